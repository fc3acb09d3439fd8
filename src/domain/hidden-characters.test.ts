import { expect, it } from 'vitest'
import { removeHiddenCharacters, tidyTypedText } from './hidden-characters.ts'

it.each([
  ['Casa \u202Eodidnev', 'Casa odidnev'],
  ['\u2066Ana\u2069\u200f \u061c\u200b', 'Ana '],
  ['a\u0007b\u009fc\ufeff\u00adsu', 'abcsu'],
  ['Linha\r\numa\tduas', 'Linha\r\numa\tduas'],
  ['👨\u200d👩\u200d👧 — “sim”, não', '👨\u200d👩\u200d👧 — “sim”, não'],
])('of %j stays %j', (text, shown) => {
  expect(removeHiddenCharacters(text)).toBe(shown)
  expect(tidyTypedText(text)).toBe(shown)
})

it('of what is typed nothing stays that no database keeps', () => {
  expect(tidyTypedText('a\0b\ud83d')).toBe('ab')
})

import { describe, expect, it } from 'vitest'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { foldLotText } from './fold-lot-text.ts'
import { readLotText } from './read-lot-text.ts'

const repeat =
  (piece: string, first = '') =>
  (length: number) =>
    (first + piece.repeat(length)).slice(0, length)
const texts = [
  ...hostileTexts.map(({ make }) => make),
  repeat('İ'),
  repeat("A'"),
  repeat(' ', 'area total'),
  repeat('\n ', 'matrícula'),
]

describe('the hostile text of a lot’s page', () => {
  /** What grows with the square of the length takes seconds for each of several texts, and all of them together less than one. */
  it('is read to its end, whatever it repeats', () => {
    for (const make of texts) expect(readLotText(make(20_000), '2026-11-28')).toHaveProperty('title')
  })

  it.each([
    ['blanks', `a${' \t\u00a0'.repeat(50)}b`, 'a b'],
    ['empty lines', `a${'\n \r\n'.repeat(50)}b`, 'a\n\nb'],
  ])('has no runs of %s to look past', (_, given, text) => {
    expect(foldLotText(given)).toEqual({ text, folded: text })
  })

  it('names a city of at most so many letters as a word has', () => {
    expect(readLotText(`Casa em ${'A'.repeat(60)} - GO`, '2026-11-28').city?.value.length ?? 0).toBeLessThan(
      60,
    )
    expect(readLotText('Casa em Aparecida de Goiânia - GO', '2026-11-28').city?.value).toBe(
      'Aparecida de Goiânia',
    )
  })
})

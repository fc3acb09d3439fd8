import { expect, it } from 'vitest'
import { appendNotes } from './append-notes.ts'

it.each<[string, readonly string[], string]>([
  ['', ['Ligar.'], 'Ligar.'],
  [' \n', ['Ligar.'], 'Ligar.'],
  ['Ver telhado.', ['Ligar.'], 'Ver telhado.\nLigar.'],
  ['Ver telhado.\n\n', ['Ligar.'], 'Ver telhado.\nLigar.'],
  ['Ver telhado.', ['Ligar.', 'Pagar.'], 'Ver telhado.\nLigar.\nPagar.'],
  ['Ligar.', ['Ligar.'], 'Ligar.'],
  ['Ligar.\nVer telhado.', ['Ligar.'], 'Ligar.\nVer telhado.'],
  ['Ver.\nLigar.\nFim.', ['Ligar.'], 'Ver.\nLigar.\nFim.'],
  ['Ligar. Já.', ['Ligar.'], 'Ligar. Já.\nLigar.'],
  ['Religar.', ['Ligar.'], 'Religar.\nLigar.'],
  ['Um\ndois\ntrês', ['Um\ndois'], 'Um\ndois\ntrês'],
  ['Um\ndois', ['dois\nUm'], 'Um\ndois\ndois\nUm'],
  ['Ver.', [''], 'Ver.'],
  ['Ver.', [], 'Ver.'],
])('to %j are added %j', (written, notes, expected) => {
  const once = appendNotes(written, notes)
  expect(once).toBe(expected)
  expect(appendNotes(once, notes)).toBe(once)
})

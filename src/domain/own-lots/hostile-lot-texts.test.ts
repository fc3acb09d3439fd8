import { describe, expect, it } from 'vitest'
import { collectPatterns, countSteps } from '#test/support/counted-pattern.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { foldLotText } from './fold-lot-text.ts'
import { readLotText } from './read-lot-text.ts'

const today = '2026-11-28'
const repeat =
  (piece: string, first = '') =>
  (length: number) =>
    (first + piece.repeat(length)).slice(0, length)
const texts = [
  ...hostileTexts,
  ...[
    ['İ'],
    ["A'"],
    ['Ab '],
    ['1.'],
    [' ', 'area total'],
    ['\n ', 'matrícula'],
    ['n.', 'matrícula '],
    ['nº ', 'matrícula '],
    ['matricula n.º '],
    ['area total de aprox'],
    ['terreno com area total de '],
    ['a', 'uf: '],
    ['a ', 'estado: '],
    ['lance  minimo '],
    ['Casa, ', 'Terreno de '],
    ['r$ 1.000.000', 'lance minimo '],
  ].map(([piece = '', first = '']) => ({
    name: `${first}${piece} and so on`.trim(),
    make: repeat(piece, first),
  })),
]
/** A page that has some of everything, and one that has nothing, so that all is looked for. */
const pages = [
  'Apartamento de 3 quartos (três),  2 vagas, área total de 100 m², 1ª praça 12/12/2026 às 10:00, R$ 100.000,00. Rua das Flores 5, Anápolis/GO. Matrícula nº 1.234\n',
  'Nada  disto.\n',
].map(piece => repeat(piece))
const [shorter, longer] = [300, 600]

/** What a pattern is searched for in: the text as it was given, tidied, or folded. */
const sides = {
  given: (text: string) => text,
  text: (text: string) => foldLotText(text).text,
  folded: (text: string) => foldLotText(text).folded,
}
/** Those that search the whole of a page; titles and citations have a length of their own. */
const searches = collectPatterns(shorter, () => {
  for (const page of pages) readLotText(page(longer), today)
}).map(({ pattern, text }) => ({
  pattern,
  side: Object.values(sides).find(side => pages.some(page => side(page(longer)) === text)) ?? sides.text,
}))

describe('the hostile text of a lot’s page', () => {
  it.each(texts)('is read to its end, and of twice the length with twice the work: $name', ({ make }) => {
    expect(searches.length).toBeGreaterThan(30)
    for (const { pattern, side } of searches) {
      const steps = countSteps(pattern, side(make(shorter)), 1e6)
      expect(steps, String(pattern)).toBeLessThan(1e6)
      // Looking past words of at most so many letters costs the same at every place.
      const most = steps * 2.2 + 5_000
      expect(countSteps(pattern, side(make(longer)), 1e6), String(pattern)).toBeLessThanOrEqual(most)
    }
    expect(readLotText(make(20_000), today)).toHaveProperty('title')
  })

  it.each([
    ['blanks', `a${' \t\u00a0'.repeat(50)}b`, 'a b'],
    ['empty lines', `a${'\n \r\n'.repeat(50)}b`, 'a\n\nb'],
  ])('has no runs of %s to look past', (_, given, text) => {
    expect(foldLotText(given)).toEqual({ text, folded: text })
  })

  it('names a city of at most so many letters as a word has', () => {
    expect(readLotText(`Casa em ${'A'.repeat(60)} - GO`, today).city?.value.length ?? 0).toBeLessThan(60)
    expect(readLotText('Casa em Aparecida de Goiânia - GO', today).city?.value).toBe('Aparecida de Goiânia')
  })
})

describe('the count of a pattern’s work', () => {
  it.each([
    [/ab/g, 'abab', 4],
    [/a+b/, 'aaa', 15],
    [/(?:a|b)*c/, 'ab', 15],
  ])('of %s in %s is %i', (pattern, text, steps) => {
    expect(countSteps(pattern, text, 1_000)).toBe(steps)
  })

  it('grows with the square, or without end, where a run is tried from each of its places', () => {
    const grows = (pattern: RegExp, text: string) =>
      countSteps(pattern, text.repeat(200), 1e6) / countSteps(pattern, text.repeat(100), 1e6)
    expect(grows(/\p{Lu}+\//u, 'A')).toBeGreaterThan(3.5)
    expect(countSteps(/m(?:n\.?\.?)*\d/, `m${'n.'.repeat(40)}`, 1e6)).toBe(Number.POSITIVE_INFINITY)
  })
})

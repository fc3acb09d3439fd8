import { expect, it } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { ParseBudget } from './sentence-reading.ts'
import { readSentence } from './read-sentence.ts'

const gazetteer = knownGazetteer()
const effortOf = (text: string): ParseBudget => {
  const effort = new ParseBudget()
  readSentence(text, gazetteer, new Date(0), effort)
  return effort
}
const long = (words: string): string => words.repeat(Math.ceil(2_000 / words.length)).slice(0, 2_000)

it.each(['santa santo sao santa ', 'sao jose do ', 'em sao ', 'campinaz ', 'centro ', 'santa santx '])(
  'a sentence of 2,000 characters of "%s" compares and looks up no more names than the limits allow',
  words => {
    const effort = effortOf(long(words))
    expect(effort.lookups).toBeGreaterThan(100)
    expect(effort.comparisons).toBeLessThanOrEqual(600)
    // A lookup among many places counts for several, the last one whole.
    expect(effort.lookups).toBeLessThanOrEqual(2_600)
  },
)

it('a sentence that a person would write needs only a part of the allowed effort', () => {
  const effort = effortOf(
    'apartamento na zona norte de sao paulo, perto do metro tucuruvi, que aceite financiamento e fgts, ate 350 mil reais, com 2 quartos e vaga de garagem, em Sao Jose do Roi Preto',
  )
  expect(effort.comparisons).toBeLessThan(300)
  expect(effort.lookups).toBeLessThan(1_000)
})

it('keeps what was read of a sentence before its effort was spent', () => {
  const { criteria } = readSentence(
    `casa em Campinas até 200 mil ${long('santa santo sao santa ')}`,
    gazetteer,
    null,
  )
  expect(criteria).toMatchObject({ category: ['casa'], city: ['CAMPINAS'] })
})

it.each([
  'até 100 e 200 mil ',
  '1 ',
  'entre 2 e 3 quartos ',
  'avaliado em 200 mil ',
  'condomínio até ',
  'não quero nada acima de 3 ',
  'digo 3 quartos ',
  'não precisa ser em 3 ',
  '10x30 ',
  '2/4 ',
  'renda de 4 mil minha esposa 3 mil ',
  '% ',
])('each number of 2,000 characters of "%s" is attached once, whatever stands around it', words => {
  const text = long(words)
  const effort = effortOf(text)
  expect(effort.quantities).toBeLessThanOrEqual(text.split(/\D+/).length + 40)
  expect(effort.lookups).toBeLessThanOrEqual(2_600)
  const twice = new ParseBudget()
  readSentence(text + text, gazetteer, null, twice)
  expect(twice.quantities).toBeLessThanOrEqual(2 * effort.quantities + 40)
})

import { describe, expect, it } from 'vitest'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { writeCriteria } from '../search-criteria.ts'
import { readSentence } from './read-sentence.ts'

const gazetteer = knownGazetteer()
const read = (sentence: string) => readSentence(sentence, gazetteer, null)

describe('what fits the family’s means', () => {
  it.each<[sentence: string, criteria: Record<string, string | string[]>]>([
    ['2 quartos que cabe no meu bolso', { minRooms: '2' }],
    ['2 quartos que caiba no meu bolso', { minRooms: '2' }],
    ['que cabe no meu bolso, 2 quartos', { minRooms: '2' }],
    ['o que cabe no meu bolso com 2 quartos?', { minRooms: '2' }],
    ['casa de 3 quartos cabendo no nosso bolso', { category: 'casa', minRooms: '3' }],
    [
      'apartamento de 2 quartos em Goiânia que cabe no meu bolso',
      { city: 'GOIANIA', category: 'apartamento', minRooms: '2' },
    ],
    ['apto com 2 vagas que caibam dentro do meu orçamento', { category: 'apartamento', minGarage: '2' }],
    ['quero 2 quartos que cabem na minha renda', { minRooms: '2' }],
    ['casa até 150 mil que cabe no bolso', { category: 'casa', maxPrice: '150000' }],
  ])('“%s” is a search with all that it says, and understood to the end', (sentence, criteria) => {
    const { kind, fitsMeans, notUnderstood, criteria: found } = read(sentence)
    expect({ kind, fitsMeans, notUnderstood, criteria: writeCriteria(found) }).toEqual({
      kind: 'search',
      fitsMeans: true,
      notUnderstood: [],
      criteria,
    })
  })

  it.each([
    ['o que cabe no meu bolso?', true],
    ['o que cabe no nosso bolso', true],
    ['quantas vagas cabem na garagem', false],
    ['casa que caiba no orçamento de 200 mil', false],
    ['apto que cabe na renda de 4 mil', false],
    ['casa em Goiânia', false],
    ['', false],
  ])('“%s” asks for it: %s', (sentence, fits) => {
    expect(read(sentence).fitsMeans).toBe(fits)
  })

  it('an amount stays the price, or the income', () => {
    expect(writeCriteria(read('casa que caiba no orçamento de 200 mil').criteria)).toEqual({
      category: 'casa',
      maxPrice: '200000',
    })
    expect(read('apto que cabe na renda de 4 mil').facts.income).toBe(4_000_00)
  })
})

import { expect, test } from 'vitest'
import { writeSavedFilters } from '../saved-filters.ts'
import { buildGazetteer } from './gazetteer.ts'
import { readSentence } from './read-sentence.ts'

const nowhere = buildGazetteer({ cities: [], neighborhoods: [] })
const read = (sentence: string) => {
  const { criteria, notUnderstood } = readSentence(sentence, nowhere, null)
  return { filters: writeSavedFilters(criteria), notUnderstood }
}

test.each<[sentence: string, filters: object]>([
  ['ganhamos 4 mil, temos 60 mil de entrada, 12 mil de fgts e somos 4', { downPayment: 60_000 }],
  ['ganho 4 mil e tenho 12.400 no FGTS', {}],
  ['renda de 4 mil, meu FGTS é de 8.500', {}],
  ['apartamento, casal com 2 filhos', { category: 'apartamento' }],
  ['apartamento para família de 5 pessoas', { category: 'apartamento' }],
  ['apartamento até 200 mil com 20 mil de fgts', { category: 'apartamento', maxPrice: 200_000 }],
])('“%s” is no limit of the price and asks for no FGTS', (sentence, filters) => {
  expect(read(sentence)).toEqual({ filters, notUnderstood: [] })
})

test.each<[sentence: string, filters: object]>([
  ['apartamento que aceita FGTS até 200 mil', { category: 'apartamento', fgts: true, maxPrice: 200_000 }],
  ['apartamento até 150 mil com fgts', { category: 'apartamento', fgts: true, maxPrice: 150_000 }],
  ['apartamento com fgts e 2 quartos', { category: 'apartamento', fgts: true, minRooms: 2 }],
])('“%s” asks for FGTS', (sentence, filters) => {
  expect(read(sentence).filters).toEqual(filters)
})

import { expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { writeSearchHead } from './search-head.ts'

const goiania = { ...emptyCriteria, state: ['GO' as const], city: ['goiania'] }
const states = ['GO' as const]
const found = { total: 35, states, items: [{ city: 'GOIANIA', state: 'GO' as const }] }

it('lets search engines list the search of everything alone, and not of the demonstration', () => {
  const plain = { canonical: '/search', isIndexed: true }
  expect(writeSearchHead(emptyCriteria, 1, found, false)).toMatchObject(plain)
  expect(writeSearchHead(emptyCriteria, 1, found, true).isIndexed).toBe(false)
  for (const head of [
    writeSearchHead(emptyCriteria, 2, found, false),
    writeSearchHead({ ...emptyCriteria, sort: 'price' }, 1, found, false),
    writeSearchHead({ ...emptyCriteria, minRooms: 2 }, 1, found, false),
  ])
    expect(head).toMatchObject({ canonical: '/imoveis', isIndexed: false })
})

it('names the place and how many there are', () => {
  expect(writeSearchHead(goiania, 2, found, false)).toMatchObject({
    title: 'Buscar Imóveis da Caixa em Goiânia, GO, página 2',
    description: expect.stringContaining('35 imóveis da Caixa em Goiânia, GO'),
  })
})

it('leads to the page of the place, and of its type', () => {
  const canonical = (criteria: typeof goiania, items = found.items) =>
    writeSearchHead(criteria, 1, { total: 1, states, items }, false).canonical
  expect(canonical(goiania)).toBe('/imoveis/go/goiania')
  expect(canonical({ ...goiania, category: ['casa'] })).toBe('/imoveis/go/goiania/casa')
  expect(canonical({ ...goiania, city: [], category: ['casa'] })).toBe('/imoveis/go')
})

it('leads to the state where the name is no city’s with a listing, or one of several', () => {
  const canonical = (city: string[], items = found.items) =>
    writeSearchHead({ ...goiania, city }, 1, { total: 1, states, items }, false).canonical
  expect(canonical(['goian'])).toBe('/imoveis/go')
  expect(canonical(['goiania'], [])).toBe('/imoveis/go')
  expect(canonical(['goiania', 'anapolis'])).toBe('/imoveis/go')
})

it('takes the state of a city that the search names alone from the listings, where all are of one', () => {
  const canonical = (items: Parameters<typeof writeSearchHead>[2]['items']) =>
    writeSearchHead({ ...emptyCriteria, city: ['goiania'] }, 1, { total: 2, states, items }, false).canonical
  expect(canonical([{ city: 'GOIANIA', state: 'GO' }])).toBe('/imoveis/go/goiania')
  expect(
    canonical([
      { city: 'GOIANIA', state: 'GO' },
      { city: 'GOIANIA', state: 'MA' },
    ]),
  ).toBe('/imoveis')
})

it('leads to the country where the state has no listings, for then it has no page', () => {
  const canonical = (states: Parameters<typeof writeSearchHead>[2]['states']) =>
    writeSearchHead({ ...emptyCriteria, state: ['AC'] }, 1, { total: 0, states, items: [] }, false).canonical
  expect(canonical(['GO'])).toBe('/imoveis')
  expect(canonical(['AC', 'GO'])).toBe('/imoveis/ac')
  expect(canonical(undefined)).toBe('/imoveis/ac')
})

import { expect, it } from 'vitest'
import { criteriaFields } from './search-criteria.ts'
import { findUnknownFilters } from './unknown-filters.ts'

it.each([
  ['maxprice', 'Não há um filtro com este nome; há maxPrice.'],
  ['minPrices', 'Não há um filtro com este nome; há minPrice.'],
  ['citty', 'Não há um filtro com este nome; há city.'],
  ['preco_max', 'Não há um filtro com este nome.'],
  ['', 'Não há um filtro com este nome.'],
  ['maxPrice'.repeat(10_000), 'Não há um filtro com este nome.'],
])('a name that is no filter is refused with the nearest that is (%#)', (name, refusal) => {
  expect(findUnknownFilters({ state: 'GO', [name]: 1 }, criteriaFields)).toEqual({ [name]: refusal })
})

it('at most 20 names are refused one by one', () => {
  const given = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`x${at}`, null]))
  expect(Object.keys(findUnknownFilters(given, criteriaFields))).toHaveLength(20)
})

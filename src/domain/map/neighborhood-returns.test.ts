import { expect, test } from 'vitest'
import { buildTestIndex } from '#test/support/listing-source.ts'
import { createListing } from '#test/support/catalogue.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { MunicipalityTable } from '#domain/search/index/place-dictionary.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { listMatches, listNeighborhoodReturns } from './neighborhood-returns.ts'

const nowhere: MunicipalityTable = { find: () => null, recognize: () => [], named: () => [] }
const now = new Date('2026-11-20T12:00:00Z')
const listing = (id: string, neighborhood: string, price: number, evaluation: number | null) =>
  createListing({
    id,
    state: 'GO',
    city: 'GOIANIA',
    neighborhood,
    price: price * 100,
    evaluation: evaluation === null ? null : evaluation * 100,
  })
const listings = [
  listing('1', 'SETOR BUENO', 100_000, 200_000),
  listing('2', 'SETOR BUENO', 150_000, 200_000),
  listing('3', 'SETOR BUENO', 180_000, 200_000),
  listing('4', 'SETOR BUENO', 180_000, null),
  listing('5', 'CENTRO', 100_000, 200_000),
  listing('6', 'CENTRO', 100_000, 200_000),
  listing('7', '', 100_000, 200_000),
]
const index = buildTestIndex(listings, nowhere)

test('a neighborhood has the median of the returns that its listings show; unknown ones count for none', () => {
  const returns = listNeighborhoodReturns(index, listMatches(index, emptyCriteria, now))
  expect(returns).toHaveLength(1)
  const [bueno] = returns
  expect(bueno).toMatchObject({ state: 'GO', total: 4, known: 3 })
  expect(bueno?.netReturn).toBe(presentProperty(listings[1]!, { index, now }).netRoi)
})

test('a search counts its own matches alone', () => {
  const matches = listMatches(index, { ...emptyCriteria, maxPrice: 160_000 }, now)
  expect(listNeighborhoodReturns(index, matches)).toEqual([])
})

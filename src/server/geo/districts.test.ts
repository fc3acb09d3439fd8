import { expect, it } from 'vitest'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { caseTime } from '#test/support/case-listings.ts'
import { createListing } from '#test/support/catalogue.ts'
import { findCityPlace } from './municipalities.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { findListingPage } from '#domain/search/index/search-listings.ts'

const index = buildIndex(
  listedToday([
    createListing({ id: '1', state: 'PR', city: 'ALEXANDRA' }),
    createListing({ id: '2', state: 'PR', city: 'ALTONIA' }),
    createListing({ id: '3', state: 'PR', city: 'PARANAGUA' }),
  ]),
)
const find = (criteria: Partial<Criteria>) =>
  numbersAt(
    index,
    findListingPage(index, { ...emptyCriteria, ...criteria }, { page: 0, limit: 9 }, caseTime).positions,
  ).toSorted()

it('a listing that the bank puts into a district is found in its municipality, and placed there', () => {
  expect(find({ near: 'Paranaguá,PR' })).toEqual(['1', '3'])
  expect(find({ city: ['PARANAGUA'] })).toEqual(['1', '3'])
  expect(find({ city: ['Paranaguá'], state: ['PR'] })).toEqual(['1', '3'])
  expect(find({ city: ['ALEXANDRA'] })).toContain('1')
  expect(findCityPlace('PR', 'ALEXANDRA')).toEqual(findCityPlace('PR', 'Paranaguá'))
})

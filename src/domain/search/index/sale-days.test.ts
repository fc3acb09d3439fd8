import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { emptyCriteria, type Criteria } from '../search-criteria.ts'
import { findCuratedPage } from './curated-page.ts'
import { findListingPage } from './search-listings.ts'

const now = new Date('2026-01-10T12:00:00-03:00')
const dated = (id: string, first: string | null, second: string | null = null) =>
  createListing({ id, modality: 'leilao', firstAuctionAt: first, secondAuctionAt: second })
const index = buildIndex(
  listedToday([
    dated('1', '2026-01-10T00:00:00-03:00'),
    dated('2', '2026-01-10T10:00:00-03:00'),
    dated('3', '2026-01-10T20:00:00-03:00'),
    dated('4', '2026-01-11T00:00:00-03:00'),
    dated('5', '2026-01-09T00:00:00-03:00', '2026-01-10T00:00:00-03:00'),
    dated('6', '2026-01-09T00:00:00-03:00'),
    dated('7', null),
  ]),
)
const find = (criteria: Partial<Criteria>) =>
  numbersAt(
    index,
    findListingPage(index, { ...emptyCriteria, ...criteria }, { page: 0, limit: 100 }, now).positions,
  )

describe('a sale of today without an hour', () => {
  it('is still to come until its day is over, one with an hour until then', () => {
    expect(find({ hasAuctionDate: true }).toSorted()).toEqual(['1', '3', '4', '5'])
    expect(find({ hasAuctionDate: false }).toSorted()).toEqual(['2', '6', '7'])
    expect(find({ closesWithin: 0 }).toSorted()).toEqual(['1', '3', '5'])
  })

  it('comes first in the order of the dates and among those that end soon', () => {
    expect(find({ sort: 'auction' }).slice(0, 4)).toEqual(['5', '1', '3', '4'])
    const ending = numbersAt(index, findCuratedPage(index, 'ending', 100, now).positions)
    expect(ending.slice(0, 4).toSorted()).toEqual(['1', '3', '4', '5'])
    expect(ending.indexOf('1')).toBeLessThan(ending.indexOf('3'))
  })
})

import { foldText } from '../fold-text.ts'
import { findNextAuction } from './next-auction.ts'
import { parseCityTerm } from './city-term.ts'
import type { Criteria } from './search-criteria.ts'
import type { SearchableListing } from './searchable-listing.ts'
import { parseTextTerms } from './text-terms.ts'

const isAmong = <T>(wanted: readonly T[], value: T | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.includes(value))

/** Whether a value is in a range, both ends inclusive; an unknown value is in no range. */
const isWithin = (value: number | null, min: number | null, max: number | null = null): boolean =>
  (min === null || (value !== null && value >= min)) && (max === null || (value !== null && value <= max))

const same = <T>(wanted: T | null, value: T | null): boolean => wanted === null || wanted === value

/**
 * Creates the test whether a listing meets the criteria. It gives the same answer as SQL search
 * (server/catalogue/search-conditions.ts; both run on test/support/search-cases.ts). It does not check whether the listing
 * is still offered.
 */
export function createCriteriaMatcher(
  criteria: Criteria,
  now: Date,
): (listing: SearchableListing) => boolean {
  const cities = criteria.city.map(parseCityTerm)
  const neighborhoods = criteria.neighborhood.map(foldText)
  const terms = parseTextTerms(criteria.text ?? '')
  return listing =>
    isAmong(criteria.state, listing.state) &&
    (cities.length === 0 ||
      cities.some(({ key, whole }) => (whole ? listing.cityKey === key : listing.cityKey.includes(key)))) &&
    isAmong(neighborhoods, listing.neighborhoodKey) &&
    same(criteria.category, listing.category) &&
    isAmong(criteria.modality, listing.modality) &&
    isWithin(listing.price, criteria.minPrice, criteria.maxPrice) &&
    isWithin(listing.area, criteria.minArea, criteria.maxArea) &&
    isWithin(listing.discount, criteria.minDiscount) &&
    isWithin(listing.netRoi, criteria.minNetRoi) &&
    isWithin(listing.rooms, criteria.minRooms) &&
    isWithin(listing.garage, criteria.minGarage) &&
    same(criteria.financing, listing.financing) &&
    same(criteria.fgts, listing.fgts) &&
    same(criteria.occupancy, listing.occupancy) &&
    (criteria.hasAuctionDate === null ||
      criteria.hasAuctionDate ===
        (findNextAuction(listing.firstAuctionAt, listing.secondAuctionAt, now) !== null)) &&
    terms.every(
      term => term.state === listing.state || term.words.every(word => listing.searchText.includes(word)),
    )
}

import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { SearchResult, ListingSource } from '#domain/consultant/consultant-answer.ts'
import { searchListings } from '#domain/consultant/search-listings.ts'
import type { PlaceCorrection } from '#domain/search/sentence/sentence-reading.ts'
import { noPersonFacts } from '#domain/search/sentence/person-facts.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { createListing } from './catalogue.ts'
import { createListingSource } from './listing-source.ts'

export const noFlags = { highROI: false, highDiscount: false }
/** Returns a house, in Anápolis by default. */
export const createConsultantListing = (id: string, overrides: Partial<CataloguedListing> = {}) =>
  createListing({
    id,
    state: 'GO',
    city: 'ANAPOLIS',
    neighborhood: 'JARDIM AMERICA',
    category: 'casa',
    propertyType: 'Casa',
    description: 'Casa, 70.00 de área privativa, 2 qto(s).',
    price: 90_000_00,
    evaluation: 100_000_00,
    ...overrides,
  })
/** Eight houses, in five cities. */
export const consultantListings = [
  createConsultantListing('1', { price: 74_900_00, evaluation: 166_500_00 }),
  createConsultantListing('2', { price: 120_000_00, evaluation: 130_000_00, financing: true, rooms: 3 }),
  createConsultantListing('3', { price: 95_000_00, evaluation: 100_000_00, garage: 2 }),
  createConsultantListing('4', { city: 'BONITO', state: 'MS', price: 50_000_00 }),
  createConsultantListing('5', { city: 'BONITO', state: 'PE', price: 60_000_00 }),
  createConsultantListing('6', { city: 'NATAL', state: 'RN', price: 70_000_00 }),
  createConsultantListing('7', { city: 'NATALANDIA', state: 'MG', price: 10_000_00 }),
  createConsultantListing('8', { city: 'BONITO', state: 'PE', price: 61_000_00 }),
]

/** Returns the result of a search among these houses or from another source. */
export const searchConsultantListings = (
  change: Partial<Criteria>,
  {
    flags = noFlags,
    notUnderstood = [],
    corrections = [],
    on = createListingSource(consultantListings),
    turn = 0,
  }: {
    flags?: SentenceUnderstanding['flags']
    notUnderstood?: string[]
    corrections?: PlaceCorrection[]
    on?: ListingSource<ConsultantListing>
    turn?: number
  } = {},
): Promise<SearchResult<ConsultantListing>> =>
  searchListings(
    {
      kind: 'search',
      criteria: { ...emptyCriteria, ...change },
      flags,
      facts: noPersonFacts,
      listingId: null,
      notUnderstood,
      corrections,
    },
    turn,
    on,
  )

import { type Criteria, everything } from '#domain/search/criteria.ts'
import type { CataloguedListing } from '#domain/property/property.ts'
import type { Found, ListingSource } from '#domain/consultant/answer.ts'
import { searching } from '#domain/consultant/searching.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'
import type { Property } from '#contract/property.ts'
import { listing } from './catalogue.ts'
import { shelfOf } from './consultant-shelf.ts'

export const noFlags = { highROI: false, highDiscount: false }
/** Returns a house, in Anápolis by default. */
export const house = (id: string, overrides: Partial<CataloguedListing> = {}) =>
  listing({
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
export const houses = [
  house('1', { price: 74_900_00, evaluation: 166_500_00 }),
  house('2', { price: 120_000_00, evaluation: 130_000_00, financing: true, rooms: 3 }),
  house('3', { price: 95_000_00, evaluation: 100_000_00, garage: 2 }),
  house('4', { city: 'BONITO', state: 'MS', price: 50_000_00 }),
  house('5', { city: 'BONITO', state: 'PE', price: 60_000_00 }),
  house('6', { city: 'NATAL', state: 'RN', price: 70_000_00 }),
  house('7', { city: 'NATALANDIA', state: 'MG', price: 10_000_00 }),
  house('8', { city: 'BONITO', state: 'PE', price: 61_000_00 }),
]

/** Returns the result of a search among these houses or on another shelf. */
export const find = (
  change: Partial<Criteria>,
  {
    flags = noFlags,
    notUnderstood = [],
    on = shelfOf(houses),
    turn = 0,
  }: {
    flags?: Understanding['flags']
    notUnderstood?: string[]
    on?: ListingSource<Property>
    turn?: number
  } = {},
): Promise<Found<Property>> =>
  searching(
    { kind: 'search', criteria: { ...everything, ...change }, flags, listingId: null, notUnderstood },
    turn,
    on,
  )

import fc from 'fast-check'
import { type CataloguedListing, categories, modalities, occupancies } from '#domain/property/listing.ts'
import { quoteCity } from '#domain/search/city-term.ts'
import { type Criteria, emptyCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { states } from '#domain/states.ts'
import { tidyText } from '#domain/fold-text.ts'
import { createListing } from './catalogue.ts'
import { caseTime } from './search-cases.ts'

const words = [
  'Centro',
  'SÃO',
  'Paulo',
  'céu',
  'AZUL',
  '100%',
  'a_b',
  'c\\d',
  'para',
  'Goiás',
  'mato',
  'grosso',
  'do',
  'sul',
  "d'oeste",
  'x',
]
const word = fc.constantFrom(...words)
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map(parts => parts.join(' '))
const uf = fc.constantFrom(...states.map(state => state.uf).filter(uf => 'SP PA GO MS MT'.includes(uf)))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const few = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant([]), fc.uniqueArray(value, { maxLength: 3 }))
const centavos = fc.constantFrom(
  1_00,
  99_999_99,
  100_000_00,
  100_000_01,
  150_000_00,
  300_000_00,
  2_000_000_00,
)
const squareMetres = fc.constantFrom(0.5, 10, 48.35, 80, 300)
const moment = fc
  .integer({ min: -3, max: 3 })
  .map(days => new Date(caseTime.getTime() + days * 86_400_000).toISOString())

/** Listings that differ in few values, so that criteria match some of them and ties are frequent. */
const arbitraryListing: fc.Arbitrary<Omit<CataloguedListing, 'id'>> = fc
  .record({
    state: uf,
    city: phrase,
    neighborhood: fc.oneof(fc.constant(''), phrase),
    address: phrase,
    description: phrase,
    category: maybe(fc.constantFrom(...categories)),
    modality: maybe(fc.constantFrom(...modalities)),
    price: centavos,
    evaluation: maybe(centavos),
    area: maybe(squareMetres),
    rooms: maybe(fc.integer({ min: 1, max: 4 })),
    garage: maybe(fc.integer({ min: 1, max: 3 })),
    financing: maybe(fc.boolean()),
    fgts: maybe(fc.boolean()),
    occupancy: maybe(fc.constantFrom(...occupancies)),
    firstAuctionAt: maybe(moment),
    secondAuctionAt: maybe(moment),
    photoMissing: fc.boolean(),
    firstSeenAt: moment,
    gone: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
  })
  .map(overrides => createListing(overrides))

/** Returns the same listings for the same seed, each with a number of its own, short and long ones. */
export const someListings = (howMany: number, seed: number): CataloguedListing[] =>
  fc
    .sample(arbitraryListing, { numRuns: howMany, seed })
    .map((each, at) => ({ ...each, id: String(at % 2 === 0 ? at + 1 : 8_000_000_000_000 + at) }))

/** Criteria as `readCriteria` returns them: with many fields, or almost none. */
export const arbitraryCriteria: fc.Arbitrary<Criteria> = fc
  .record({
    state: few(uf),
    city: few(fc.oneof(phrase, phrase.map(quoteCity))),
    neighborhood: few(phrase),
    text: maybe(phrase.map(tidyText)),
    category: maybe(fc.constantFrom(...categories)),
    modality: few(fc.constantFrom(...modalities)),
    minPrice: maybe(centavos),
    maxPrice: maybe(centavos),
    minArea: maybe(squareMetres),
    maxArea: maybe(squareMetres),
    minDiscount: maybe(fc.constantFrom(0.01, 20, 33.33, 50)),
    minNetRoi: maybe(fc.constantFrom(-100, -25.7, 0, 0.01, 20, 33.33, 150)),
    minRooms: maybe(fc.integer({ min: 1, max: 4 })),
    minGarage: maybe(fc.integer({ min: 1, max: 3 })),
    financing: maybe(fc.boolean()),
    fgts: maybe(fc.boolean()),
    occupancy: maybe(fc.constantFrom(...occupancies)),
    hasAuctionDate: maybe(fc.boolean()),
    sort: fc.constantFrom(...sortOrders),
  })
  .chain(whole =>
    // Most fields at once would match nothing: at most three are kept.
    fc.subarray(Object.keys(whole) as (keyof Criteria)[], { maxLength: 3 }).map(
      kept =>
        ({
          ...emptyCriteria,
          ...Object.fromEntries(kept.map(field => [field, whole[field]])),
          sort: whole.sort,
        }) as Criteria,
    ),
  )
  .filter(
    ({ minPrice, maxPrice, minArea, maxArea }) =>
      (minPrice ?? 0) <= (maxPrice ?? Number.MAX_VALUE) && (minArea ?? 0) <= (maxArea ?? Number.MAX_VALUE),
  )

import fc from 'fast-check'
import { type CataloguedListing, categories, modalities, occupancies } from '#domain/property/listing.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { regions } from '#domain/regions.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import type { StateLists } from '#domain/search/index/listing-index.ts'
import { type SearchableListing, toDayNumber } from '#domain/search/index/searchable-listing.ts'
import { type Criteria, emptyCriteria, sortOrders, unknownAnswers } from '#domain/search/search-criteria.ts'
import { states, type Uf } from '#domain/states.ts'
import { tidyText } from '#domain/fold-text.ts'
import { createListing } from './catalogue.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { caseTime } from './search-cases.ts'
import { listedCities, seatNames, smallGazetteer } from './small-gazetteer.ts'

const words = [
  'Centro',
  'SÃO',
  'Paulo',
  'Jardim',
  'Florença',
  'Joinville',
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
  'Terreno',
  'sala',
  'Sobrado,',
  'N.12',
  '123',
]
const word = fc.constantFrom(...words)
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map(parts => parts.join(' '))
/** Words as they are typed: whole, or only their beginnings, or a few that mean more than themselves. */
const typedWord = fc.oneof(
  word,
  fc.tuple(word, fc.integer({ min: 1, max: 4 })).map(([whole, letters]) => whole.slice(0, letters)),
  fc.constantFrom(
    'apto',
    'flat',
    'lote',
    'chacara',
    'loja',
    'sp',
    'Pará',
    'São Paulo',
    'area',
    'ville',
    'casa',
  ),
)
const typed = fc.array(typedWord, { minLength: 1, maxLength: 3 }).map(parts => tidyText(parts.join(' ')))
const uf = fc.constantFrom<Uf>('SP', 'ES', 'SC', 'GO', 'PA', 'PB')
const cityName = fc.oneof(
  fc.constantFrom(...listedCities).map(({ city }) => tidyText(city)),
  fc.constantFrom('itu', 'vit', 'OESTE', 'belém', 'vitoria', 'sao', '%', '_', 'nada', 'santa barbara d'),
)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const few = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(fc.constant<T[]>([]), fc.uniqueArray(value, { maxLength: 3 }))
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
const dayMs = 86_400_000
const moment = fc
  .integer({ min: -3, max: 3 })
  .map(days => new Date(caseTime.getTime() + days * dayMs).toISOString())
const day = fc
  .integer({ min: 0, max: 8 })
  .map(days => new Date(Date.UTC(2026, 0, 9) - days * dayMs).toISOString().slice(0, 10))

/** A point a listing may have, two of them in the drawn areas below. */
const place = fc.constantFrom<GeographicPlace>(
  { lat: -23.55, lng: -46.63, precision: 'address' },
  { lat: -22.9056, lng: -47.0608, precision: 'city' },
  { lat: -16.68, lng: -49.26, precision: 'neighborhood' },
  { lat: -22.2, lng: -48.7, precision: 'state' },
)
const square = (south: number, west: number, size: number): string =>
  encodeShape([
    { lat: south, lng: west },
    { lat: south, lng: west + size },
    { lat: south + size, lng: west + size },
    { lat: south + size, lng: west },
  ])
const shape = fc.constantFrom(
  square(-24, -47, 1),
  square(-23, -49, 2.5),
  square(-30, -60, 20),
  square(-2, -49, 0.5),
)

/** When a list named a listing first, and last at a lower price. */
interface ListedDates {
  firstListedOn: string
  lastCutOn: string | null
}

/** Listings that differ in few values, so that criteria match some of them and ties are frequent. */
const arbitraryListing: fc.Arbitrary<Omit<CataloguedListing, 'id'> & ListedDates> = fc
  .record({
    listed: fc.constantFrom(...listedCities),
    neighborhood: fc.oneof(fc.constant(''), phrase),
    address: phrase,
    description: fc.oneof(
      phrase,
      phrase.map(head => `${head}, 0.00 de área total, 48.35 de área privativa, 0.00 de área do terreno.`),
    ),
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
    place: maybe(place),
    photoMissing: fc.boolean(),
    firstSeenAt: moment,
    firstListedOn: day,
    lastCutOn: maybe(day),
    gone: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
  })
  .map(({ listed, firstListedOn, lastCutOn, ...overrides }) => ({
    ...createListing({ ...listed, ...overrides }),
    firstListedOn,
    lastCutOn,
  }))

/** Returns the same listings for the same seed, each with a number of its own, short and long ones. */
export const someListings = (howMany: number, seed: number): (CataloguedListing & ListedDates)[] =>
  fc
    .sample(arbitraryListing, { numRuns: howMany, seed })
    .map((each, at) => ({ ...each, id: String(at % 2 === 0 ? at + 1 : 8_000_000_000_000 + at) }))

/** What each state's lists were: the first of São Paulo's is old, of Goiás there is a single one. */
const someLists: ReadonlyMap<string, StateLists> = new Map(
  states.map(({ uf }) => [
    uf,
    {
      first: toDayNumber(uf === 'GO' ? '2026-01-07' : uf === 'SP' ? '2025-01-01' : '2026-01-03'),
      newest: toDayNumber(uf === 'GO' ? '2026-01-07' : '2026-01-09'),
    },
  ]),
)

/** The offered ones of some listings, as naive searches look through them. */
export function someCatalogue(howMany: number, seed: number): NaiveCatalogue {
  const listings: SearchableListing[] = someListings(howMany, seed).filter(({ gone }) => !gone)
  return { listings, municipalities: smallGazetteer, lists: someLists, now: caseTime }
}

const days = fc.constantFrom(1, 2, 3, 5, 90)

/** Criteria as `readCriteria` returns them: with many fields, or almost none. */
export const arbitraryCriteria: fc.Arbitrary<Criteria> = fc
  .record<Criteria>({
    state: few(uf),
    region: few(fc.constantFrom(...regions)),
    city: few(cityName),
    notCity: few(cityName),
    neighborhood: few(phrase),
    notNeighborhood: few(phrase),
    interior: maybe(fc.boolean()),
    near: maybe(fc.constantFrom(...seatNames)),
    within: maybe(fc.constantFrom(1, 30, 60, 100, 300)),
    shape: maybe(shape),
    text: maybe(typed),
    category: few(fc.constantFrom(...categories)),
    notCategory: few(fc.constantFrom(...categories)),
    modality: few(fc.constantFrom(...modalities)),
    notModality: few(fc.constantFrom(...modalities)),
    minPrice: maybe(centavos),
    maxPrice: maybe(centavos),
    minArea: maybe(squareMetres),
    maxArea: maybe(squareMetres),
    minDiscount: maybe(fc.constantFrom(0.01, 20, 33.33, 50)),
    minNetRoi: maybe(fc.constantFrom(-100, -25.7, 0, 0.01, 20, 33.33, 150)),
    minReturn: maybe(fc.constantFrom(-100, -25.7, 0, 0.01, 20, 150)),
    maxInstalment: maybe(fc.constantFrom(1_00, 1_196_20, 1_500_00, 10_000_00)),
    downPayment: maybe(fc.constantFrom(1_00, 40_000_00, 100_000_00)),
    minRooms: maybe(fc.integer({ min: 1, max: 4 })),
    minGarage: maybe(fc.integer({ min: 1, max: 3 })),
    financing: maybe(fc.boolean()),
    fgts: maybe(fc.boolean()),
    occupancy: maybe(fc.constantFrom(...occupancies)),
    orUnknown: few(fc.constantFrom(...unknownAnswers)),
    hasAuctionDate: maybe(fc.boolean()),
    newWithin: maybe(days),
    cutWithin: maybe(days),
    closesWithin: maybe(days),
    list: maybe(fc.constantFrom(...curatedLists)),
    sort: fc.constantFrom(...sortOrders),
  })
  .chain(whole =>
    // Most fields at once would match nothing: at most four are kept.
    fc.subarray(Object.keys(whole) as (keyof Criteria)[], { maxLength: 4 }).map(kept => {
      const chosen = new Set<string>(kept)
      // A distance or a sum paid at once means nothing by itself.
      if (chosen.has('within')) chosen.add('near')
      if (chosen.has('downPayment')) chosen.add('maxInstalment')
      if (['financing', 'fgts', 'occupancy'].some(name => chosen.has(name))) chosen.add('orUnknown')
      const fields = Object.entries(whole).filter(([name]) => chosen.has(name))
      return { ...emptyCriteria, ...Object.fromEntries(fields), sort: whole.sort } as Criteria
    }),
  )
  .filter(
    ({ minPrice, maxPrice, minArea, maxArea }) =>
      (minPrice ?? 0) <= (maxPrice ?? Number.MAX_VALUE) && (minArea ?? 0) <= (maxArea ?? Number.MAX_VALUE),
  )

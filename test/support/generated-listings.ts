import fc from 'fast-check'
import { type CataloguedListing, categories, modalities, occupancies } from '#domain/property/listing.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import type { RoundRecord } from '#domain/ladder/ladder-windows.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { StateLists } from '#domain/search/index/state-lists.ts'
import { computeRungPrice, computeStartPrice, findLadderBands } from '#domain/ladder/ladder-position.ts'
import { states } from '#domain/states.ts'
import { createListing, examplePaid } from './catalogue.ts'
import { centavos, maybe, phrase, squareMetres } from './generated-values.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { caseTime } from './case-listings.ts'
import { listedCities, smallGazetteer } from './small-gazetteer.ts'

const dayMs = 86_400_000
const moment = fc
  .integer({ min: -3, max: 3 })
  .map(days => new Date(caseTime.getTime() + days * dayMs).toISOString())
const day = fc
  .integer({ min: 0, max: 8 })
  .map(days => new Date(Date.UTC(2026, 0, 9) - days * dayMs).toISOString().slice(0, 10))

/** A point a listing may have, most of them in the areas that generated criteria draw. */
const place = fc.constantFrom<GeographicPlace>(
  { lat: -23.55, lng: -46.63, precision: 'building' },
  { lat: -22.9056, lng: -47.0608, precision: 'city' },
  { lat: -16.68, lng: -49.26, precision: 'neighborhood' },
  { lat: -22.2, lng: -48.7, precision: 'state' },
)
/** When a list named a listing first, and last at a lower price. */
interface ListedDates {
  firstListedOn: string
  lastCutOn: string | null
  history: SearchableListing['history']
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
    paid: maybe(centavos.map(estimate => ({ ...examplePaid, estimate }))),
    firstSeenAt: moment,
    firstListedOn: day,
    lastCutOn: maybe(day),
    gone: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
    rung: fc.integer({ min: 0, max: 9 }),
    rebasings: fc.integer({ min: 0, max: 2 }),
    course: maybe(
      fc.record({
        cutOn: fc.constantFrom('2026-01-07', '2026-01-08', '2026-01-09'),
        /** Whether it was in Licitação before, and not listed since. */
        tendered: fc.boolean(),
      }),
    ),
    pageRead: fc.boolean(),
    debtsStated: fc.boolean(),
    condoDebtLimit: maybe(centavos),
  })
  .map(({ listed, firstListedOn, lastCutOn, rung, rebasings, course, ...overrides }) => {
    const own = createListing({ ...listed, ...overrides })
    const onLadder = own.state === 'SP' ? priceOnLadder(own.evaluation, rebasings, rung) : null
    const price = onLadder ?? own.price
    return {
      ...own,
      price,
      firstListedOn,
      lastCutOn,
      history:
        onLadder === null || course === null
          ? []
          : course.tendered
            ? tenderedHistory(price, course.cutOn, own)
            : [
                recordAt(
                  '2026-01-03',
                  priceOnLadder(own.evaluation, rebasings, Math.max(0, rung - 1)) ?? price,
                  own,
                ),
                recordAt(course.cutOn, price, own),
              ],
    }
  })

/** In Licitação in August, gone, and back at the same price. */
function tenderedHistory(price: number, back: string, own: CataloguedListing): RoundRecord[] {
  const licitacao = { ...recordAt('2025-08-01', price, own), modality: 'licitacao' as const }
  return [
    { ...licitacao, kind: 'new' },
    { ...licitacao, kind: 'gone', listDate: '2025-08-20' },
    { ...recordAt(back, price, own), kind: 'back' },
  ]
}

/** The price at a rung of the ladder; `null` without an appraisal. */
function priceOnLadder(evaluation: number | null, rebasings: number, rung: number): number | null {
  const [band] = evaluation === null ? [] : findLadderBands(evaluation)
  if (evaluation === null || band === undefined) return null
  return computeRungPrice(computeStartPrice(evaluation, band.lo, rebasings), rung) || null
}

/** Creates the record of a list: a cut comes with the step from Venda Direta to Venda Online. */
const recordAt = (listDate: string, price: number, { evaluation, modality }: CataloguedListing) => ({
  listDate,
  price,
  evaluation,
  modality: modality === 'venda-online' && listDate === '2026-01-03' ? ('venda-direta' as const) : modality,
})

/** Returns the same listings for the same seed, each with a number of its own, short and long ones. */
export const someListings = (howMany: number, seed: number): (CataloguedListing & ListedDates)[] =>
  fc
    .sample(arbitraryListing, { numRuns: howMany, seed })
    .map((each, at) => ({ ...each, id: String(at % 2 === 0 ? at + 1 : 8_000_000_000_000 + at) }))

/** The lists of each state: the first of São Paulo's is old, and Goiás has a single one. */
const someLists: ReadonlyMap<string, StateLists> = new Map(
  states.map(({ uf }) => [
    uf,
    {
      first: toDayNumber(uf === 'GO' ? '2026-01-07' : uf === 'SP' ? '2025-01-01' : '2026-01-03'),
      newest: toDayNumber(uf === 'GO' ? '2026-01-07' : '2026-01-09'),
      recent: [
        ...(uf === 'SP' ? ['2025-08-05', '2025-08-20', '2026-01-02'] : []),
        '2026-01-07',
        ...(uf === 'GO' ? [] : ['2026-01-09']),
      ].map(toDayNumber),
    },
  ]),
)

/** The offered ones of some listings, as naive searches look through them. */
export function someCatalogue(howMany: number, seed: number): NaiveCatalogue {
  const listings: SearchableListing[] = someListings(howMany, seed).filter(({ gone }) => !gone)
  return { listings, municipalities: smallGazetteer, lists: someLists, now: caseTime }
}

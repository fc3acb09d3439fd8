import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readList } from '#domain/caixa/list-reader.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { computeReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { finishWork } from '#domain/finish-work.ts'
import { foldText } from '#domain/fold-text.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import { unknownBankPageFacts } from '#domain/property/listing.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { createEmptyIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { findListingPage } from '#domain/search/index/search-listings.ts'
import { type SearchableListing, toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { findCityPlace, municipalityTable } from '#server/geo/municipalities.ts'
import { nationalLists } from './support/national-lists.ts'

const files = nationalLists()
const now = new Date('2026-01-08T15:00:00Z')
const day = toDayNumber('2026-01-08')

const listings = files.flatMap((file): SearchableListing[] => {
  const list = readList(decodeList(readFileSync(file)))
  if (list.kind !== 'list') return []
  return [...list.entries].flatMap(entry =>
    'listing' in entry
      ? [
          {
            ...entry.listing,
            ...unknownBankPageFacts,
            place: findCityPlace(entry.listing.state, entry.listing.city),
            photoMissing: false,
            paid: null,
            unseen: null,
            firstSeenAt: now.toISOString(),
            firstListedOn: '2026-01-08',
            lastCutOn: null,
            history: [],
          },
        ]
      : [],
  )
})

const firstPage = () => {
  const lists = new Map(
    listings.map(({ state }) => [state as string, { first: day, newest: day, recent: [day] }]),
  )
  const empty = createEmptyIndex(municipalityTable)
  const changed = listings.map(each => toIndexedListing(each, empty.words.dictionary, lists))
  const index = finishWork(updateIndex(empty, { changed, removed: [], lists }))
  const criteria = { ...emptyCriteria, sort: 'relevance' } as const
  const { positions, total } = findListingPage(index, criteria, { page: 0, limit: 30 }, now)
  const byNumber = new Map(listings.map(each => [each.id, each]))
  return { total, shown: positions.map(at => byNumber.get(String(index.columns.id[at]))!) }
}

const streetOf = ({ state, city, address }: SearchableListing): string =>
  [state, foldText(city), foldText(address).split(/,| \d| n\./)[0]].join('|')

describe.skipIf(files.length === 0)('the first thirty of the order "Relevância" on the national day', () => {
  const { total, shown } = firstPage()
  const judged = shown.map(each => ({
    category: each.category,
    ...computeReturnRange(each)!,
    discount: computeDiscount(each.price, each.evaluation)!,
  }))

  it('are flats that pay even in the pessimistic scenario and other kinds, no land, none with a discount out of the ordinary', () => {
    for (const [at, { state, city, category, modality, price, address }] of shown.entries()) {
      const { low, base, high, discount } = judged[at]!
      const range = describeReturn({ low, base, high })
      console.info(at + 1, state, city, category, modality, price / 100, `${discount}%`, range, address)
    }
    expect([total, shown.length]).toEqual([31_438, 30])
    for (const { category, low, base, discount } of judged) {
      expect(base).toBeGreaterThanOrEqual(low)
      expect(['terreno', 'rural']).not.toContain(category)
      // Of other kinds nothing is known about resale, so that their return does not order them.
      if (category === 'apartamento') expect(low).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(80)
    }
  })

  it('hold at most two of one street among the first twelve', () => {
    const counts = new Map<string, number>()
    for (const each of shown.slice(0, 12)) counts.set(streetOf(each), (counts.get(streetOf(each)) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(2)
  })

  it('are no echo of the discounts: of several states and kinds, two in five of them with less than 65 % off', () => {
    expect(new Set(shown.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5)
    const flats = shown.filter(({ category }) => category === 'apartamento').length
    expect([shown[0]?.category, flats >= 10, flats <= 20]).toEqual(['apartamento', true, true])
    expect(new Set(shown.map(({ state, city }) => `${state} ${city}`)).size).toBeGreaterThanOrEqual(10)
    // Fees weigh more on cheap homes than a percentage did: of 30, fourteen on this day.
    expect(judged.filter(({ discount }) => discount < 65).length).toBeGreaterThanOrEqual(12)
  })
})

import { readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import { unknownBankPageFacts } from '#domain/property/listing.ts'
import { countFacets } from '#domain/search/index/count-facets.ts'
import type { IndexedListing } from '#domain/search/index/indexed-listing.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { countListings, findListingPage } from '#domain/search/index/search-listings.ts'
import { readPageParameters } from '#domain/search/page-parameters.ts'
import { type QueryParameters, readCriteria } from '#domain/search/search-criteria.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import type { WordDictionary } from '#domain/search/index/word-index.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import { findCityPlace, municipalityTable } from '#server/geo/municipalities.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import type { IndexFigures } from './index-figures.ts'
import { benchQueries } from './queries.ts'
import { quantile } from './statistics.ts'

/**
 * Measures the search index alone, in this process: the listings of the national day, then copies of them under other
 * numbers and prices until there are as many as the message says.
 */
const rounds = 8
const now = new Date('2026-01-10T12:00:00Z')
const day = toDayNumber('2026-01-08')

function readNationalDay(dictionary: WordDictionary): IndexedListing[] {
  const listings: IndexedListing[] = []
  for (const file of nationalLists()) {
    const reading = readList(decodeList(readFileSync(file)))
    if (reading.kind !== 'list') continue
    for (const entry of reading.entries) {
      if (!('listing' in entry)) continue
      listings.push(
        toIndexedListing(
          {
            ...entry.listing,
            ...unknownBankPageFacts,
            place: findCityPlace(entry.listing.state, entry.listing.city),
            photoMissing: false,
            paid: null,
            unseen: null,
            firstSeenAt: '2026-01-08T12:00:00Z',
            firstListedOn: '2026-01-08',
            lastCutOn: null,
            history: [],
          },
          dictionary,
          new Map(),
        ),
      )
    }
  }
  return listings
}

const copyListing = (listing: IndexedListing, round: number): IndexedListing => ({
  ...listing,
  id: listing.id + round * 1e13,
  price: listing.price + round * 100,
})

/** Runs a generator to its end; returns its value and the longest time between two yields. */
function runWork<T>(work: Generator<void, T>): { value: T; longest: number } {
  let longest = 0
  for (let began = performance.now(); ; began = performance.now()) {
    const step = work.next()
    longest = Math.max(longest, performance.now() - began)
    if (step.done) return { value: step.value, longest }
  }
}

function measureIndex(index: ListingIndex): Pick<IndexFigures, 'search' | 'facets' | 'count'> {
  const asked = benchQueries.map(query => {
    const given: QueryParameters = {}
    const parameters = new URLSearchParams(query)
    for (const name of parameters.keys()) given[name] = parameters.getAll(name)
    const { criteria } = readCriteria(given)
    return { criteria, page: readPageParameters(given, { defaultLimit: 30, maxLimit: 100 }) }
  })
  const measure = (run: (query: (typeof asked)[number]) => unknown): number => {
    const samples: number[] = []
    for (let round = 0; round <= rounds; round++)
      for (const query of asked) {
        const began = performance.now()
        run(query)
        if (round > 0) samples.push(performance.now() - began)
      }
    return quantile(samples, 0.95)
  }
  return {
    search: measure(({ criteria, page }) => findListingPage(index, criteria, page, now)),
    facets: measure(({ criteria }) => countFacets(index, criteria, now)),
    count: measure(({ criteria }) => countListings(index, criteria, now)),
  }
}

function measureMemory(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

process.once('message', ({ totals }: { totals: number[] }) => {
  let index = createEmptyIndex(municipalityTable)
  const originals = readNationalDay(index.words.dictionary)
  const lists = new Map(
    originals.map(({ state }) => [state as string, { first: day, newest: day, recent: [day] }]),
  )
  const base = measureMemory()
  let round = 0
  const figures: IndexFigures[] = []
  for (const total of totals) {
    const began = performance.now()
    let longest = 0
    while (index.size < total && originals.length > 0) {
      const changed: IndexedListing[] = []
      while (changed.length < 250_000 && index.size + changed.length < total) {
        const left = total - index.size - changed.length
        for (const listing of originals.slice(0, left)) changed.push(copyListing(listing, round))
        round += 1
      }
      const built = runWork(updateIndex(index, { changed, removed: [], lists }))
      index = built.value
      longest = Math.max(longest, built.longest)
    }
    const build = performance.now() - began
    const some = originals.slice(0, 1_500).map(listing => ({ ...listing, price: listing.price + 1 }))
    const updating = performance.now()
    const { longest: longestOfUpdate } = runWork(updateIndex(index, { changed: some, removed: [], lists }))
    figures.push({
      total: index.size,
      build,
      longest,
      update: performance.now() - updating,
      longestOfUpdate,
      memory: measureMemory() - base,
      ...measureIndex(index),
    })
  }
  process.send?.({ answer: figures })
})
process.once('disconnect', () => process.exit())

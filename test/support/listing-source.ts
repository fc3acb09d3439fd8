import {
  type ConsultantListing,
  judgeConsultantListing,
  type ListingKnowledge,
  resultKnowledge,
} from '#contract/consultant-listing.ts'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { ListingSource } from '#domain/consultant/consultant-answer.ts'
import { foldText } from '#domain/fold-text.ts'
import { finishWork } from '#domain/finish-work.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { stateCapitals } from '#domain/regions.ts'
import { listStatesOfCity } from '#domain/search/index/count-cities.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { findListingPage } from '#domain/search/index/search-listings.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { states, type Uf } from '#domain/states.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { presentAt } from './presentation.ts'

export const listingSourceTime = new Date('2026-01-10T12:00:00Z')

/** Judges a property for the consultant, by default for somebody without target, sheet and answers. */
export const judgeForConsultant = (
  property: Property,
  judgedFor: Partial<Parameters<typeof judgeConsultantListing>[2]> = {},
  known: Partial<ListingKnowledge> = {},
): ConsultantListing =>
  judgeConsultantListing(
    property,
    { ...resultKnowledge, ...known },
    { ...judgedForAnybody, hasOwnTarget: false, ...judgedFor },
    listingSourceTime.getTime(),
  )

/** A catalogue in memory for the consultant, which records its searches. */
export function createListingSource(
  listings: readonly CataloguedListing[],
  /** The spelling of cities, where known. */
  names: Readonly<Record<string, string>> = {},
): ListingSource<ConsultantListing> & { asked: Criteria[] } {
  const index = buildTestIndex(listings, createNamedMunicipalities(listings, names))
  const properties = new Map(
    listings.map(listing => [
      listing.id,
      judgeForConsultant(presentProperty(listing, presentAt(listingSourceTime))),
    ]),
  )
  const asked: Criteria[] = []
  return {
    asked,
    search(criteria, limit) {
      asked.push(criteria)
      const { positions, total } = findListingPage(index, criteria, { page: 0, limit }, listingSourceTime)
      const items = positions.flatMap(position => properties.get(String(index.columns.id[position])) ?? [])
      return Promise.resolve({ items, total })
    },
    statesOf: cityKey =>
      Promise.resolve(
        listStatesOfCity(index, cityKey).map(({ state, total, name }) => ({
          state,
          total,
          name: Object.values(names).includes(name) ? name : null,
        })),
      ),
    byIds: ids => Promise.resolve(ids.flatMap(id => properties.get(id) ?? [])),
    waitingOf: () => Promise.resolve(null),
    pageOf: () => Promise.resolve(null),
  }
}

/** Builds the index of listings that their state's first list named on the day they were seen. */
export function buildTestIndex(
  listings: readonly CataloguedListing[],
  municipalities: MunicipalityTable,
): ListingIndex {
  const empty = createEmptyIndex(municipalities)
  const day = toDayNumber(listingSourceTime.toISOString().slice(0, 10))
  const lists = new Map(
    listings.map(({ state }) => [state as string, { first: day, newest: day, recent: [day] }]),
  )
  const changed = listings.map(listing =>
    toIndexedListing(
      { ...listing, firstListedOn: listing.firstSeenAt.slice(0, 10), lastCutOn: null, history: [] },
      empty.words.dictionary,
      lists,
    ),
  )
  return finishWork(updateIndex(empty, { changed, removed: [], lists }))
}

/** The municipalities of the listings whose names are given. */
function createNamedMunicipalities(
  listings: readonly CataloguedListing[],
  names: Readonly<Record<string, string>>,
): MunicipalityTable {
  const known = new Map<string, SearchMunicipality>()
  for (const { state, city } of listings) {
    const name = names[city]
    if (name !== undefined && !known.has(`${state} ${name}`))
      known.set(`${state} ${name}`, {
        code: known.size,
        state,
        name,
        lat: 0,
        lng: 0,
        capital: stateCapitals[state] === name,
      })
  }
  const find = (state: Uf, city: string) => known.get(`${state} ${names[city] ?? ''}`) ?? null
  return {
    find,
    recognize: name => states.flatMap(({ uf }) => find(uf, name) ?? []),
    named: name => [...known.values()].filter(one => foldText(one.name) === foldText(name)),
  }
}

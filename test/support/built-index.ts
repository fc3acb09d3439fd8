import { finishWork } from '#domain/finish-work.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { type SearchableListing, toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { states } from '#domain/states.ts'
import { municipalityTable } from '#server/geo/municipalities.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { caseTime, searchableCases } from './case-listings.ts'

/** Builds the search index of a catalogue at once. */
export function buildIndex({ listings, municipalities, lists }: NaiveCatalogue): ListingIndex {
  const empty = createEmptyIndex(municipalities)
  const changed = listings.map(listing => toIndexedListing(listing, empty.words.dictionary, lists))
  return finishWork(updateIndex(empty, { changed, removed: [], lists }))
}

/** The numbers at some positions of an index. */
export const numbersAt = ({ columns }: ListingIndex, positions: Iterable<number>): string[] =>
  [...positions].map(position => String(columns.id[position]))

/** The small catalogue of the search cases, with all municipalities. */
export const caseCatalogue: NaiveCatalogue = {
  listings: searchableCases,
  municipalities: municipalityTable,
  lists: new Map(
    states.map(({ uf }) => [
      uf,
      {
        first: toDayNumber('2026-01-01'),
        newest: toDayNumber('2026-01-09'),
        recent: [toDayNumber('2026-01-01'), toDayNumber('2026-01-09')],
      },
    ]),
  ),
  now: caseTime,
}

/** The same of listings that no list's days are known of. */
export const listedToday = (
  listings: readonly Omit<SearchableListing, 'firstListedOn' | 'lastCutOn' | 'history'>[],
) =>
  ({
    ...caseCatalogue,
    listings: listings.map(each => ({ ...each, firstListedOn: '2026-01-01', lastCutOn: null, history: [] })),
  }) satisfies NaiveCatalogue

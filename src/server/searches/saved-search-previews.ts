import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import type { SavedSearch, SavedSearchPreview } from '#contract/saved-schemas.ts'
import { toDate } from '#domain/calendar-date.ts'
import { countListAgeDays } from '#domain/freshness/list-age.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import { isUf } from '#domain/states.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { countNewBySearch } from '../notifications/count-notified-listings.ts'
import { recordVisit } from '../notifications/record-visit.ts'
import type { FoundPreview, PreviewFinder } from './preview-finder.ts'
import { listSavedSearches } from './saved-search-store.ts'

export interface PreviewDependencies {
  db: Queryable
  index: Pick<CatalogueIndex, 'current' | 'readListings'>
  /** Of the routes, so that finds are kept between requests. */
  findPreview: PreviewFinder
}

interface FoundSearch extends FoundPreview {
  search: SavedSearch
  /** States in which it searches. */
  states: readonly string[]
}

/** Finds what each of an owner's saved searches finds now, in one version of the catalogue. */
export async function listSearchPreviews(
  { db, index, findPreview }: PreviewDependencies,
  ownerId: string,
  now: Date,
): Promise<SavedSearchPreview[]> {
  const searches = await listSavedSearches(db, ownerId)
  const context = { index: index.current().listings, now }
  const found = await finishInSlices(findPreviews(searches, context, findPreview))
  const ids = [...new Set(found.flatMap(each => each.ids))]
  const listings = new Map((await index.readListings(ids)).map(listing => [listing.id, listing]))
  const lastVisit = await recordVisit(db, ownerId, now)
  const news = await countNewBySearch(db, ownerId, lastVisit)
  return finishInSlices(presentPreviews(found, listings, news, context))
}

/** Yields after each search. */
function* findPreviews(
  searches: readonly SavedSearch[],
  { index, now }: PresentationContext,
  findPreview: PreviewFinder,
): Generator<void, FoundSearch[]> {
  const found: FoundSearch[] = []
  for (const search of searches) {
    const criteria = readSavedFilters(search.filters)
    const preview = yield* findPreview(index, criteria, now)
    const states = criteria.state.length > 0 ? criteria.state : [...index.lists.keys()]
    found.push({ ...preview, search, states })
    yield
  }
  return found
}

/** Yields after each search. */
function* presentPreviews(
  found: readonly FoundSearch[],
  listings: ReadonlyMap<string, CataloguedListing>,
  news: ReadonlyMap<string, number>,
  context: PresentationContext,
): Generator<void, SavedSearchPreview[]> {
  const previews: SavedSearchPreview[] = []
  for (const { search, total, ids, states } of found) {
    previews.push({
      id: search.id,
      total,
      newListings: search.alerts && !isSingleList(states, context) ? (news.get(search.id) ?? 0) : null,
      singleList: isSingleList(states, context),
      listings: ids.flatMap(listingId => {
        const listing = listings.get(listingId)
        if (!listing) return []
        const { id, category, propertyType, description, price, images, ...found } = presentProperty(
          listing,
          context,
        )
        const { gone, siteGoneAt, listDate, unseenSince } = found
        const presence = { gone, siteGoneAt, listDate, unseenSince }
        return [{ id, category, propertyType, description, price, images, ...presence }]
      }),
      oldestList: findOldestList(states, context),
    })
    yield
  }
  return previews
}

/** Whether only one list was read of every state in which a search looks. */
function isSingleList(states: readonly string[], { index }: PresentationContext): boolean {
  const lists = states.filter(isUf).flatMap(uf => index.lists.get(uf) ?? [])
  return lists.length > 0 && lists.every(({ first, newest }) => first === newest)
}

function findOldestList(
  states: readonly string[],
  { index, now }: PresentationContext,
): SavedSearchPreview['oldestList'] {
  const dated = states.filter(isUf).flatMap(uf => {
    const newest = index.lists.get(uf)?.newest
    return newest === undefined ? [] : [{ uf, newest }]
  })
  const [oldest] = dated.toSorted((a, b) => a.newest - b.newest || (a.uf < b.uf ? -1 : 1))
  if (!oldest) return null
  const listDate = toDate(oldest.newest)
  return { uf: oldest.uf, listDate, listAgeDays: countListAgeDays(listDate, now.getTime()) ?? 0 }
}

import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { previewPictures } from '#contract/saved-limits.ts'
import type { SavedSearch, SavedSearchPreview } from '#contract/saved-schemas.ts'
import { toDate } from '#domain/calendar-date.ts'
import { minuteMs } from '#domain/durations.ts'
import { countListAgeDays } from '#domain/freshness/list-age.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { type FoundListings, findListingPage, prepareOrder } from '#domain/search/index/search-listings.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { isUf } from '#domain/states.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { countNewBySearch } from '../notifications/count-notified-listings.ts'
import { recordVisit } from '../notifications/record-visit.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  savedSearchNotFound,
} from './saved-search-store.ts'

/** What criteria find, as a preview shows it. */
interface FoundPreview {
  total: number
  /** Numbers of the first listings. */
  ids: readonly string[]
}

/** Criteria whose finds are kept at most, of one version of the catalogue. */
const maxKept = 2_000

/**
 * What was found within one minute in one version of the catalogue. A date may pass within a version, so the minute
 * counts.
 */
interface KeptFinds {
  minute: number
  finds: LRUCache<string, FoundPreview>
}

type PreviewFinder = (index: ListingIndex, criteria: Criteria, now: Date) => Generator<void, FoundPreview>

/**
 * Finds what previews show. The result is shared for the same criteria, version and minute, so an account with 200 saved
 * searches costs one round a minute at most. Yields before each search.
 */
export function createPreviewFinder(find: typeof findListingPage = findListingPage): PreviewFinder {
  const kept = new WeakMap<ListingIndex, KeptFinds>()
  const findsOf = (index: ListingIndex, now: Date): KeptFinds['finds'] => {
    const minute = Math.floor(now.getTime() / minuteMs)
    const known = kept.get(index)
    if (known?.minute === minute) return known.finds
    const finds: KeptFinds['finds'] = new LRUCache({ max: maxKept })
    kept.set(index, { minute, finds })
    return finds
  }
  return function* findPreview(index, criteria, now) {
    const finds = findsOf(index, now)
    const key = JSON.stringify(criteria)
    const known = finds.get(key)
    if (known) return known
    yield
    yield* prepareOrder(index, criteria.sort, now)
    const { positions, total }: FoundListings = find(
      index,
      criteria,
      { page: 0, limit: previewPictures },
      now,
    )
    const found = { total, ids: [...positions].map(position => String(index.columns.id[position])) }
    finds.set(key, found)
    return found
  }
}

interface PreviewDependencies {
  db: Queryable
  index: Pick<CatalogueIndex, 'current' | 'readListings'>
  /** Shared by the routes, so that results are kept between requests. */
  findPreview: PreviewFinder
}

interface FoundSearch extends FoundPreview {
  search: SavedSearch
  /** States in which it searches. */
  states: readonly string[]
}

/** Finds what each of an owner's saved searches finds now, in one version of the catalogue. */
async function listSearchPreviews(
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

interface SavedSearchDependencies {
  db: Database
  index: Pick<CatalogueIndex, 'current' | 'readListings'>
  now: () => Date
  guard: Pick<AccessGuard, 'owner'>
  newId: () => string
}

/** The saved searches of an account (by its session) or of a visitor (by its own id). */
export function savedSearchRoutes({ db, index, now, guard, newId }: SavedSearchDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const findPreview = createPreviewFinder()

  mountCall(savedCalls.savedSearches, ({ owner }) => listSavedSearches(db, owner))

  mountCall(savedCalls.savedSearchPreviews, ({ owner }) =>
    listSearchPreviews({ db, index, findPreview }, owner, now()),
  )

  mountCall(savedCalls.saveSearch, ({ owner, body: { id = newId(), ...content } }) =>
    insertSavedSearch(db, owner, { id, ...content }, now()),
  )

  mountCall(
    savedCalls.changeSavedSearch,
    ({ owner, params, body }) => changeSavedSearch(db, owner, params.id, body, now()),
    { invalidPath: savedSearchNotFound },
  )

  mountCall(
    savedCalls.deleteSavedSearch,
    async ({ owner, params }) => {
      await deleteSavedSearch(db, owner, params.id)
      return actionDone
    },
    // No search has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}

import { LRUCache } from 'lru-cache'
import { minuteMs } from '#domain/durations.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { type FoundListings, findListingPage, prepareOrder } from '#domain/search/index/search-listings.ts'
import { previewPictures } from '#contract/saved-limits.ts'

/** What criteria find, as a preview shows it. */
export interface FoundPreview {
  total: number
  /** Numbers of the first listings. */
  ids: readonly string[]
}

/** Criteria whose finds are kept at most, of one version of the catalogue. */
const maxKept = 2_000

/** What was found within one minute in one version: whether a date is past changes with the time. */
interface KeptFinds {
  minute: number
  finds: LRUCache<string, FoundPreview>
}

export type PreviewFinder = (
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
) => Generator<void, FoundPreview>

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

import type { CuratedList } from './curated-lists.ts'
import { type Criteria, emptyCriteria } from './search-criteria.ts'

type Preset = Pick<Criteria, 'list' | 'sort'> & Partial<Pick<Criteria, 'hasAuctionDate'>>

/** The curated lists as criteria of the ordinary search, which any filter and order can refine. */
export const curatedPresets: Record<CuratedList, Preset> = {
  roi: { list: 'roi', sort: '-roi' },
  // Without a known date ahead nothing can be said to end soon.
  ending: { list: 'ending', hasAuctionDate: true, sort: 'auction' },
  premium: { list: 'premium', sort: emptyCriteria.sort },
  discount: { list: 'discount', sort: '-discount' },
}

/** Returns the criteria with another curated list, or with none; what the list before had set goes with it. */
export function changeCuratedList(criteria: Criteria, list: CuratedList | null): Criteria {
  const before = criteria.list === null ? null : curatedPresets[criteria.list]
  const left: Criteria = {
    ...criteria,
    list: null,
    hasAuctionDate: before?.hasAuctionDate === true ? null : criteria.hasAuctionDate,
    sort: before !== null && before.sort === criteria.sort ? emptyCriteria.sort : criteria.sort,
  }
  return list === null ? left : { ...left, ...curatedPresets[list] }
}

import { findFittingLimit } from '#domain/consultant/family-means.ts'
import { toReais } from '#domain/money.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { findKeptHomeQuestion } from '../../data/account/home-question.ts'
import type { SearchNote } from './search-note.ts'

/**
 * Limits a search to the means of the stored family. The limit is a price, so that no figure of the family appears in
 * an address.
 */
export function limitToMeans(criteria: Criteria): { criteria: Criteria } & Pick<SearchNote, 'fitsUpTo'> {
  const home = findKeptHomeQuestion()
  if (home === null) return { criteria, fitsUpTo: null }
  const limit = findFittingLimit(home, criteria)
  if (limit === null) return { criteria, fitsUpTo: 0 }
  const maxPrice = Math.min(limit.maxPrice, criteria.maxPrice ?? limit.maxPrice)
  return { criteria: { ...criteria, maxPrice }, fitsUpTo: toReais(limit.maxPrice) }
}

import { presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { selectComparables, isComparable } from '#domain/analysis/comparables.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { foldText } from '#domain/fold-text.ts'
import type { FacetEntry } from './bundled-facets.ts'

/**
 * Returns one property of the bundled list with all details that a single list can give, in the shape of the server's
 * answer; `null` when the list has no such number.
 * @param date the list's date, `YYYY-MM-DD`
 */
export function buildBundledDetail(
  entries: readonly FacetEntry[],
  id: string,
  date: string | null,
  now: Date,
): PropertyDetail | null {
  const own = entries.find(({ listing }) => listing.id === id)?.listing
  if (!own) return null
  const [listings, cityKey] = [entries.map(entry => entry.listing), foldText(own.city)]
  const { price, evaluation, modality, category } = own
  const listDate = date ?? own.firstSeenAt.slice(0, 10)
  const region = entries.filter(
    ({ listing, keys }) =>
      listing.state === own.state &&
      keys.cityKey === cityKey &&
      (category === null || listing.category === category),
  )
  return presentDetail(
    {
      listing: own,
      region: computeRegionFigures(region.map(({ listing }) => ({ ...listing, hasPhoto: null }))),
      comparables: selectComparables(
        own,
        listings.filter(other => isComparable(own, other)),
      ),
      history: [{ kind: 'new', listDate, price, evaluation, modality }],
      lastListed: listDate,
      similar: null,
      bankPage: null,
    },
    now,
  )
}

import { presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { selectComparables, isComparable } from '#domain/analysis/comparables.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'

/**
 * Returns one property of the bundled list with all details that a single list can give, in the shape of the server's
 * answer; `null` when the list has no such number.
 * @param date the list's date, `YYYY-MM-DD`
 */
export function buildBundledDetail(
  listings: readonly CataloguedListing[],
  id: string,
  date: string | null,
  now: Date,
): PropertyDetail | null {
  const own = listings.find(listing => listing.id === id)
  if (!own) return null
  const cityKey = foldText(own.city)
  const { price, evaluation, modality, category } = own
  const listDate = date ?? own.firstSeenAt.slice(0, 10)
  const region = listings.filter(
    listing =>
      listing.state === own.state &&
      foldText(listing.city) === cityKey &&
      (category === null || listing.category === category),
  )
  return presentDetail(
    {
      listing: own,
      region: computeRegionFigures(region.map(listing => ({ ...listing, hasPhoto: null }))),
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

import { presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { selectComparables, isComparable } from '#domain/analysis/comparables.ts'
import { selectSameAddress } from '#domain/analysis/same-address.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { foldText } from '#domain/fold-text.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import type { BundledListings } from './bundled-index.ts'

/**
 * Returns one property of the bundled list with all details that a single list can give, in the shape of the server's
 * answer; `null` when the list has no such number.
 */
export function buildBundledDetail(
  { date, byNumber, index }: BundledListings,
  id: string,
  now: Date,
): PropertyDetail | null {
  const own = byNumber.get(id)
  if (!own) return null
  const listings = [...byNumber.values()]
  const cityKeys = listCityKeys(index, own)
  const { price, evaluation, modality, category } = own
  const listDate = date ?? own.firstSeenAt.slice(0, 10)
  const ofCity = listings.filter(
    listing => listing.state === own.state && cityKeys.includes(foldText(listing.city)),
  )
  const region = ofCity.filter(listing => category === null || listing.category === category)
  return presentDetail(
    {
      listing: own,
      region: computeRegionFigures(region.map(listing => ({ ...listing, hasPhoto: null }))),
      comparables: selectComparables(
        own,
        listings.filter(other => isComparable(own, other, cityKeys)),
      ),
      sameAddress: selectSameAddress(
        own,
        ofCity.filter(({ gone }) => !gone),
      ),
      history: [{ kind: 'new', listDate, price, evaluation, modality }],
      lastListed: null,
      waitingIntervals: [],
      bankPage: null,
    },
    { index, now },
  )
}

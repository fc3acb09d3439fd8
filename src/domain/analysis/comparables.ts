import { minRegionSample } from './opportunity-score.ts'
import { computeMedian } from './region-figures.ts'
import { foldText } from '../fold-text.ts'
import type { Centavos } from '../money.ts'
import type { Category, Listing } from '../property/listing.ts'
import { readStreetAddress } from '../property/street-address.ts'

/** The facts that decide how similar two listings are. */
export interface Comparable {
  /** The bank's number. */
  id: string
  neighborhood: string
  price: Centavos
  evaluation: Centavos | null
  /** m² */
  area: number | null
}

/** Maximum number of comparables. */
export const maxComparables = 12

type Whereabouts = Pick<Listing, 'id' | 'state' | 'city'> & { category: Category | null; gone: boolean }

/**
 * Whether `other` is comparable with `own`: another offered listing of the same city and category.
 * @param cityKeys the folded names that the lists give the city of `own`
 */
export const isComparable = (own: Whereabouts, other: Whereabouts, cityKeys: readonly string[]): boolean =>
  !other.gone &&
  other.id !== own.id &&
  own.category !== null &&
  other.category === own.category &&
  other.state === own.state &&
  cityKeys.includes(foldText(other.city))

/** Whether two listings have the same neighborhood, whatever its case and accents; an unknown one is like no other. */
export const isSameNeighborhood = (own: Comparable, other: Comparable): boolean =>
  own.neighborhood !== '' && foldText(other.neighborhood) === foldText(own.neighborhood)

/** The appraisal, or the price when there is none. */
const worth = ({ evaluation, price }: Comparable): Centavos => evaluation ?? price

const byNumber = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/**
 * Selects the at most 12 nearest of `candidates` (of the same city and category, see `isComparable`). When the
 * listing's area is known: those with an area, by steps of 10 % of difference (0: under 10 %); within a step those of
 * the same neighborhood first, then by the exact difference. Otherwise those of the same neighborhood first, then by
 * the difference in appraisal.
 */
export function selectComparables<C extends Comparable>(own: Comparable, candidates: readonly C[]): C[] {
  const { area } = own
  const known = area !== null && area > 0
  return (known ? candidates.filter(other => other.area !== null) : [...candidates])
    .map(other => {
      const apart = known ? Math.abs((other.area ?? 0) - area) : Math.abs(worth(other) - worth(own))
      return {
        other,
        step: known ? Math.floor((apart * 10) / area) : 0,
        elsewhere: isSameNeighborhood(own, other) ? 0 : 1,
        apart,
      }
    })
    .sort(
      (a, b) =>
        a.step - b.step || a.elsewhere - b.elsewhere || a.apart - b.apart || byNumber(a.other.id, b.other.id),
    )
    .slice(0, maxComparables)
    .map(({ other }) => other)
}

interface ComparablesEstimate {
  /** Median appraisal per m² × the listing's area, in centavos. */
  value: Centavos
  /** Medians in centavos per m². */
  evaluationPerM2: Centavos
  pricePerM2: Centavos
  /** Number of comparables with area and appraisal. */
  sampleSize: number
}

/**
 * Estimates a property's value from its comparables; `null` without an area or with fewer than 5 usable comparables.
 */
export function estimateFromComparables(
  area: number | null,
  others: readonly Comparable[],
): ComparablesEstimate | null {
  if (area === null || area <= 0) return null
  const rates = others.flatMap(({ area: its, evaluation, price }) =>
    its !== null && its > 0 && evaluation !== null && evaluation > 0
      ? [{ evaluation: evaluation / its, price: price / its }]
      : [],
  )
  if (rates.length < minRegionSample) return null
  const evaluationPerM2 = computeMedian(rates.map(rate => rate.evaluation)) ?? 0
  return {
    value: Math.round(evaluationPerM2 * area),
    evaluationPerM2: Math.round(evaluationPerM2),
    pricePerM2: Math.round(computeMedian(rates.map(rate => rate.price)) ?? 0),
    sampleSize: rates.length,
  }
}

/** Shown of those at one address. */
const mostShown = 5

/** The other offers at the street and number of a listing, the cheapest first. */
export interface SameAddress<Listing> {
  /** How many there are; `listings` holds the first of them. */
  total: number
  listings: Listing[]
}

/** Selects the listings with the street and number of `own` among others of its street and city. */
export function selectSameAddress<Listing extends { id: string; address: string; price: number }>(
  own: { id: string; address: string },
  ofStreet: readonly Listing[],
): SameAddress<Listing> {
  const address = readStreetAddress(own.address)
  const sameAddress =
    address === null
      ? []
      : ofStreet.filter(other => other.id !== own.id && readStreetAddress(other.address) === address)
  const sorted = sameAddress.toSorted((a, b) => a.price - b.price || Number(a.id) - Number(b.id))
  return { total: sorted.length, listings: sorted.slice(0, mostShown) }
}

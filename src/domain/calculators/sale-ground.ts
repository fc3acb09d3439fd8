import type { Centavos } from '../money.ts'
import type { ListingPaidPrice } from '../property/listing-paid-price.ts'
import type { Category } from '../property/listing.ts'

/**
 * On what a sale value rests, the best that exists: what was paid in the building, the bank's appraisal of a flat, or an
 * appraisal without evidence about resale (`none`). `own`: the person's own sale value.
 */
export const saleGrounds = ['paid', 'appraisal', 'none', 'own'] as const
export type SaleGround = (typeof saleGrounds)[number]

/** Factors on a sale value between which eight of ten sales lie. */
export interface SaleSpread {
  low: number
  high: number
}

/**
 * What neighbours paid for flats like those that the bank has listed, as a factor on the appraisal: middle, and the ends of
 * eight in ten. Fitted on a year of records (ITBI of Recife and Porto Alegre) in the buildings of listed flats, and tested on the
 * six months after it: `npm run bench -- --only judgement` prints the figures. Forced sales, 30 % or more below the estimate, are
 * not counted.
 */
export const flatAppraisal = {
  base: 1,
  spread: { low: 0.76, high: 1.25 },
  flats: 216,
  cities: ['Recife', 'Porto Alegre'],
  /** Of a hundred sales in the months of the test, each flat counted once; and in the city with few flats. */
  held: 80,
  least: { city: 'Recife', flats: 15, held: 59 },
} as const

/** Of a hundred such sales, those inside of the range of what was paid in the building. */
export const paidRangeHeld = 77

/** The facts of a listing on which its sale value depends. */
export interface SaleValueFacts {
  evaluation: Centavos | null
  category: Category | null
  /** What flats like it were sold for in its building; `null` = not known. */
  paid: Pick<ListingPaidPrice, 'estimate' | 'low' | 'high'> | null
  /** What the person would sell it for; missing where the person has not said. */
  ownSaleValue?: Centavos | null | undefined
}

/** For how much a listing would be sold, on which ground. */
export interface SaleValue {
  ground: SaleGround
  base: Centavos
  /**
   * Where nothing is known about resale, and around a person's own value, as wide as that of a flat's appraisal at
   * least: no range is narrower because less is known.
   */
  spread: SaleSpread
}

/** Returns the sale value by the best ground that the sources give; `null` without appraisal and paid prices. */
function findStatedSaleValue({ evaluation, category, paid }: SaleValueFacts): SaleValue | null {
  if (paid !== null) {
    const { estimate, low, high } = paid
    return { ground: 'paid', base: estimate, spread: { low: low / estimate, high: high / estimate } }
  }
  if (evaluation === null || evaluation <= 0) return null
  const { base, spread } = flatAppraisal
  const isFlat = category === 'apartamento'
  return {
    ground: isFlat ? 'appraisal' : 'none',
    base: isFlat ? Math.round(evaluation * base) : evaluation,
    spread,
  }
}

/** Returns the sale value: the person's own where there is one, around which the range stays as wide. */
export function findSaleValue(facts: SaleValueFacts): SaleValue | null {
  const stated = findStatedSaleValue(facts)
  const own = facts.ownSaleValue
  return own == null ? stated : { ground: 'own', base: own, spread: stated?.spread ?? flatAppraisal.spread }
}

/** Whether a sale value is one that the sources give, today or before paid prices were known: nobody's own. */
export const isStatedSaleValue = (value: Centavos, facts: SaleValueFacts): boolean =>
  value === facts.evaluation || value === findStatedSaleValue(facts)?.base

/** Returns ground and range of the sale value that a cost sheet holds. */
export function findSheetGround(value: Centavos, facts: SaleValueFacts): Omit<SaleValue, 'base'> {
  const found = findSaleValue(facts)
  return {
    ground: found !== null && value === found.base ? found.ground : 'own',
    spread: found?.spread ?? flatAppraisal.spread,
  }
}

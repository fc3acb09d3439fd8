import type { RegionFigures } from './region-figures.ts'
import { minRegionSample, computeRegionalGap, type ScoreFacts } from './score-facts.ts'
import { describeScorePart } from './score-reasons.ts'

/** The parts of the score in the order shown (docs/decisions/018). */
export const scoreParts = [
  'discount',
  'liquidity',
  'financing',
  'regional',
  'urgency',
  'occupancy',
  'debts',
] as const
export type ScorePart = (typeof scoreParts)[number]

/** Integer percents, so that their sums are exact. */
const weights: Record<ScorePart, number> = {
  discount: 31,
  liquidity: 16,
  financing: 11,
  regional: 16,
  urgency: 6,
  occupancy: 10,
  debts: 10,
}

export interface OpportunityScore {
  /** 0…10, one decimal; `null` when no part is known. */
  total: number | null
  /** 0…1: how much of the weight is of known parts. */
  confidence: number
  parts: {
    key: ScorePart
    /** 0…1 */
    weight: number
    /** 0…10, two decimals; `null` = not known, left out. */
    value: number | null
    /** Why, in Portuguese. */
    reason: string
  }[]
}

const within = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 100) / 100

function urgencyOf(days: number | null): number | null {
  if (days === null || days < 0) return null
  if (days <= 3) return 9
  if (days <= 7) return 7.5
  return days <= 15 ? 6.5 : 5
}

/**
 * Up to 70 points for the share of similar listings with a photo among those of which it is known (fewer than 5
 * known: nothing is said), and a point for every similar listing, at most 30; a tenth of that.
 */
function liquidityOf({ photosKnown, withPhoto, sampleSize }: RegionFigures): number | null {
  if (photosKnown < minRegionSample) return null
  return ((withPhoto / photosKnown) * 70 + Math.min(30, sampleSize)) / 10
}

/** The condomínio debt: 10 where the bank pays it, 6 where it pays all above a limit, 2 where the buyer pays. */
function debtsOf({ debtsStated, condoDebtLimit }: ScoreFacts): number | null {
  if (!debtsStated) return null
  if (condoDebtLimit === null) return 2
  return condoDebtLimit === 0 ? 10 : 6
}

/** Each part by its formula (docs/decisions/018), 0…10; `null` where it is not known. */
function valuesOf(facts: ScoreFacts): Record<ScorePart, number | null> {
  const gap = computeRegionalGap(facts)
  return {
    discount: facts.discount === null ? null : (facts.discount / 40) * 10,
    liquidity: liquidityOf(facts.region),
    financing: facts.financing === null ? null : facts.financing ? 10 : 3,
    regional: gap === null ? null : 5 + gap / 10,
    urgency: urgencyOf(facts.daysToAuction),
    occupancy: facts.occupancy === null ? null : facts.occupancy === 'vacant' ? 10 : 2,
    debts: debtsOf(facts),
  }
}

/**
 * The score: the mean of the known parts by their weights; unknown ones are left out and lower the confidence
 * (docs/decisions/018). The total is computed from the parts as they are returned, so that readers can recompute it.
 */
export function computeScore(facts: ScoreFacts): OpportunityScore {
  const values = valuesOf(facts)
  const parts = scoreParts.map(key => {
    const value = values[key]
    return {
      key,
      weight: weights[key] / 100,
      value: value === null ? null : within(value),
      reason: describeScorePart[key](facts),
    }
  })
  const known = sumKnown(parts)
  return {
    total: averageScoreParts(parts),
    confidence: known / 100,
    parts,
  }
}

type WeighedPart = Pick<OpportunityScore['parts'][number], 'weight' | 'value'>

const percentOf = ({ weight }: WeighedPart): number => Math.round(weight * 100)

const sumKnown = (parts: readonly WeighedPart[]): number =>
  parts.reduce((sum, part) => (part.value === null ? sum : sum + percentOf(part)), 0)

/** Returns the mean of the known parts by their weights, with one decimal; `null` when none is known. */
export function averageScoreParts(parts: readonly WeighedPart[]): number | null {
  const known = sumKnown(parts)
  const points = parts.reduce((sum, part) => sum + percentOf(part) * (part.value ?? 0), 0)
  return known === 0 ? null : Math.round((points / known) * 10) / 10
}

import type { RegionFigures } from './region-figures.ts'
import { minRegionSample, computeRegionalGap, type ScoreFacts, type StatedFacts } from './score-facts.ts'
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

/** One part of a score. */
export interface ScoredPart {
  key: ScorePart
  /** 0…1 */
  weight: number
  /** 0…10, two decimals; `null` = not known, left out. */
  value: number | null
  /** Why, in Portuguese. */
  reason: string
}

export interface OpportunityScore {
  /** 0…10, one decimal; `null` when no part is known. */
  total: number | null
  /** 0…1: how much of the weight is of known parts. */
  confidence: number
  parts: ScoredPart[]
}

const toScore = (value: number): number => Math.round(Math.min(10, Math.max(0, value)) * 100) / 100

function urgencyOf(days: number | null): number | null {
  if (days === null || days < 0) return null
  if (days <= 3) return 9
  if (days <= 7) return 7.5
  return days <= 15 ? 6.5 : 5
}

/**
 * Up to 70 points for the share of similar listings with a photo among those of which it is known (`null` with fewer than 5
 * known), and a point for every similar listing, at most 30; a tenth of that.
 */
function liquidityOf({ photosKnown, withPhoto, sampleSize }: RegionFigures): number | null {
  if (photosKnown < minRegionSample) return null
  return ((withPhoto / photosKnown) * 70 + Math.min(30, sampleSize)) / 10
}

/** Known debts above this share of the price, in percent, count as much as unlimited ones. */
const mostModestDebt = 10

/**
 * The debts: 10 where the buyer owes none, 6 where the bank pays all above a limit or the known ones are at most a tenth
 * of the price, 2 where they are more or unlimited.
 */
function debtsOf({ debtsStated, condoDebtLimit, knownDebt, price }: StatedFacts): number | null {
  if (knownDebt !== undefined) return knownDebt === 0 ? 10 : knownDebt * 100 <= price * mostModestDebt ? 6 : 2
  if (!debtsStated) return null
  if (condoDebtLimit === null) return 2
  return condoDebtLimit === 0 ? 10 : 6
}

/** The parts that the sources, or a person's answers, state. */
const statedParts = ['financing', 'occupancy', 'debts'] as const satisfies readonly ScorePart[]
type StatedPart = (typeof statedParts)[number]

const statedValuesOf = (facts: StatedFacts): Record<StatedPart, number | null> => ({
  financing: facts.financing === null ? null : facts.financing ? 10 : 3,
  occupancy: facts.occupancy === null ? null : facts.occupancy === 'vacant' ? 10 : 2,
  debts: debtsOf(facts),
})

/** Each part by its formula (docs/decisions/018), 0…10; `null` where it is not known. */
function valuesOf(facts: ScoreFacts): Record<ScorePart, number | null> {
  const gap = computeRegionalGap(facts)
  return {
    ...statedValuesOf(facts),
    discount: facts.discount === null ? null : (facts.discount / 40) * 10,
    liquidity: liquidityOf(facts.region),
    regional: gap === null ? null : 5 + gap / 10,
    urgency: urgencyOf(facts.daysToAuction),
  }
}

const buildPart = (key: ScorePart, value: number | null, reason: string): ScoredPart => ({
  key,
  weight: weights[key] / 100,
  value: value === null ? null : toScore(value),
  reason,
})

/** Computes the parts that the sources, or a person's answers, state. */
export function computeStatedParts(facts: StatedFacts): ScoredPart[] {
  const values = statedValuesOf(facts)
  return statedParts.map(key => buildPart(key, values[key], describeScorePart[key](facts)))
}

/**
 * The score: the mean of the known parts by their weights; unknown ones are left out and lower the confidence
 * (docs/decisions/018). The total is computed from the parts as they are returned, so that readers can recompute it.
 */
export function computeScore(facts: ScoreFacts): OpportunityScore {
  const values = valuesOf(facts)
  const parts = scoreParts.map(key => buildPart(key, values[key], describeScorePart[key](facts)))
  return { total: averageScoreParts(parts), confidence: computeConfidence(parts), parts }
}

type WeighedPart = Pick<OpportunityScore['parts'][number], 'weight' | 'value'>

const percentOf = ({ weight }: WeighedPart): number => Math.round(weight * 100)

const sumKnown = (parts: readonly WeighedPart[]): number =>
  parts.reduce((sum, part) => (part.value === null ? sum : sum + percentOf(part)), 0)

/** Returns how much of the weight is of known parts, 0…1. */
export const computeConfidence = (parts: readonly WeighedPart[]): number => sumKnown(parts) / 100

/** Returns the mean of the known parts by their weights, with one decimal; `null` when none is known. */
export function averageScoreParts(parts: readonly WeighedPart[]): number | null {
  const known = sumKnown(parts)
  const points = parts.reduce((sum, part) => sum + percentOf(part) * (part.value ?? 0), 0)
  return known === 0 ? null : Math.round((points / known) * 10) / 10
}

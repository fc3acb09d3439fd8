import type { SaleGround } from '../calculators/sale-ground.ts'
import { leastKnownForScore } from './judgement-questions.ts'

/** What a verdict stands on, in the order shown: the base of the sale, the list, and the answers. */
type VerdictLeg = 'sale' | 'list' | 'answers'

/** Days from which on a list says too little of what is offered today for a verdict. */
export const verdictListDays = 36

export interface VerdictLegFacts {
  ground: SaleGround
  /** Days since the newest list with the listing. */
  listAgeDays: number
  /** Weight of the answered questions, in percent. */
  known: number
}

/** Returns which legs stand. Nothing else withholds or grants a verdict. */
export const findVerdictLegs = ({
  ground,
  listAgeDays,
  known,
}: VerdictLegFacts): Record<VerdictLeg, boolean> => ({
  sale: ground !== 'none',
  list: listAgeDays <= verdictListDays,
  answers: known >= leastKnownForScore,
})

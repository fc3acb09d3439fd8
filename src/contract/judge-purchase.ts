import {
  type CostFacts,
  computeSheetReturn,
  estimateWorstCondoDebt,
} from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeMaxBid } from '#domain/calculators/cost-sheet.ts'
import { toReaisOrNull } from '#domain/money.ts'
import type { Occupancy } from '#domain/property/listing.ts'
import type { JudgementAnswer } from './judgement-schemas.ts'

/** The purchase that is judged. */
export interface JudgedPurchase {
  question: CostQuestion
  /** The condomínio debt of the pessimistic scenario. */
  worstCondoDebt: number
  /** Known from the sources or from the person's answer; `null` = not known. */
  occupancy: Occupancy | null
  /** Whether a saved sheet or answers about its costs decide. */
  own: boolean
}

/**
 * Builds the purchase of what these facts say, be it the bank's or not: at the price of today, whatever the sheet bids;
 * the target replaces the sheet's own.
 */
export const buildPurchaseToday = (
  facts: CostFacts,
  question: CostQuestion,
  { targetRoi, own }: { targetRoi: number; own: boolean },
): JudgedPurchase => ({
  question: { ...question, bid: facts.price, desiredRoi: targetRoi },
  worstCondoDebt: estimateWorstCondoDebt(facts, question),
  occupancy: facts.occupancy,
  own,
})

/** What a purchase would return: the range, and the highest bid for the target, in reais; `null` where it is not known. */
export type JudgedReturn = { purchase: JudgedPurchase | null } & Pick<
  JudgementAnswer,
  'returnRange' | 'maxBid' | 'own'
>

/** Computes the return and the highest bid (reais) of a purchase; both are `null` without one. */
export const judgePurchase = (purchase: JudgedPurchase | null): JudgedReturn => ({
  purchase,
  returnRange: purchase && computeSheetReturn(purchase.question, purchase.worstCondoDebt),
  maxBid: toReaisOrNull(purchase && computeMaxBid(purchase.question)),
  own: purchase?.own ?? false,
})

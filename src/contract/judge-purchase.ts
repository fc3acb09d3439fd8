import {
  type CostFacts,
  computeSheetReturn,
  findScenarioRisks,
} from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { ScenarioRisks } from '#domain/calculators/cost-scenarios.ts'
import { computeMaxBid } from '#domain/calculators/cost-sheet.ts'
import { findSheetGround, type SaleGround } from '#domain/calculators/sale-ground.ts'
import { toReaisOrNull } from '#domain/money.ts'
import type { Occupancy } from '#domain/property/listing.ts'
import type { JudgementAnswer } from './judgement-schemas.ts'

/** The purchase that is judged. */
export interface JudgedPurchase {
  question: CostQuestion
  /** What the scenarios hold beside it. */
  risks: ScenarioRisks
  /** On what its sale value rests. */
  ground: SaleGround
  /** Known from the sources or from the person's answer; `null` = not known. */
  occupancy: Occupancy | null
  /** Whether a saved sheet or answers about its costs decide. */
  own: boolean
}

/** Builds the purchase of a sheet as it is. */
export const buildPurchase = (
  facts: Omit<CostFacts, 'price'>,
  question: CostQuestion,
  own: boolean,
): JudgedPurchase => ({
  question,
  risks: findScenarioRisks(facts, question),
  ground: findSheetGround(question.saleValue, facts).ground,
  occupancy: facts.occupancy,
  own,
})

/**
 * Builds the purchase of what these facts say, be it the bank's or not: at the price of today, whatever the sheet bids;
 * the target replaces the sheet's own.
 */
export const buildPurchaseToday = (
  facts: CostFacts,
  question: CostQuestion,
  { targetRoi, own }: { targetRoi: number; own: boolean },
): JudgedPurchase => buildPurchase(facts, { ...question, bid: facts.price, desiredRoi: targetRoi }, own)

/** What a purchase would return: the range, and the highest bid for the target, in reais; `null` where it is not known. */
export type JudgedReturn = { purchase: JudgedPurchase | null } & Pick<
  JudgementAnswer,
  'returnRange' | 'maxBid' | 'own' | 'ground'
>

/** Computes the return and the highest bid (reais) of a purchase; both are `null` without one. */
export const judgePurchase = (purchase: JudgedPurchase | null): JudgedReturn => ({
  purchase,
  returnRange: purchase && computeSheetReturn(purchase.question, purchase.risks),
  maxBid: toReaisOrNull(purchase && computeMaxBid(purchase.question)),
  own: purchase?.own ?? false,
  ground: purchase?.ground ?? 'none',
})

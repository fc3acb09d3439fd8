import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import { buildJudgedPurchase, type JudgedFor } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { buildAssumedCosts, findScenarioRisks } from '#domain/calculators/cost-assumptions.ts'
import { type ScenarioRisks, usualRisks } from '#domain/calculators/cost-scenarios.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeTransferItems, type TransferItems } from '#domain/calculators/transfer-items.ts'
import { resolveFinancing } from '#domain/judgement/own-answers.ts'
import { type Centavos, computePercentOfSum, fromReais, toReais } from '#domain/money.ts'
import { exampleCostForm, formToCostQuestion } from '../costs/cost-form.ts'

/** The purchase whose costs a simulation begins from. */
export interface FinancingStart {
  question: CostQuestion
  /** The origin of the costs: the person's sheet or answers, our assumptions, or the example of the cost sheet. */
  basis: 'own' | 'assumed' | 'example'
  /** What the scenarios of a purchase hold beside it. */
  findRisks: (question: CostQuestion) => ScenarioRisks
  /** The appraisal, or the price where it is not known; `null` without a listing: the market value. */
  insuredValue: Centavos | null
  /** The bank does not finance the listing. */
  refused: boolean
}

/** The costs of a simulation without a listing: those of the cost sheet's example. */
export const exampleFinancingStart: FinancingStart = {
  question: formToCostQuestion(exampleCostForm),
  basis: 'example',
  findRisks: () => usualRisks,
  insuredValue: null,
  refused: false,
}

/**
 * Finds the purchase by which a listing is judged. For a gone listing, and for one without a known sale value, it is
 * the purchase by our assumptions, sold for its price.
 */
export function findFinancingStart(property: Property, judgedFor: JudgedFor): FinancingStart {
  const judged = buildJudgedPurchase(property, judgedFor)
  const facts = toOwnCostFacts(property, judgedFor.answers)
  const question =
    judged?.question ?? buildAssumedCosts({ ...facts, evaluation: facts.evaluation ?? facts.price })
  const refused = resolveFinancing(property.financing, judgedFor.answers) === false
  const insuredValue = facts.evaluation ?? facts.price
  if (question === null) return { ...exampleFinancingStart, insuredValue, refused }
  return {
    question,
    basis: judged?.own ? 'own' : 'assumed',
    findRisks: asked => findScenarioRisks(facts, asked),
    insuredValue,
    refused,
  }
}

/** A bid in reais, of which a part is financed. */
interface FinancedBid {
  bid: number
  downPercent: number
}

/** Computes ITBI, deed and registration of a financed bid: by the bank's contract without a deed, with two registrations. */
export function computeFinancedTransfer(
  { question }: Pick<FinancingStart, 'question'>,
  { bid, downPercent }: FinancedBid,
): TransferItems {
  const price = fromReais(bid)
  return computeTransferItems({
    ...question,
    bid: price,
    loan: price - computePercentOfSum(price, downPercent),
  })
}

/** Computes the initial expenses of a financed bid, in reais. */
export function computeUsualExpenses(start: Pick<FinancingStart, 'question'>, bid: FinancedBid): number {
  const { itbi, deed, registry } = computeFinancedTransfer(start, bid)
  return toReais(itbi + deed + registry)
}

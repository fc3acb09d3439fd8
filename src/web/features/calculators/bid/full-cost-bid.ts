import { buildJudgedPurchase } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { type CostAnswer, computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import type { OwnFigures } from '../../../data/saved/own-figures.ts'
import { fromReais } from '#domain/money.ts'
import { exampleCostForm, formToCostQuestion } from '../costs/cost-form.ts'
import type { BidFields } from './bid-state.ts'

/** The costs that the cost sheet opens with: of the property as the person counts them, else of its example. */
function findStartingCosts(property: Property | undefined, own: OwnFigures, target: number): CostQuestion {
  const found = property && buildJudgedPurchase(property, { ...own, targetRoi: target })?.question
  return found ?? { ...formToCostQuestion(exampleCostForm), desiredRoi: target }
}

/**
 * Computes the bid with all costs, as the cost sheet does from here: with the typed bid and, where another appraisal was
 * typed than the property has, sold at that. `target` in percent. `null` for a gone listing, which nobody can bid for.
 */
export function computeFullCostBid(
  { evaluationValue, initialBid }: { [key in keyof BidFields]: number },
  property: Property | undefined,
  own: OwnFigures,
  target: number,
): CostAnswer | null {
  if (property?.gone) return null
  const start = findStartingCosts(property, own, target)
  const isTyped = evaluationValue !== property?.evaluationValue
  return computeCostSheet({
    ...start,
    bid: fromReais(initialBid),
    ...(isTyped && { saleValue: fromReais(evaluationValue) }),
  })
}

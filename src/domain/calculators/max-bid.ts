import type { Centavos } from '../money.ts'
import type { CostQuestion } from './cost-question.ts'
import { sumFixedCosts, computeSaleOutcome } from './sale-outcome.ts'

/** The costs paid with the bid, in percent of it. */
const sumAcquisitionPercents = (question: CostQuestion): number =>
  question.commissionPercent + question.itbiPercent + question.deedPercent + question.registryPercent

/** Whether a bid yields at least the desired ROI, with each item rounded as it is paid. */
function yieldsDesiredRoi(question: CostQuestion, bid: Centavos): boolean {
  const { netProfit, invested } = computeSaleOutcome({ ...question, bid })
  return netProfit >= (question.desiredRoi / 100) * invested - 1e-6
}

/**
 * The maximum difference in centavos between the closed form and the items rounded one by one, when the tax leaves
 * almost nothing.
 */
const maxRoundingSteps = 300

/**
 * Computes the highest bid that yields `desiredRoi`, in closed form: with S = sale − brokerage, F = the costs that do
 * not depend on the bid, D = documented reform, t = tax, r = the desired ROI and A = bid with its acquisition costs,
 * (1 − t)S + tD − A(1 − t) − F = r(A + F), so A = ((1 − t)S + tD − (1 + r)F) ÷ (1 + r − t); when that leaves no gain
 * to tax, A = (S − (1 + r)F) ÷ (1 + r). The bid is rounded down to the centavo, then lowered to the first that does
 * yield it with every item rounded: the result is the highest bid to a few centavos. `null` when there is none.
 */
export function computeMaxBid(question: CostQuestion): Centavos | null {
  const [t, r] = [question.incomeTaxPercent / 100, question.desiredRoi / 100]
  const S = question.saleValue * (1 - question.brokeragePercent / 100)
  const [F, D] = [sumFixedCosts(question), question.reformDocumented]
  const taxed = ((1 - t) * S + t * D - (1 + r) * F) / (1 + r - t)
  const acquired = taxed <= S - D ? taxed : (S - (1 + r) * F) / (1 + r)
  // Adds back what floating point took from a whole centavo.
  const closed = Math.floor(acquired / (1 + sumAcquisitionPercents(question) / 100) + 1e-6)
  let bid = closed
  // Counted in steps: one centavo less is no difference beyond 2⁵³.
  for (let step = 0; step < maxRoundingSteps && !yieldsDesiredRoi(question, bid); step++) bid--
  return bid > 0 ? bid : null
}

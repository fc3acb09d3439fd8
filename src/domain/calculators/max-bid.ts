import type { Centavos } from '../money.ts'
import type { CostQuestion } from './costs.ts'

/** What is paid at the bid, in percent of it. */
const onBid = (question: CostQuestion): number =>
  question.commissionPercent + question.itbiPercent + question.deedPercent + question.registryPercent

/** What is put in whatever the bid. */
export const fixedCosts = (question: CostQuestion): Centavos =>
  question.condoDebt +
  question.taxDebt +
  question.evictionCost +
  question.reformCost +
  question.monthlyHolding * question.months

/**
 * The highest bid that yields `desiredRoi`, in closed form: with S = sale − brokerage, F = what is put in whatever
 * the bid, D = documented reform, t = tax, r = the wanted ROI and A = bid with the costs of acquiring it,
 * (1 − t)S + tD − A(1 − t) − F = r(A + F), so A = ((1 − t)S + tD − (1 + r)F) ÷ (1 + r − t); where that leaves no gain
 * to tax, A = (S − (1 + r)F) ÷ (1 + r). Rounded down to the centavo; `null` where A is not positive.
 */
export function maxBid(question: CostQuestion): Centavos | null {
  const [t, r] = [question.incomeTaxPercent / 100, question.desiredRoi / 100]
  const S = question.saleValue * (1 - question.brokeragePercent / 100)
  const [F, D] = [fixedCosts(question), question.reformDocumented]
  const taxed = ((1 - t) * S + t * D - (1 + r) * F) / (1 + r - t)
  const acquired = taxed <= S - D ? taxed : (S - (1 + r) * F) / (1 + r)
  // What floating point took from a whole centavo is given back.
  const bid = Math.floor(acquired / (1 + onBid(question) / 100) + 1e-6)
  return bid > 0 ? bid : null
}

import type { Centavos } from '../money.ts'
import type { CostQuestion } from './cost-question.ts'
import { fixedCosts, outcome } from './outcome.ts'

/** What is paid at the bid, in percent of it. */
const onBid = (question: CostQuestion): number =>
  question.commissionPercent + question.itbiPercent + question.deedPercent + question.registryPercent

/** Whether a bid earns at least what is wanted of what is put in, each item rounded as it is paid. */
function yields(question: CostQuestion, bid: Centavos): boolean {
  const { netProfit, invested } = outcome({ ...question, bid })
  return netProfit >= (question.desiredRoi / 100) * invested - 1e-6
}

/** Centavos that rounding item by item can take from the closed form, where the tax leaves next to nothing. */
const mostSteps = 300

/**
 * The highest bid that yields `desiredRoi`, in closed form: with S = sale − brokerage, F = what is put in whatever
 * the bid, D = documented reform, t = tax, r = the wanted ROI and A = bid with the costs of acquiring it,
 * (1 − t)S + tD − A(1 − t) − F = r(A + F), so A = ((1 − t)S + tD − (1 + r)F) ÷ (1 + r − t); where that leaves no gain
 * to tax, A = (S − (1 + r)F) ÷ (1 + r). Rounded down to the centavo, and on to the first that does yield it once every item is
 * rounded by itself: the highest to a few centavos. `null` where there is none.
 */
export function maxBid(question: CostQuestion): Centavos | null {
  const [t, r] = [question.incomeTaxPercent / 100, question.desiredRoi / 100]
  const S = question.saleValue * (1 - question.brokeragePercent / 100)
  const [F, D] = [fixedCosts(question), question.reformDocumented]
  const taxed = ((1 - t) * S + t * D - (1 + r) * F) / (1 + r - t)
  const acquired = taxed <= S - D ? taxed : (S - (1 + r) * F) / (1 + r)
  // What floating point took from a whole centavo is given back.
  const closed = Math.floor(acquired / (1 + onBid(question) / 100) + 1e-6)
  let bid = closed
  while (bid > 0 && closed - bid < mostSteps && !yields(question, bid)) bid--
  return bid > 0 ? bid : null
}

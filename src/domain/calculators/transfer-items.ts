import { type Centavos, computePercentOfSum } from '../money.ts'
import {
  type AcquisitionCosts,
  type CostPlace,
  estimateAcquisitionCosts,
} from '../transfer-costs/acquisition-costs.ts'
import type { CostEnds } from '../transfer-costs/cost-ends.ts'
import type { CostQuestion } from './cost-question.ts'

/** The costs of a purchase that law and tables set. */
export interface TransferItems {
  itbi: Centavos
  deed: Centavos
  registry: Centavos
}

type TransferQuestion = Pick<
  CostQuestion,
  'bid' | 'itbiPercent' | 'deedPercent' | 'registryPercent' | 'place' | 'loan' | 'costEnd'
>

interface KnownCosts {
  place: CostPlace
  price: Centavos
  loan: Centavos
  costs: AcquisitionCosts
}

/** The costs that were asked for last: the three scenarios of a sheet ask for the same. */
let last: KnownCosts | null = null

function findCosts(place: CostPlace, price: Centavos, loan: Centavos): AcquisitionCosts {
  if (last?.place === place && last.price === price && last.loan === loan) return last.costs
  const costs = estimateAcquisitionCosts(place, { price, evaluation: null, loan, isFirstSfhHome: false })
  last = { place, price, loan, costs }
  return costs
}

/** Computes ITBI, deed and registration of a sheet: each by the person's own percentage, else by the place's tables. */
export function computeTransferItems(question: TransferQuestion): TransferItems {
  const { bid, itbiPercent, deedPercent, registryPercent, place, loan = 0, costEnd = 'likely' } = question
  const count = (percent: number | null, pick: (costs: AcquisitionCosts) => CostEnds): Centavos =>
    percent === null ? pick(findCosts(place, bid, loan))[costEnd] : computePercentOfSum(bid, percent)
  return {
    itbi: count(itbiPercent, ({ itbi }) => itbi),
    deed: count(deedPercent, ({ deed }) => deed),
    registry: count(registryPercent, ({ registry }) => registry),
  }
}

/** Adds ITBI, deed and registration of a sheet. */
export function sumTransferItems(question: TransferQuestion): Centavos {
  const { itbi, deed, registry } = computeTransferItems(question)
  return itbi + deed + registry
}

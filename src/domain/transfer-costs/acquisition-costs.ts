import { type Centavos, computePercentOfSum } from '../money.ts'
import { figuresInUse } from '../rules/figures-in-use.ts'
import type { Uf } from '../states.ts'
import { type CostEnds, noCost, rankStateFees, toFeeEnds } from './cost-ends.ts'
import type { CostFigure } from './cost-figure.ts'
import { estimateDeedFee } from './deed-fees.ts'
import { knownItbiRange } from './itbi-rate.ts'
import { estimateRegistrationFee, type RegisteredAct } from './registration-fees.ts'
import { estimateTransferCosts } from './transfer-costs.ts'

/** Where a property is, whose tables say what buying it costs; `null` = not known. */
export interface CostPlace {
  state: Uf | null
  city: string
}

/** The place of an account that is of no property. */
export const unknownPlace: CostPlace = { state: null, city: '' }

/** What a purchase costs beside its price by the tables of its place. */
export interface AcquisitionCosts {
  itbi: CostEnds
  /** Nothing in a purchase that the bank finances. */
  deed: CostEnds
  /** Of the purchase and, with a loan, of the bank's lien. */
  registry: CostEnds
}

/** A purchase as its costs depend on it. */
export interface AcquiredHome {
  price: Centavos
  /** The appraisal; `null` = not known, then the price counts. */
  evaluation: Centavos | null
  /** What the bank lends; 0 without a loan. */
  loan: Centavos
  /** Whether it is the first one that the buyer finances by the SFH: then its registrations cost half. */
  isFirstSfhHome: boolean
}

/** Returns an ITBI as an account counts it: the usual rate where the city's is not known, of a range the middle. */
function toItbiEnds(price: Centavos, figure: CostFigure | null): CostEnds {
  if (figure?.kind === 'amount') return { low: figure.amount, likely: figure.amount, high: figure.amount }
  if (figure?.kind === 'range' && figure.source !== null) return toFeeEnds(figure, () => figure)
  return {
    low: computePercentOfSum(price, knownItbiRange.low),
    likely: computePercentOfSum(price, figuresInUse['itbi-default']),
    high: computePercentOfSum(price, knownItbiRange.high),
  }
}

const addEnds = (a: CostEnds, b: CostEnds): CostEnds => ({
  low: a.low + b.low,
  likely: a.likely + b.likely,
  high: a.high + b.high,
})

/**
 * Estimates what a purchase costs beside its price: ITBI and, with own money, a deed and a registration, with the bank's
 * loan two registrations. Where the state is not known, fees are those of all states.
 */
export function estimateAcquisitionCosts(
  { state, city }: CostPlace,
  { price, evaluation, loan, isFirstSfhHome }: AcquiredHome,
): AcquisitionCosts {
  if (price <= 0) return { itbi: noCost, deed: noCost, registry: noCost }
  const register = (act: RegisteredAct, value: Centavos) => (uf: Uf) =>
    estimateRegistrationFee(uf, value, { act, isFirstHome: isFirstSfhHome && loan > 0 })
  const ofPurchase = register('purchase', price)
  const ofLien = register('guarantee', loan)
  const ofDeed = (uf: Uf) => estimateDeedFee(uf, price)
  if (state === null) {
    const registry = rankStateFees(ofPurchase)
    return {
      itbi: toItbiEnds(price, null),
      deed: loan > 0 ? noCost : rankStateFees(ofDeed),
      registry: loan > 0 ? addEnds(registry, rankStateFees(ofLien)) : registry,
    }
  }
  const { itbi, deed, registration, guaranteeRegistration } = estimateTransferCosts({
    uf: state,
    city,
    price,
    loan,
    evaluation,
    isFirstHome: false,
    isFirstSfhHome,
  })
  const registry = toFeeEnds(registration, ofPurchase)
  return {
    itbi: toItbiEnds(price, itbi),
    deed: deed === null ? noCost : toFeeEnds(deed, ofDeed),
    registry:
      guaranteeRegistration === null ? registry : addEnds(registry, toFeeEnds(guaranteeRegistration, ofLien)),
  }
}

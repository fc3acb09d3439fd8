import {
  buildAssumedCosts,
  type CostFacts,
  computeSheetReturn,
  estimateWorstCondoDebt,
} from '#domain/calculators/cost-assumptions.ts'
import { computeMaxBid } from '#domain/calculators/max-bid.ts'
import { fromReaisOrNull, toReais, toReaisOrNull } from '#domain/money.ts'
import type { Found } from '#domain/own-lots/fold-lot-text.ts'
import type { LotRound } from '#domain/own-lots/own-lot.ts'
import type { LotReading } from '#domain/own-lots/read-lot-text.ts'
import { toCostQuestion, toCostSheet } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import type { JudgedPurchase } from './judge-property.ts'
import type { JudgementAnswer } from './judgement-schemas.ts'
import type { OwnLot, OwnLotContent } from './own-lot-schemas.ts'

export type LotFactFields = Omit<OwnLotContent, 'title'>

/** The facts of a lot of which nothing is known. */
export const unknownLotFacts: LotFactFields = {
  price: null,
  evaluationValue: null,
  firstRound: null,
  secondRound: null,
  category: null,
  saleKind: null,
  city: null,
  state: null,
  address: null,
  area: null,
  landArea: null,
  rooms: null,
  garage: null,
  occupancy: null,
  matricula: null,
  sourceName: null,
  sourceUrl: null,
}

/**
 * Returns the facts that a lot's cost sheet begins from. Its modality is none of the bank's, so the commission is that of
 * an auction; `null` without a price.
 */
function toLotCostFacts(lot: OwnLot): CostFacts | null {
  if (lot.price === null) return null
  return {
    price: fromReaisOrNull(lot.price) ?? 0,
    evaluation: fromReaisOrNull(lot.evaluationValue),
    modality: null,
    category: lot.category,
    occupancy: lot.occupancy,
    state: lot.state,
    city: lot.city ?? '',
    area: lot.area,
    condoDebtLimit: null,
  }
}

/** Builds the initial sheet of a lot as that of a bank's property is built; `null` without price or appraisal. */
export function buildLotSheet(lot: OwnLot): CostSheet | null {
  const facts = toLotCostFacts(lot)
  const question = facts === null ? null : buildAssumedCosts(facts)
  return question === null ? null : toCostSheet(question, null)
}

/**
 * Judges a lot at its price by its own sheet, or by the one it begins with; as `judgeReturn` judges a property of the
 * bank.
 * @param targetRoi percent
 */
export function judgeLot(
  lot: OwnLot,
  targetRoi: number,
): { purchase: JudgedPurchase | null } & Pick<JudgementAnswer, 'returnRange' | 'maxBid' | 'own'> {
  const facts = toLotCostFacts(lot)
  const sheet = lot.sheet ?? buildLotSheet(lot)
  if (facts === null || sheet === null) return { purchase: null, returnRange: null, maxBid: null, own: false }
  const question = { ...toCostQuestion(sheet), bid: facts.price, desiredRoi: targetRoi }
  const own = lot.sheet !== null
  const purchase = { question, worstCondoDebt: estimateWorstCondoDebt(facts, question), own }
  return {
    purchase,
    returnRange: computeSheetReturn(question, purchase.worstCondoDebt),
    maxBid: toReaisOrNull(computeMaxBid(question)),
    own,
  }
}

/** What was read of a page for each field of a lot, with the words it rests on; `null` where it does not say. */
export type LotProposal = {
  [Field in Exclude<keyof OwnLotContent, 'sourceName' | 'sourceUrl'>]: Found<
    NonNullable<OwnLotContent[Field]>
  > | null
}

const presentFound = <Value, Shown>(found: Found<Value> | null, present: (value: Value) => Shown) =>
  found && { value: present(found.value), words: found.words }

const presentRound = (round: LotRound) => ({ ...round, price: toReaisOrNull(round.price) })

/** Returns a reading of a page as the fields of a lot, money in reais. */
export const presentLotReading = ({ evaluation, ...reading }: LotReading): LotProposal => ({
  ...reading,
  price: presentFound(reading.price, toReais),
  evaluationValue: presentFound(evaluation, toReais),
  firstRound: presentFound(reading.firstRound, presentRound),
  secondRound: presentFound(reading.secondRound, presentRound),
})

import { buildAssumedCosts, type CostFacts } from '#domain/calculators/cost-assumptions.ts'
import { fromReais, fromReaisOrNull, toReais, toReaisOrNull } from '#domain/money.ts'
import type { Found } from '#domain/own-lots/fold-lot-text.ts'
import type { LotRound } from '#domain/own-lots/own-lot.ts'
import type { LotReading } from '#domain/own-lots/read-lot-text.ts'
import { toCostSheet } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
import type { OwnLot, OwnLotContent } from './own-lot-schemas.ts'

export type LotFactFields = Omit<OwnLotContent, 'title'>

/** The facts of a lot before any is known. */
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
 * Returns the facts from which a lot's cost sheet begins, except the price. It has none of the bank's modalities, so the
 * commission is that of an auction.
 */
export const toLotCostFacts = (lot: OwnLot): Omit<CostFacts, 'price'> => ({
  evaluation: fromReaisOrNull(lot.evaluationValue),
  modality: null,
  category: lot.category,
  occupancy: lot.occupancy,
  state: lot.state,
  city: lot.city ?? '',
  area: lot.area,
  condoDebtLimit: null,
  paid: null,
})

/** Builds the initial sheet of a lot as that of a bank's property is built; `null` without price or appraisal. */
export function buildLotSheet(lot: OwnLot): CostSheet | null {
  if (lot.price === null) return null
  const question = buildAssumedCosts({ ...toLotCostFacts(lot), price: fromReais(lot.price) })
  return question === null ? null : toCostSheet(question, null)
}

/** Returns the sheet that a lot's owner saved, at the lot's place of today, else the one that it begins with. */
export const findLotSheet = (lot: OwnLot): CostSheet | null =>
  lot.sheet === null ? buildLotSheet(lot) : { ...lot.sheet, state: lot.state, city: lot.city }

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

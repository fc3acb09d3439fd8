import { buildAssumedCosts, type CostFacts } from '#domain/calculators/cost-assumptions.ts'
import { fromReaisOrNull } from '#domain/money.ts'
import { toCostSheet } from './cost-sheet.ts'
import type { CostSheet } from './cost-sheet-schemas.ts'
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
export function toLotCostFacts(lot: OwnLot): CostFacts | null {
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

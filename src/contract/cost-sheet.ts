import {
  buildAssumedCosts,
  type CostFacts,
  costAssumptions,
  defaultCommissionPercent,
} from '#domain/calculators/cost-assumptions.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { findSaleValue, isStatedSaleValue } from '#domain/calculators/sale-ground.ts'
import { applyOwnAnswers, type OwnAnswers } from '#domain/judgement/own-answers.ts'
import { fromReais, fromReaisOrNull, toReais, toReaisOrNull } from '#domain/money.ts'
import type { CostSheet, CostSheetAnswer } from './cost-sheet-schemas.ts'
import type { Property } from './property-schemas.ts'

/** Rounds a figure to six decimals, without floating-point noise; `times` 100 turns a fraction into a percentage. */
export const applyRate = (figure: number | null, times = 1): number | null =>
  figure === null ? null : Math.round(figure * times * 1e6) / 1e6 || 0

/** Converts a sheet from JSON to the domain's form; missing fields get their defaults. */
export function toCostQuestion(sheet: CostSheet): CostQuestion {
  const { months, reformDocumented, reformCost } = sheet
  return {
    bid: fromReais(sheet.bid),
    saleValue: fromReais(sheet.saleValue),
    months,
    commissionPercent: sheet.commissionPercent ?? defaultCommissionPercent(sheet.modality ?? null),
    itbiPercent: sheet.itbiPercent,
    deedPercent: sheet.deedPercent,
    registryPercent: sheet.registryPercent,
    place: { state: sheet.state ?? null, city: sheet.city ?? '' },
    condoDebt: fromReais(sheet.condoDebt),
    taxDebt: fromReais(sheet.taxDebt),
    evictionCost: fromReais(sheet.evictionCost),
    evictionMonth: sheet.evictionMonth ?? Math.min(costAssumptions.evictionMonth, months),
    reformCost: fromReais(reformCost),
    reformMonth: sheet.reformMonth ?? Math.min(costAssumptions.reformMonth, months),
    reformDocumented: fromReais(
      typeof reformDocumented === 'number' ? reformDocumented : reformDocumented ? reformCost : 0,
    ),
    monthlyHolding: fromReais(sheet.monthlyHolding),
    brokeragePercent: sheet.brokeragePercent,
    incomeTaxPercent: sheet.incomeTaxPercent,
    desiredRoi: sheet.desiredRoi,
    monthlyRent: sheet.monthlyRent ? fromReais(sheet.monthlyRent) : null,
  }
}

/** Converts the domain's form to a sheet with every field. */
export const toCostSheet = (question: CostQuestion, modality: Property['modality']): CostSheet => ({
  bid: toReais(question.bid),
  saleValue: toReais(question.saleValue),
  months: question.months,
  modality,
  state: question.place.state,
  city: question.place.city === '' ? null : question.place.city,
  commissionPercent: question.commissionPercent,
  itbiPercent: question.itbiPercent,
  deedPercent: question.deedPercent,
  registryPercent: question.registryPercent,
  condoDebt: toReais(question.condoDebt),
  taxDebt: toReais(question.taxDebt),
  evictionCost: toReais(question.evictionCost),
  evictionMonth: question.evictionMonth,
  reformCost: toReais(question.reformCost),
  reformMonth: question.reformMonth,
  reformDocumented: toReais(question.reformDocumented),
  monthlyHolding: toReais(question.monthlyHolding),
  brokeragePercent: question.brokeragePercent,
  incomeTaxPercent: question.incomeTaxPercent,
  desiredRoi: question.desiredRoi,
  monthlyRent: toReaisOrNull(question.monthlyRent),
})

/**
 * Returns a saved sheet for the sale of today: with its modality and place, and with its commission unless the person typed
 * another than the one of the modality in which the sheet was saved. A debt that the sheet leaves at 0 is the one that
 * the person answered, if they did. A sale value that was only taken over is that of the best ground of today, or the
 * person's answer.
 */
export function bringSheetToSale(
  sheet: CostSheet,
  property: CostedProperty,
  answers: OwnAnswers = {},
): CostSheet {
  const { modality, state, city } = property
  const { debts } = answers
  const facts = toOwnCostFacts(property, answers)
  const isTakenOver = isStatedSaleValue(fromReais(sheet.saleValue), facts)
  const saleValue = isTakenOver ? findSaleValue(facts)?.base : undefined
  const before = defaultCommissionPercent(sheet.modality ?? null)
  const isTyped = sheet.commissionPercent != null && sheet.commissionPercent !== before
  return {
    ...sheet,
    saleValue: saleValue === undefined ? sheet.saleValue : toReais(saleValue),
    modality,
    state,
    city,
    commissionPercent: isTyped ? sheet.commissionPercent : defaultCommissionPercent(modality),
    condoDebt: sheet.condoDebt || (debts?.value.condominium ?? 0),
    taxDebt: sheet.taxDebt || (debts?.value.taxes ?? 0),
  }
}

/**
 * Builds the initial sheet of a property (domain/calculators/cost-assumptions.ts), with own answers in it; `null` without
 * any sale value.
 */
export function buildAssumedSheet(property: Property, answers: OwnAnswers = {}): CostSheet | null {
  const question = buildAssumedCosts(toOwnCostFacts(property, answers))
  return question === null ? null : toCostSheet(question, property.modality)
}

/** Returns the facts of a property with a person's answers in place of what the sources say. */
export const toOwnCostFacts = (property: CostedProperty, answers: OwnAnswers = {}): CostFacts =>
  applyOwnAnswers(toCostFacts(property), answers)

/** The facts from which a cost sheet begins. */
export type CostedProperty = Pick<
  Property,
  | 'price'
  | 'evaluationValue'
  | 'modality'
  | 'category'
  | 'state'
  | 'city'
  | 'area'
  | 'situation'
  | 'condoDebtLimit'
  | 'paid'
>

/** Returns the facts of a property that its cost sheet begins from. */
function toCostFacts(property: CostedProperty): CostFacts {
  const { modality, category, state, city, area, situation } = property
  return {
    price: fromReais(property.price),
    evaluation: fromReaisOrNull(property.evaluationValue),
    modality,
    category,
    occupancy: situation === 'unknown' ? null : situation,
    state,
    city,
    area,
    condoDebtLimit: fromReaisOrNull(property.condoDebtLimit),
    paid: property.paid && {
      estimate: fromReais(property.paid.estimate),
      low: fromReais(property.paid.low),
      high: fromReais(property.paid.high),
    },
  }
}

/** Converts a sheet's figures for the HTTP response. */
export const presentCosts = (answer: CostAnswer): CostSheetAnswer => ({
  items: answer.items.map(({ key, value, month }) => ({ key, value: toReais(value), month })),
  invested: toReais(answer.invested),
  saleNet: toReais(answer.saleNet),
  incomeTax: toReais(answer.incomeTax),
  netProfit: toReais(answer.netProfit),
  roi: answer.roi,
  irrMonthly: applyRate(answer.irrMonthly, 100),
  irrAnnual: applyRate(answer.irrAnnual, 100),
  paybackMonths: applyRate(answer.paybackMonths),
  maxBid: toReaisOrNull(answer.maxBid),
})

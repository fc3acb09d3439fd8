import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { buildLotSheet } from '#contract/own-lot.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { type CostForm, exampleCostForm, toCostForm } from './cost-form.ts'

/**
 * Returns the form that a listing starts with, with what the person has found out. Without an appraisal the sale value
 * is unknown.
 */
export function buildAssumedForm(property: PropertyDetail, answers: OwnAnswers = {}): CostForm {
  const sheet = buildAssumedSheet(property, answers)
  if (sheet !== null) return toCostForm(sheet, property.area)
  const byPrice = buildAssumedSheet({ ...property, evaluationValue: property.price }, answers)
  return byPrice === null
    ? { ...exampleCostForm, bid: property.price }
    : { ...toCostForm(byPrice, property.area), saleValue: 0 }
}

/**
 * Returns the form that a lot from elsewhere starts with; a value that nobody wrote down is 0, and the form asks for
 * it.
 */
export function buildAssumedLotForm(lot: OwnLot): CostForm {
  const { price, evaluationValue, area } = lot
  const known = price ?? evaluationValue
  const sheet = buildLotSheet({ ...lot, price: known, evaluationValue: evaluationValue ?? known })
  const form = sheet === null ? exampleCostForm : toCostForm(sheet, area)
  return { ...form, modality: null, bid: price ?? 0, saleValue: evaluationValue ?? 0 }
}

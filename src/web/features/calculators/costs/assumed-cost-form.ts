import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { type CostForm, exampleCostForm, toCostForm } from './cost-form.ts'

/** Returns the form that a listing starts with. Without an appraisal the sale value is unknown. */
export function buildAssumedForm(property: PropertyDetail): CostForm {
  const sheet = buildAssumedSheet(property)
  if (sheet !== null) return toCostForm(sheet, property.area)
  const byPrice = buildAssumedSheet({ ...property, evaluationValue: property.price })
  return byPrice === null
    ? { ...exampleCostForm, bid: property.price }
    : { ...toCostForm(byPrice, property.area), saleValue: 0 }
}

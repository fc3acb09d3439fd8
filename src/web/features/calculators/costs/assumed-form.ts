import { assumedSheet } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { type CostForm, example, formOf } from './form.ts'

/** Returns the form that a listing starts with. Without an appraisal the sale value is unknown. */
export function assumedForm(property: PropertyDetail): CostForm {
  const sheet = assumedSheet(property)
  if (sheet !== null) return formOf(sheet, property.area)
  const byPrice = assumedSheet({ ...property, evaluationValue: property.price })
  return byPrice === null
    ? { ...example, bid: property.price }
    : { ...formOf(byPrice, property.area), saleValue: 0 }
}

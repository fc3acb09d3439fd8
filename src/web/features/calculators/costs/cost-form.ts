import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { toCostQuestion, toCostSheet } from '#contract/cost-sheet.ts'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { cdiDefault } from '#domain/calculators/cdi-comparison.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { roundReais, toReais } from '#domain/money.ts'
import type { Modality } from '#domain/property/listing.ts'
import { type CostPlace, unknownPlace } from '#domain/transfer-costs/acquisition-costs.ts'

/** The percentages that the tables of the place give where nobody has typed them, and the costs that they are. */
export const placeCosts = { itbiPercent: 'itbi', deedPercent: 'deed', registryPercent: 'registry' } as const
export type PlaceNumber = keyof typeof placeCosts
export const isPlaceNumber = (key: string): key is PlaceNumber => Object.hasOwn(placeCosts, key)

/** The form's values; money in reais, percentages as percentages. */
export interface CostForm {
  bid: number
  modality: Modality | null
  commissionPercent: number
  /** The place whose tables give what is `null` here. */
  place: CostPlace
  itbiPercent: number | null
  deedPercent: number | null
  registryPercent: number | null
  condoDebt: number
  taxDebt: number
  evictionCost: number
  evictionMonth: number
  /** Whether the reform is entered per square metre; `reformTotal` counts either way. */
  reformByArea: boolean
  /** In m²; 0 when unknown. */
  area: number
  reformPerM2: number
  /** In reais; computed from `area` and `reformPerM2` once one of them was typed. */
  reformTotal: number
  reformMonth: number
  /** The documented share of the reform, in percent. */
  documentedPercent: number
  monthlyHolding: number
  months: number
  saleValue: number
  brokeragePercent: number
  incomeTaxPercent: number
  /** The person's one target, which belongs to no sheet. */
  desiredRoi: number
  /** In reais a month; 0 for none. */
  monthlyRent: number
  /** Percent a year. */
  cdi: number
}

/** The form without a property: the check values. */
export const exampleCostForm: CostForm = {
  bid: 200_000,
  modality: 'leilao',
  commissionPercent: 5,
  place: unknownPlace,
  itbiPercent: costAssumptions.itbiPercent,
  deedPercent: costAssumptions.deedPercent,
  registryPercent: costAssumptions.registryPercent,
  condoDebt: 0,
  taxDebt: 0,
  evictionCost: toReais(costAssumptions.eviction),
  evictionMonth: costAssumptions.evictionMonth,
  reformByArea: true,
  area: 60,
  reformPerM2: toReais(costAssumptions.reform),
  reformTotal: 30_000,
  reformMonth: costAssumptions.reformMonth,
  documentedPercent: 100,
  monthlyHolding: 500,
  months: costAssumptions.months,
  saleValue: 320_000,
  brokeragePercent: costAssumptions.brokeragePercent,
  incomeTaxPercent: costAssumptions.incomeTaxPercent,
  desiredRoi: costAssumptions.desiredRoi,
  monthlyRent: 0,
  cdi: cdiDefault.percent,
}

/** Returns the form as a sheet for computing and saving; months after the sale's count as the sale's. */
export function formToCostSheet(form: CostForm): CostSheet {
  const { months, documentedPercent, monthlyRent, reformTotal: reformCost } = form
  return {
    bid: form.bid,
    saleValue: form.saleValue,
    months,
    modality: form.modality,
    commissionPercent: form.commissionPercent,
    state: form.place.state,
    city: form.place.city === '' ? null : form.place.city,
    itbiPercent: form.itbiPercent,
    deedPercent: form.deedPercent,
    registryPercent: form.registryPercent,
    condoDebt: form.condoDebt,
    taxDebt: form.taxDebt,
    evictionCost: form.evictionCost,
    evictionMonth: Math.min(form.evictionMonth, months),
    reformCost,
    reformMonth: Math.min(form.reformMonth, months),
    reformDocumented: roundReais((reformCost * documentedPercent) / 100),
    monthlyHolding: form.monthlyHolding,
    brokeragePercent: form.brokeragePercent,
    incomeTaxPercent: form.incomeTaxPercent,
    desiredRoi: form.desiredRoi,
    monthlyRent: monthlyRent > 0 ? monthlyRent : null,
  }
}

/** Whether the form can be computed. */
export const isCostFormComplete = ({ bid, saleValue }: CostForm): boolean => bid > 0 && saleValue > 0

/** Converts the form, in reais, into the question of the cost sheet, in centavos. */
export const formToCostQuestion = (form: CostForm): CostQuestion => toCostQuestion(formToCostSheet(form))

/** Whether the form equals a sheet but for the target; fields that a sheet lacks have their defaults. */
export const isCostSheet = (form: CostForm, sheet: CostSheet): boolean =>
  JSON.stringify(
    toCostSheet({ ...toCostQuestion(sheet), desiredRoi: form.desiredRoi }, sheet.modality ?? null),
  ) === JSON.stringify(toCostSheet(formToCostQuestion(form), form.modality))

/** Returns a sheet as a form. The reform is per square metre when `area` divides it into whole centavos. */
export function toCostForm(sheet: CostSheet, area: number | null): CostForm {
  const whole = toCostSheet(toCostQuestion(sheet), sheet.modality ?? null)
  const { reformCost } = whole
  const documented = Number(whole.reformDocumented)
  const perM2 = area === null || area <= 0 ? null : roundReais(reformCost / area)
  const byArea = reformCost > 0 && roundReais((perM2 ?? 0) * (area ?? 0)) === reformCost
  return {
    bid: whole.bid,
    modality: whole.modality ?? null,
    commissionPercent: whole.commissionPercent ?? exampleCostForm.commissionPercent,
    place: { state: whole.state ?? null, city: whole.city ?? '' },
    itbiPercent: whole.itbiPercent,
    deedPercent: whole.deedPercent,
    registryPercent: whole.registryPercent,
    condoDebt: whole.condoDebt,
    taxDebt: whole.taxDebt,
    evictionCost: whole.evictionCost,
    evictionMonth: whole.evictionMonth ?? exampleCostForm.evictionMonth,
    reformByArea: byArea,
    area: area ?? exampleCostForm.area,
    reformPerM2: byArea ? (perM2 ?? 0) : exampleCostForm.reformPerM2,
    reformTotal: reformCost,
    reformMonth: whole.reformMonth ?? exampleCostForm.reformMonth,
    documentedPercent: reformCost > 0 ? (documented / reformCost) * 100 : 100,
    monthlyHolding: whole.monthlyHolding,
    months: whole.months,
    saleValue: whole.saleValue,
    brokeragePercent: whole.brokeragePercent,
    incomeTaxPercent: whole.incomeTaxPercent,
    desiredRoi: whole.desiredRoi,
    monthlyRent: whole.monthlyRent ?? 0,
    cdi: cdiDefault.percent,
  }
}

import { roundReais } from '#domain/money.ts'
import type { CostForm } from './cost-form.ts'

/** Returns area times price per square metre; the present cost when the area is unknown. */
export const reformByArea = ({ area, reformPerM2, reformTotal }: CostForm): number =>
  area > 0 ? roundReais(area * reformPerM2) : reformTotal

/** Returns the present cost per square metre. */
export const reformPerM2 = ({ area, reformPerM2: typedPerM2, reformTotal }: CostForm): number =>
  area > 0 ? roundReais(reformTotal / area) : typedPerM2

/** Returns the form with the typed values and what follows from them. */
export function changeReform(form: CostForm, part: Partial<CostForm>): CostForm {
  const next = { ...form, ...part }
  return part.area === undefined && part.reformPerM2 === undefined
    ? next
    : { ...next, reformTotal: reformByArea(next) }
}

/** Switches between one sum and a price per square metre; the cost stays the same. */
export const convertReform = (form: CostForm): CostForm =>
  form.reformByArea
    ? { ...form, reformByArea: false }
    : { ...form, reformByArea: true, reformPerM2: reformPerM2(form) }

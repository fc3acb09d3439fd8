import type { CostForm } from './form.ts'

const centavos = (reais: number): number => Math.round(reais * 100) / 100

/** What the area and its square metre make; the reform as it is where no area is known. */
export const reformByArea = ({ area, reformPerM2, reformTotal }: CostForm): number =>
  area > 0 ? centavos(area * reformPerM2) : reformTotal

/** A square metre of the reform as it is. */
export const reformPerM2 = ({ area, reformPerM2: told, reformTotal }: CostForm): number =>
  area > 0 ? centavos(reformTotal / area) : told

/** The form with what was typed, and what follows from it. */
export function changed(form: CostForm, part: Partial<CostForm>): CostForm {
  const next = { ...form, ...part }
  return part.area === undefined && part.reformPerM2 === undefined
    ? next
    : { ...next, reformTotal: reformByArea(next) }
}

/** The reform asked for in the other way; it costs the same. */
export const inTheOtherWay = (form: CostForm): CostForm =>
  form.reformByArea
    ? { ...form, reformByArea: false }
    : { ...form, reformByArea: true, reformPerM2: reformPerM2(form) }

import { commissionPercent } from '#domain/calculators/assumptions.ts'
import type { Modality } from '#domain/property/property.ts'
import type { CostForm } from './form.ts'

/** Changes the modality; the commission follows it unless it was typed. */
export const withModality = (form: CostForm, modality: Modality | null): Partial<CostForm> =>
  form.commissionPercent === commissionPercent(form.modality)
    ? { modality, commissionPercent: commissionPercent(modality) }
    : { modality }

import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { CostForm } from './cost-form.ts'

/** Changes the modality; the commission follows it unless it was typed. */
export const applyModality = (form: CostForm, modality: Modality | null): Partial<CostForm> =>
  form.commissionPercent === defaultCommissionPercent(form.modality)
    ? { modality, commissionPercent: defaultCommissionPercent(modality) }
    : { modality }

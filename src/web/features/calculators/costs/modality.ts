import { commissionPercent } from '#domain/calculators/assumptions.ts'
import type { Modality } from '#domain/property/property.ts'
import type { CostForm } from './form.ts'

/** What choosing a modality changes: the commission goes with it, unless it is one's own. */
export const withModality = (form: CostForm, modality: Modality | null): Partial<CostForm> =>
  form.commissionPercent === commissionPercent(form.modality)
    ? { modality, commissionPercent: commissionPercent(modality) }
    : { modality }

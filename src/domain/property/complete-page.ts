import type { BankPage, DebtRules, PaymentForms } from './bank-page.ts'
import { isPageOfSale, parseModality } from './sale-modality.ts'

/** What holds for the moment of its reading alone. */
type MomentaryField = 'remainingSeconds' | 'inDispute' | 'bids'
/** What is not `null` where a page does not state it, or belongs to another field. */
type OtherField = MomentaryField | 'id' | 'occupancyHidden' | 'description' | 'descriptionCut' | 'warnings'

/**
 * Completes a page of which a part is missing by what the last page of the same sale said: what a cut page leaves out is
 * not said to be otherwise. What it states, counts.
 */
export function completePage(cut: BankPage, known: BankPage | null): BankPage {
  if (known === null || !isPageOfSale(cut.modality, parseModality(known.modality ?? ''))) return cut
  const complete = { ...cut }
  const take = <Field extends Exclude<keyof BankPage, OtherField | 'payment' | 'debts'>>(field: Field) => {
    const value = cut[field]
    if (value === null || (Array.isArray(value) && value.length === 0)) complete[field] = known[field]
  }
  for (const field of plainFields) take(field)
  if (cut.occupancy === null) complete.occupancyHidden = known.occupancyHidden
  if (known.description !== null && (cut.description === null || cut.descriptionCut))
    Object.assign(complete, {
      description: known.description,
      descriptionCut: known.descriptionCut,
    })
  complete.warnings = [...new Set([...known.warnings, ...cut.warnings])]
  complete.payment = completePayment(cut.payment, known.payment)
  complete.debts = completeDebts(cut.debts, known.debts)
  return complete
}

const plainFields = [
  'name',
  'propertyType',
  'evaluation',
  'price',
  'secondAuctionPrice',
  'occupancy',
  'rooms',
  'garage',
  'totalArea',
  'privateArea',
  'landArea',
  'titleRecords',
  'judicialDistrict',
  'registryOffice',
  'cityRegistrations',
  'failedAuctionsRecorded',
  'modality',
  'editalNumber',
  'editalItem',
  'editalPublishedAt',
  'auctioneer',
  'firstAuctionAt',
  'secondAuctionAt',
  'address',
  'postalCode',
  'titleRecordUrl',
  'editalUrl',
  'photos',
] as const satisfies readonly Exclude<keyof BankPage, OtherField | 'payment' | 'debts'>[]

function completePayment(cut: PaymentForms, known: PaymentForms): PaymentForms {
  const isWhole = !cut.cut && cut.sentences.length > 0
  if (isWhole || known.sentences.length === 0) return cut
  return {
    sentences: [...new Set([...cut.sentences, ...known.sentences])],
    fgts: cut.fgts ?? known.fgts,
    financing: cut.financing ?? known.financing,
    cut: known.cut,
  }
}

function completeDebts(cut: DebtRules, known: DebtRules): DebtRules {
  const isOpen = (kind: 'condominium' | 'taxes'): boolean =>
    known[kind] !== null && (cut[kind] === null || cut[`${kind}Cut`])
  return {
    ...cut,
    ...(isOpen('condominium') && {
      condominium: known.condominium,
      condominiumCut: known.condominiumCut,
    }),
    ...(isOpen('taxes') && { taxes: known.taxes, taxesCut: known.taxesCut }),
  }
}

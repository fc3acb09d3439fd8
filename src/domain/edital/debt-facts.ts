import { type Centavos, fromReaisOrNull, toReaisOrNull } from '../money.ts'
import type { BankPage, DebtRules } from '../property/bank-page.ts'
import type { BankPageFacts, Modality } from '../property/listing.ts'
import { isPageOfSale } from '../property/sale-modality.ts'
import { findCondoDebtLimit } from './checklist-debts.ts'

/** What a bank page says of debts, with its appraisal and the modality by which it sold the property. */
export type PageDebts = DebtRules & Pick<BankPage, 'modality' | 'evaluation'>

/** Reads who pays debts from the rules of the page; a page of another sale, and a rule of which a part is missing, say nothing. */
export function readDebtFacts(
  page: PageDebts | null,
  { modality, evaluation }: { modality: Modality | null; evaluation: Centavos | null },
): Pick<BankPageFacts, 'debtsStated' | 'condoDebtLimit'> {
  if (page === null || !isPageOfSale(page.modality, modality))
    return { debtsStated: false, condoDebtLimit: null }
  const condominium = page.condominiumCut ? null : page.condominium
  const taxes = page.taxesCut ? null : page.taxes
  const appraisal = page.evaluation ?? evaluation
  const limit = condominium === null ? null : findCondoDebtLimit(condominium, toReaisOrNull(appraisal))
  return {
    debtsStated: condominium !== null && taxes !== null,
    condoDebtLimit: fromReaisOrNull(limit),
  }
}

import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { formatPercent } from '#domain/format-figures.ts'
import type { Modality } from '#domain/property/listing.ts'

/**
 * Says who pays a debt: quotes the rule of the bank's page where it has one.
 * @param cut whether the copy of the page holds only a part of the rule, or none of it
 */
export function describeDebtRule(
  rule: string | null,
  cut: boolean,
): { words: string; note: string | undefined } {
  if (rule !== null)
    return {
      words: rule,
      note: cut ? 'Só temos uma parte da regra: leia na página o resto.' : undefined,
    }
  return {
    words: cut
      ? 'Nossa cópia da página não traz a regra: confira na página.'
      : 'A página não diz quem paga: confira no edital.',
    note: undefined,
  }
}

/** Says who pays the auctioneer's commission in a kind of sale. */
export function describeCommission(modality: Modality | null): string {
  const commission = defaultCommissionPercent(modality)
  if (commission === 0) return 'Não há nesta modalidade.'
  const payment = `Você, ${formatPercent(commission, 2)} do lance`
  return modality === null ? `${payment}, se for leilão ou licitação.` : `${payment}.`
}

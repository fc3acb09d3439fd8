import type { CashFlowResult } from '#domain/calculators/financed-purchase.ts'
import type { AmortizationSystem, Instalment } from '#domain/loans/loan-terms.ts'
import type { ChoiceOption } from '../../../ui/choice-controls.tsx'
import { formatPercent } from '../../../ui/format-text.ts'
import { formatIrr } from '../cost-words.ts'

/** The name, in the drawer, of what the loan alone leaves after the sale; the net profit has all costs. */
export const financingResultName = 'Resultado da venda'

export const systemNames: Record<AmortizationSystem, string> = { sac: 'SAC', price: 'PRICE' }

export const systemChoices: readonly ChoiceOption<AmortizationSystem>[] = [
  { value: 'sac', label: systemNames.sac },
  { value: 'price', label: systemNames.price },
]

/** Describes why there is no TIR; `null` when there is one. */
export function missingIrrText({ irrMonthly, flows }: CashFlowResult): string | null {
  if (irrMonthly !== null) return null
  if (!flows.some(flow => flow < 0)) return 'sem TIR: nada sai do seu bolso'
  return flows.some(flow => flow > 0)
    ? 'sem TIR: nenhuma taxa iguala o que entra ao que sai'
    : 'sem TIR: a venda não devolve nada do que você pôs'
}

/** Formats a monthly TIR given as a fraction: `2,57%`; yearly ones have fewer decimals. */
export const formatMonthlyIrr = (irr: number | null): string =>
  irr === null ? formatIrr(irr) : formatPercent(irr * 100, 2)

/**
 * Whether the last of equal instalments differs by more than 1 % from the first: it settles the rounding of each to
 * the centavo, which compounds at high rates over long terms.
 */
export function isLastInstalmentLarge(rows: readonly Instalment[], system: AmortizationSystem): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  if (system !== 'price' || !first || !last) return false
  return Math.abs(last.payment - first.payment) > first.payment / 100
}

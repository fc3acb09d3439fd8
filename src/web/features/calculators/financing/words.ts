import type { CashFlowResult } from '#domain/calculators/financing.ts'
import type { AmortizationSystem, Instalment } from '#domain/calculators/instalments.ts'
import { percentText } from '../../../ui/format.ts'
import { irrText } from '../cost-words.ts'

/** What is left after the sale; not the cost sheet's net profit, which has every cost. */
export const resultName = 'Resultado da venda'

export const systemNames: Record<AmortizationSystem, string> = { sac: 'SAC', price: 'PRICE' }

/** Why no TIR is shown; `null` where there is one. */
export function withoutIrr({ irrMonthly, flows }: CashFlowResult): string | null {
  if (irrMonthly !== null) return null
  if (!flows.some(flow => flow < 0)) return 'sem TIR: nada sai do seu bolso'
  return flows.some(flow => flow > 0)
    ? 'sem TIR: nenhuma taxa iguala o que entra ao que sai'
    : 'sem TIR: a venda não devolve nada do que você pôs'
}

/** TIR a month, as a fraction → `2,57%`; one a year has fewer decimals. */
export const monthlyIrrText = (irr: number | null): string =>
  irr === null ? irrText(irr) : percentText(irr * 100, 2)

/**
 * Whether the last of equal instalments is more than 1 % off the first: it settles what rounding each to the centavo
 * has left, which compounds at high rates over long terms.
 */
export function settlesMuch(rows: readonly Instalment[], system: AmortizationSystem): boolean {
  const [first, last] = [rows[0], rows.at(-1)]
  if (system !== 'price' || !first || !last) return false
  return Math.abs(last.payment - first.payment) > first.payment / 100
}

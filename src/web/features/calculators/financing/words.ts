import type { CashFlowResult } from '#domain/calculators/financing.ts'
import type { AmortizationSystem } from '#domain/calculators/instalments.ts'
import { percentText } from '../../../ui/format.ts'
import { irrText } from '../cost-words.ts'

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

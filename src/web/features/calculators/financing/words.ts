import type { CashFlowResult } from '#domain/calculators/financing.ts'
import type { AmortizationSystem } from '#domain/calculators/instalments.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { integer, money } from '../../../ui/format.ts'
import { finePercent } from '../../property/detail/figure-words.ts'

export const systemNames: Record<AmortizationSystem, string> = { sac: 'SAC', price: 'PRICE' }

/** Centavos on one line: `R$ 1.234,50`, `−R$ 20`. */
export const reais = (centavos: Centavos): string =>
  `${centavos < 0 ? '−' : ''}${money(toReais(Math.abs(centavos)))}`.replaceAll(' ', '\u00a0')

/** Percent with up to two decimals; what cannot be worked out is said so. */
export const share = (percent: number | null): string =>
  percent === null ? 'não se calcula' : finePercent(percent)

export const monthsOf = (months: number): string => (months === 1 ? '1 mês' : `${integer(months)} meses`)

/** `20 anos`, `1 ano e 1 mês`, `10 meses` */
export function termOf(instalments: number): string {
  const years = Math.floor(instalments / 12)
  const months = instalments % 12
  const parts = [years > 0 && (years === 1 ? '1 ano' : `${years} anos`), months > 0 && monthsOf(months)]
  return parts.filter(Boolean).join(' e ')
}

/** Why no TIR is shown; `null` where there is one. */
export function withoutIrr({ irrMonthly, flows }: CashFlowResult): string | null {
  if (irrMonthly !== null) return null
  if (!flows.some(flow => flow < 0)) return 'sem TIR: nada sai do seu bolso'
  return flows.some(flow => flow > 0)
    ? 'sem TIR: nenhuma taxa iguala o que entra ao que sai'
    : 'sem TIR: a venda não devolve nada do que você pôs'
}

/** A TIR as a fraction → `1,23%`; `—` where there is none. */
export const irr = (fraction: number | null): string =>
  fraction === null ? '—' : finePercent(fraction * 100)

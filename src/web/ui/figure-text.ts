import { formatCount } from '#domain/format-count.ts'
import type { Centavos } from '#domain/money.ts'
import { formatReais, formatShortMoney } from './format-text.ts'

/** Separate from `format-text.ts`, because the first visit does not need it. */

/** Formats `1 mês`, `120 meses`. */
export const formatMonths = (months: number): string => formatCount(months, 'mês', 'meses')

/** Formats months as years: `9 meses`, `2 anos`, `14 anos e 7 meses`; a month that has begun counts. */
export function formatTerm(months: number): string {
  const whole = Math.ceil(months - 1e-9)
  const [years, rest] = [Math.floor(whole / 12), whole % 12]
  if (years >= 1000) return 'mais de mil anos'
  if (years === 0) return formatMonths(rest)
  return formatCount(years, 'ano', 'anos') + (rest === 0 ? '' : ` e ${formatMonths(rest)}`)
}

/** Formats an amount for small spaces, without centavos: `R$ 192.618`, `−R$ 1,23 mi`. */
export function formatShortCentavos(centavos: Centavos): string {
  const reais = Math.trunc(Math.abs(centavos) / 100)
  const text = reais >= 1_000_000 ? formatShortMoney(reais) : formatReais(reais)
  return centavos <= -100 ? `−${text}` : text
}

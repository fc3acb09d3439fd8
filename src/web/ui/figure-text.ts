import { formatCount } from '#domain/format-count.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { floorMaxBid, roundToWholeReais } from '#domain/whole-reais.ts'
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

const shortenReais = (reais: number): string =>
  reais >= 1_000_000 ? formatShortMoney(reais) : formatReais(reais)

/**
 * Formats an amount for small spaces, in whole reais: `R$ 192.618`, `−R$ 1,23 mi`. Half a real counts up, as wherever
 * centavos are left out; a maximum bid is never rounded up and has `formatShortMaxBid`.
 */
export function formatShortCentavos(centavos: Centavos): string {
  const reais = roundToWholeReais(toReais(centavos))
  return reais < 0 ? `−${shortenReais(-reais)}` : shortenReais(reais)
}

/** Formats a maximum bid for small spaces: rounded down, so that bidding what is shown keeps to the maximum. */
export function formatShortMaxBid(centavos: Centavos): string {
  const reais = floorMaxBid(toReais(centavos))
  return shortenReais(reais >= 1_000_000 ? Math.floor(reais / 10_000) * 10_000 : reais)
}

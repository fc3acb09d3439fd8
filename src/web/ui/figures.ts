import type { Centavos } from '#domain/money.ts'
import { integer, reaisText, shortMoney } from './format.ts'

/** Separate from `format.ts`, because the first visit does not need it. */

const counted = (count: number, one: string, many: string): string =>
  `${integer(count)} ${count === 1 ? one : many}`

/** Formats `1 mês`, `120 meses`. */
export const monthsText = (months: number): string => counted(months, 'mês', 'meses')

/** Formats months as years: `9 meses`, `2 anos`, `14 anos e 7 meses`; a month that has begun counts. */
export function termText(months: number): string {
  const whole = Math.ceil(months - 1e-9)
  const [years, rest] = [Math.floor(whole / 12), whole % 12]
  if (years >= 1000) return 'mais de mil anos'
  if (years === 0) return monthsText(rest)
  return counted(years, 'ano', 'anos') + (rest === 0 ? '' : ` e ${monthsText(rest)}`)
}

/** Formats an amount for small spaces, without centavos: `R$ 192.618`, `−R$ 1,23 mi`. */
export function centavosShort(centavos: Centavos): string {
  const reais = Math.trunc(Math.abs(centavos) / 100)
  const text = reais >= 1_000_000 ? shortMoney(reais) : reaisText(reais)
  return centavos <= -100 ? `−${text}` : text
}

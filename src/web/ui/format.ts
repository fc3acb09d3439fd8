import { integer } from '#domain/format.ts'

export { integer, percent, shortDate } from '#domain/format.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })

/** `1 imóvel`, `1.204 imóveis` */
export const properties = (total: number): string => (total === 1 ? '1 imóvel' : `${integer(total)} imóveis`)

/** Reais → `R$ 1.234.567` and, where there are centavos, `,89` apart. */
export function moneyParts(reais: number): { main: string; cents: string } {
  const text = cents.format(reais)
  const comma = text.lastIndexOf(',')
  const rest = text.slice(comma)
  return { main: `R$ ${text.slice(0, comma)}`, cents: rest === ',00' ? '' : rest }
}

/** Reais → `R$ 128.400` or `R$ 128.400,50`. */
export function money(reais: number): string {
  const { main, cents } = moneyParts(reais)
  return main + cents
}

/** Reais where space forces it: `R$ 50 mil`, `R$ 1,23 mi`. */
export function shortMoney(reais: number): string {
  if (reais >= 1_000_000) return `R$ ${twoDecimals.format(reais / 1_000_000)} mi`
  if (reais >= 10_000 && reais % 1000 === 0) return `R$ ${whole.format(reais / 1000)} mil`
  return money(reais)
}

/** `58 m²`, `48,35 m²`; whole from 100 m² on. */
export const area = (squareMetres: number): string =>
  `${(squareMetres >= 100 ? whole : twoDecimals).format(squareMetres)} m²`

const steps: [limit: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [30 * 86_400, 'day', 86_400],
  [365 * 86_400, 'month', 30 * 86_400],
  [Number.POSITIVE_INFINITY, 'year', 365 * 86_400],
]

/** An instant as `há 2 horas`, seen from `now` (epoch ms); anything under a minute is `agora`. */
export function ago(instant: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (Number.isNaN(seconds)) return ''
  if (seconds < 60) return 'agora'
  const [, unit, size] = steps.find(([limit]) => seconds < limit) ?? ['', 'year', 31_536_000]
  return relative.format(-Math.floor(seconds / size), unit as Intl.RelativeTimeFormatUnit)
}

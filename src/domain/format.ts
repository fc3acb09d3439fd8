import { type Centavos, toReais } from './money.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const cents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

/** `31.438` */
export const integer = (value: number): string => whole.format(value)

/** `47%`; with decimals where it would else read 0 or all: `0,41%`, `99,6%`. Cut off, not rounded, below 100. */
export function percent(value: number): string {
  const size = Math.abs(value)
  if (size < 1) return `${twoDecimals.format(value)}%`
  if (size > 99 && size < 100) return `${oneDecimal.format(Math.trunc(value * 10) / 10)}%`
  return `${whole.format(value)}%`
}

/** `2026-01-08` → `8 jan. 2026` */
export function shortDate(date: string): string {
  const at = new Date(`${date.slice(0, 10)}T12:00:00Z`)
  return Number.isNaN(at.getTime()) ? '' : `${at.getUTCDate()} ${month.format(at)} ${at.getUTCFullYear()}`
}

/** Centavos → `R$ 128.400` or `R$ 128.400,50`. */
export const money = (centavos: Centavos): string =>
  `R$ ${(centavos % 100 === 0 ? whole : cents).format(toReais(centavos))}`

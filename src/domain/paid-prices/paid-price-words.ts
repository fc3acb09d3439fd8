import { monthNames } from '../format-date.ts'
import { formatCount } from '../format-count.ts'
import { formatDecimal } from '../format-decimal.ts'
import { formatArea, formatWholePercent } from '../format-figures.ts'
import { joinWords } from '../join-words.ts'
import { formatWholeReais, roundToWholeReais } from '../whole-reais.ts'
import type { PaidSilence } from './estimate-paid-price.ts'

/** The two ends of what was paid, in reais. */
interface PaidRange {
  low: number
  high: number
}

/** Rounds to what three digits can say, with its unit; the unit is empty below a thousand reais. */
function shorten(reais: number): { digits: string; unit: string } {
  if (reais >= 999_500) return { digits: formatDecimal(reais / 1_000_000, 0, 2), unit: '\u00a0mi' }
  if (reais >= 1_000) return { digits: formatDecimal(reais / 1_000, 0, 0), unit: '\u00a0mil' }
  return { digits: formatDecimal(roundToWholeReais(reais), 0, 0), unit: '' }
}

/** Formats an estimate as precisely as it deserves: `R$ 169 mil`, `R$ 1,05 mi`. */
export function formatPaidAmount(reais: number): string {
  const { digits, unit } = shorten(reais)
  return `R$\u00a0${digits}${unit}`
}

/** Formats a range for the eye: `R$ 139–205 mil`; both units where they differ, one amount where both read the same. */
export function formatPaidRange({ low, high }: PaidRange): string {
  const [from, to] = [shorten(low), shorten(high)]
  if (from.digits === to.digits && from.unit === to.unit) return formatPaidAmount(low)
  return `R$\u00a0${from.digits}${from.unit === to.unit ? '' : from.unit}–${to.digits}${to.unit}`
}

/** The same range for the ear and for texts: `de R$ 139 mil a R$ 205 mil`. */
export function describePaidRange({ low, high }: PaidRange): string {
  const [from, to] = [formatPaidAmount(low), formatPaidAmount(high)]
  return from === to ? from : `de ${from} a ${to}`
}

/** `no prédio pagou-se de R$ 139 mil a R$ 205 mil` */
export const describePaidInBuilding = (range: PaidRange): string =>
  `no prédio pagou-se ${describePaidRange(range)}`

/** How far a price is from what was paid, and on which side; a difference that would read 0 % is none. */
export function describePaidGap(discount: number): { side: 'below' | 'above' | 'same'; share: string } {
  const share = formatWholePercent(Math.abs(discount))
  if (Math.abs(discount) < 0.5) return { side: 'same', share }
  return { side: discount > 0 ? 'below' : 'above', share }
}

const gapWords = {
  below: (share: string) => `${share} abaixo do que se pagou no prédio`,
  above: (share: string) => `${share} acima do que se pagou no prédio`,
  same: () => 'igual ao que se pagou no prédio',
}

/** `42% abaixo do que se pagou no prédio`; a price above it is named as such. */
export function writePaidGap(discount: number): string {
  const { side, share } = describePaidGap(discount)
  return gapWords[side](share)
}

/** Formats a month, `YYYY-MM`: `dez. 2025`, without a line break opportunity. */
export const formatMonth = (month: string): string => `${nameMonth(month)}\u00a0${month.slice(0, 4)}`

/** `dez.` */
export const nameMonth = (month: string): string =>
  `${(monthNames[Number(month.slice(5, 7)) - 1] ?? '').slice(0, 3)}.`

/** Formats months without what they share: `em dez. 2025`, `de nov. a dez. 2025`, `de nov. 2024 a dez. 2025`. */
export function describeMonths(first: string, last: string): string {
  if (first === last) return `em ${formatMonth(last)}`
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `de ${isOneYear ? nameMonth(first) : formatMonth(first)} a ${formatMonth(last)}`
}

/** What an estimate rests on: `8 vendas de nov. a dez. 2025, base do ITBI, Prefeitura de Porto Alegre`. */
export const describePaidBasis = ({
  sales,
  first,
  last,
  basis,
  source,
}: {
  /** How many. */
  sales: number
  first: string
  last: string
  basis: string
  source: string
}): string => `${formatCount(sales, 'venda', 'vendas')} ${describeMonths(first, last)}, ${basis}, ${source}`

/** The estimate of a building in one sentence, with its range, its sales and their source. */
export const describePaidEstimate = (
  paid: PaidRange & { estimate: number } & Parameters<typeof describePaidBasis>[0],
): string =>
  `No mesmo prédio pagou-se cerca de ${formatPaidAmount(paid.estimate)} (8 em 10: ${describePaidRange(paid)}): ${describePaidBasis(paid)}.`

/** One sale in words: `dez. 2025, R$ 185.000, 46 m², R$ 4.022 por m², financiado`. */
export const describePaidSale = ({
  month,
  value,
  area,
  financed,
}: {
  month: string
  /** Reais. */
  value: number
  /** m² */
  area: number
  /** `false` also where the city does not say it, so that only a loan is named. */
  financed: boolean
}): string =>
  [
    formatMonth(month),
    formatWholeReais(value),
    formatArea(area),
    `${formatWholeReais(value / area)} por\u00a0m²`,
    ...(financed ? ['financiado'] : []),
  ].join(', ')

/** Why there is no estimate where sales are known, which are then listed. */
const reasonsBesideSales: Readonly<Record<PaidSilence, string>> = {
  city: 'A nossa conta ainda não passou no teste com os registros desta cidade: ficam as vendas, sem estimativa.',
  few: 'São poucas vendas para estimar: a conta pede ao menos três em 24 meses.',
  spread: 'Os preços ficam longe demais um do outro para dizer quanto vale um apartamento daqui.',
  forced:
    'Muitas vendas saíram bem abaixo das outras, como quem vende com pressa: não dá para saber o preço comum.',
  area: 'Há apartamentos de tamanhos diferentes no prédio, e não sabemos como a prefeitura mede este.',
  kind: 'Só estimamos apartamentos: casas, terrenos e lojas no mesmo número variam demais.',
  old: 'A última venda tem mais de 24 meses: é velha demais para dizer o preço de hoje.',
  address: 'O endereço da lista não diz rua e número: não dá para saber quais vendas são deste prédio.',
}

/** Why there is no estimate, beside the sales that are known. */
export const describePaidSilence = (silent: PaidSilence): string => reasonsBesideSales[silent]

/** Why nothing is known of a building of a city whose records are loaded. */
const reasonsWithoutSales: Readonly<Record<Exclude<PaidSilence, 'city'>, string>> = {
  few: 'Os registros da cidade não trazem venda neste prédio.',
  spread: 'Os registros da cidade não bastam para dizer o que se pagou no prédio.',
  forced: 'Os registros da cidade não bastam para dizer o que se pagou no prédio.',
  area: 'Os registros da cidade não bastam para dizer o que se pagou no prédio.',
  kind: 'Só de apartamentos dizemos o que se pagou: casas, terrenos e lojas variam demais.',
  old: 'Os registros da cidade não trazem venda neste prédio.',
  address: 'O endereço da lista não diz rua e número: não dá para achar o prédio nos registros da cidade.',
}

/** Why nothing is said about a building, in one sentence. */
export const describeNoSales = (silent: PaidSilence, city: string): string =>
  silent === 'city' ? `Não temos registros de vendas de ${city}.` : reasonsWithoutSales[silent]

/** `Temos os do Recife e de Porto Alegre.`: the cities whose records are loaded; empty where there are none. */
export function describeLoadedCities(names: readonly string[]): string {
  if (names.length === 0) return ''
  const many = names.length > 1
  return `${many ? 'As cidades com registros, por enquanto, são' : 'A cidade com registros, por enquanto, é'} ${joinWords(names)}.`
}

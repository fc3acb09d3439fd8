import {
  endOfBrasiliaDay,
  formatBrasiliaDay,
  formatBrasiliaTime,
  startOfBrasiliaDay,
  toBrasiliaIso,
} from '../brasilia-time.ts'
import type { Modality } from './listing.ts'

/** The meaning of the bank's two dates of a sale, by modality; the one table for screens, mails and calendars. */
const saleDateNames: Record<Modality | 'unknown', readonly [first: string, second: string]> = {
  leilao: ['1º leilão', '2º leilão'],
  licitacao: ['Abertura das propostas', 'Segunda data'],
  'venda-online': ['Fim da venda', 'Segunda data'],
  'venda-direta': ['Fim da venda', 'Segunda data'],
  unknown: ['Data da venda', 'Segunda data'],
}

/** Names one of a sale's dates: `1º leilão`, `Fim da venda`. */
export const nameSaleDate = (modality: Modality | null, which: 'first' | 'second'): string =>
  saleDateNames[modality ?? 'unknown'][which === 'first' ? 0 : 1]

/**
 * Whether a sale's date (epoch ms) is a day without a known hour. It is kept as midnight in Brasília, which the bank also
 * writes where it states no hour; no sale begins or ends then.
 */
export const isSaleDay = (at: number): boolean => at === startOfBrasiliaDay(at)

/** When a sale's date (epoch ms) is over: a day at its end in Brasília, an instant when it comes. */
export const endOfSaleDate = (at: number): number => (isSaleDay(at) ? endOfBrasiliaDay(at, 0) : at)

/** Whether a sale's date is still to come at `now` (both epoch ms): a day until its end, an instant before it. */
export const isSaleDateToCome = (at: number, now: number): boolean =>
  at > now || at === startOfBrasiliaDay(now)

/** The hour of a sale's date in Brasília: `10h`, `10h30`; `null` where only the day is known. */
export function formatSaleHour(instant: string): string | null {
  const at = Date.parse(instant)
  if (Number.isNaN(at) || isSaleDay(at)) return null
  const [hour, minute] = toBrasiliaIso(at).slice(11, 16).split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** Formats a sale's date in Brasília's time: `13 jul. 2026, 10h00`; the day alone where no hour is stated. */
export const formatSaleTime = (instant: string): string =>
  formatSaleHour(instant) === null ? formatBrasiliaDay(instant) : formatBrasiliaTime(instant)

/** A date of a sale as the bank states it. */
export interface SaleDate {
  which: 'first' | 'second'
  name: string
  /** ISO. */
  at: string
}

/** Lists the dates that the bank states of a sale, the earlier one first. */
export function listSaleDates(
  modality: Modality | null,
  first: string | null,
  second: string | null,
): SaleDate[] {
  const dates = [
    { which: 'first', at: first },
    { which: 'second', at: second },
  ] as const
  return dates
    .flatMap(({ which, at }) => (at === null ? [] : [{ which, at, name: nameSaleDate(modality, which) }]))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

import { integer } from '../format.ts'
import type { Modality } from '../property/property.ts'

const day = 86_400_000
/** Brasília keeps −03:00 the whole year; the bank's dates are Brasília's. */
const brasilia = -3 * 3_600_000

const dayNumber = (instant: number): number => Math.floor((instant + brasilia) / day)

/** Whole calendar days in Brasília from `now` (epoch ms) to the auction; negative once it is over. */
export function daysToAuction(auctionDate: string, now: number): number | null {
  const then = Date.parse(auctionDate)
  return Number.isNaN(then) ? null : dayNumber(then) - dayNumber(now)
}

/** `hoje`, `amanhã`, `em 12 dias`, beyond 30 days `em 6 semanas` (discovery.md 4). */
const whenIn = (days: number): string =>
  days === 0
    ? 'hoje'
    : days === 1
      ? 'amanhã'
      : days <= 30
        ? `em ${days} dias`
        : `em ${integer(Math.round(days / 7))} semanas`

/** What the bank's date is the date of. */
const events: Record<Modality, string> = {
  leilao: 'Leilão',
  licitacao: 'Abertura das propostas',
  'venda-online': 'A venda encerra',
  'venda-direta': 'A venda encerra',
}

/** What is coming, and when: `Leilão em 5 dias`. */
export const comingUp = (modality: Modality | null, days: number): string =>
  `${events[modality ?? 'leilao']} ${whenIn(days)}`

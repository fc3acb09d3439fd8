import { brasiliaDayNumber } from '../brasilia-time.ts'
import { integerFormat } from '../format-figures.ts'
import type { Modality } from '../property/listing.ts'
import { nameSaleDate } from '../property/sale-dates.ts'

/** Whole calendar days in Brasília from `now` (epoch ms) to the auction; negative once it is over. */
export function countDaysToAuction(auctionDate: string, now: number): number | null {
  const then = Date.parse(auctionDate)
  return Number.isNaN(then) ? null : brasiliaDayNumber(then) - brasiliaDayNumber(now)
}

/** `hoje`, `amanhã`, `em 12 dias`, beyond 30 days `em 6 semanas`. */
const whenIn = (days: number): string =>
  days === 0
    ? 'hoje'
    : days === 1
      ? 'amanhã'
      : days <= 30
        ? `em ${days} dias`
        : `em ${integerFormat(Math.round(days / 7))} semanas`

/** The event of the bank's date, by modality. */
const events: Record<Modality, string> = {
  leilao: 'Leilão',
  licitacao: nameSaleDate('licitacao', 'first'),
  'venda-online': nameSaleDate('venda-online', 'first'),
  'venda-direta': nameSaleDate('venda-direta', 'first'),
}

/** Describes the coming event and its time: `Leilão em 5 dias`. */
export const describeUpcomingEvent = (modality: Modality | null, days: number): string =>
  `${events[modality ?? 'leilao']} ${whenIn(days)}`

const shortEvents: Record<Modality, string> = {
  leilao: 'Leilão',
  licitacao: 'Abertura',
  'venda-online': 'Encerra',
  'venda-direta': 'Encerra',
}

/** Names the coming event in a word, for a badge: `Encerra`. */
export const upcomingEventLabel = (modality: Modality | null): string => shortEvents[modality ?? 'leilao']

import type { ListingSummary, NotificationText } from './search-notification.ts'
import { brasiliaDayNumber, toBrasiliaIso } from '../brasilia-time.ts'
import { type ListedListing, writeDatedPresence } from '../freshness/listing-presence.ts'
import type { Modality } from '../property/listing.ts'
import { describeProperty } from '../property/place-names.ts'
import { formatSaleTime, isSaleDay, nameSaleDate } from '../property/sale-dates.ts'

/**
 * Describes an instant (epoch ms) in Brasília's time with words that stay true whenever they are read: `em 13/07 às
 * 10h00 (Brasília)`, the day alone where the bank states no hour.
 */
export function describeTimeInBrasilia(instant: number): string {
  const [, month, day, hours, minutes] = toBrasiliaIso(instant).split(/[-T:]/)
  if (hours === '00' && minutes === '00') return `em ${day}/${month}`
  return `em ${day}/${month} às ${hours}h${minutes} (Brasília)`
}

export interface UpcomingAuction {
  modality: Modality | null
  /** Which of the listing's two dates; only a leilão has a second one. */
  which: 'first' | 'second'
  /** Epoch ms. */
  at: number
  presence: ListedListing
}

/** Says what happens on the bank's date. */
const happenings: Record<Modality, string> = {
  leilao: 'Começa',
  licitacao: 'As propostas são abertas',
  'venda-online': 'A venda termina',
  'venda-direta': 'A venda termina',
}

/**
 * Describes an auction reminder at `now` (epoch ms): `1º leilão em 13/07 às 10h00 (Brasília)`. Where no hour is known it
 * reminds by the day, `1º leilão amanhã, 13/07`; the date is named because people may read it days later.
 */
export function describeAuctionReminder(
  { modality, which, at, presence }: UpcomingAuction,
  shown: ListingSummary,
  now: number,
): NotificationText {
  const date = new Date(at).toISOString()
  const hour = isSaleDay(at) ? '; a Caixa não diz a hora' : ' (horário de Brasília)'
  return {
    title: `${nameSaleDate(modality, which)} ${describeWhen(at, now)}: ${describeProperty(shown)}`,
    description: `${happenings[modality ?? 'leilao']} em ${formatSaleTime(date)}${hour}. Confira a data no edital antes de dar um lance. ${writeDatedPresence(presence, now)}`,
  }
}

function describeWhen(at: number, now: number): string {
  const days = brasiliaDayNumber(at) - brasiliaDayNumber(now)
  if (!isSaleDay(at) || days < 0 || days > 1) return describeTimeInBrasilia(at)
  return `${days === 0 ? 'hoje' : 'amanhã'}, ${describeTimeInBrasilia(at).replace('em ', '')}`
}

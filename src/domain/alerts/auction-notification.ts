import { describeProperty } from '../property/place-names.ts'
import type { Modality } from '../property/listing.ts'
import { formatSaleHour, formatSaleTime, nameSaleDate } from '../property/sale-dates.ts'
import type { ListingSummary, NotificationText } from './search-notification.ts'
import { describeTimeInBrasilia } from './auction-time.ts'

export interface UpcomingAuction {
  modality: Modality | null
  /** Which of the listing's two dates; only a leilão has a second one. */
  which: 'first' | 'second'
  /** Epoch ms. */
  at: number
}

/** Says what happens on the bank's date. */
const happenings: Record<Modality, string> = {
  leilao: 'Começa',
  licitacao: 'As propostas são abertas',
  'venda-online': 'A venda termina',
  'venda-direta': 'A venda termina',
}

/**
 * Describes an auction reminder: `1º leilão em 13/07 às 10h00 (Brasília)`. It avoids “amanhã”, because people may
 * read it days later.
 */
export function describeAuctionReminder(auction: UpcomingAuction, shown: ListingSummary): NotificationText {
  const { modality, which } = auction
  const at = new Date(auction.at).toISOString()
  const zone = formatSaleHour(at) === null ? '' : ' (horário de Brasília)'
  return {
    title: `${nameSaleDate(modality, which)} ${describeTimeInBrasilia(auction.at)}: ${describeProperty(shown)}`,
    description: `${happenings[modality ?? 'leilao']} em ${formatSaleTime(at)}${zone}. Confira a data no edital antes de dar um lance.`,
  }
}

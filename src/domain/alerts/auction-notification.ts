import { formatBrasiliaTime } from '../brasilia-time.ts'
import { describeProperty } from '../property/place-names.ts'
import type { Modality } from '../property/listing.ts'
import type { ListingSummary, NotificationText } from './search-notification.ts'
import { describeTimeInBrasilia } from './auction-time.ts'

export interface UpcomingAuction {
  modality: Modality | null
  /** Which of the listing's two dates; only a leilão has a second one. */
  which: 'first' | 'second'
  /** Epoch ms. */
  at: number
}

/** Names what the bank's date stands for and what happens then. */
function event({ modality, which }: UpcomingAuction): { name: string; happens: string } {
  switch (modality) {
    case 'licitacao':
      return { name: 'Abertura das propostas', happens: 'As propostas são abertas' }
    case 'venda-online':
    case 'venda-direta':
      return { name: 'Fim da venda', happens: 'A venda termina' }
    default:
      return { name: which === 'first' ? '1º leilão' : '2º leilão', happens: 'Começa' }
  }
}

/**
 * Describes an auction reminder: `1º leilão em 13/07 às 10h00 (Brasília)`. It avoids “amanhã”, because people may
 * read it days later.
 */
export function describeAuctionReminder(auction: UpcomingAuction, shown: ListingSummary): NotificationText {
  const { name, happens } = event(auction)
  return {
    title: `${name} ${describeTimeInBrasilia(auction.at)}: ${describeProperty(shown)}`,
    description: `${happens} em ${formatBrasiliaTime(new Date(auction.at).toISOString())} (horário de Brasília). Confira a data no edital antes de dar um lance.`,
  }
}

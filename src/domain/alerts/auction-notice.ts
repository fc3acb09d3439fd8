import { moment } from '../brasilia.ts'
import { headline } from '../property/names.ts'
import type { Modality } from '../property/property.ts'
import type { Shown, Words } from './search-notice.ts'
import { whenInBrasilia } from './when.ts'

export interface ComingAuction {
  modality: Modality | null
  /** Which of the listing's two dates; only a leilão has a second one. */
  which: 'first' | 'second'
  /** Epoch ms. */
  at: number
}

/** Names what the bank's date stands for and what happens then. */
function event({ modality, which }: ComingAuction): { name: string; happens: string } {
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
export function auctionNotice(auction: ComingAuction, shown: Shown): Words {
  const { name, happens } = event(auction)
  return {
    title: `${name} ${whenInBrasilia(auction.at)}: ${headline(shown)}`,
    description: `${happens} em ${moment(new Date(auction.at).toISOString())} (horário de Brasília). Confira a data no edital antes de dar um lance.`,
  }
}

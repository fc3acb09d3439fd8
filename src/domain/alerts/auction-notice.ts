import { headline } from '../property/names.ts'
import type { Modality } from '../property/property.ts'
import type { Shown, Words } from './search-notice.ts'
import { timeLeft, whenInBrasilia } from './time-left.ts'

export interface ComingAuction {
  modality: Modality | null
  /** Which of a listing's two dates; of all but a leilão there is one. */
  which: 'first' | 'second'
  /** Epoch ms. */
  at: number
}

/** What the bank's date is the date of, and what happens then. */
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

/** Reminds of an auction: `1º leilão amanhã às 10h00`, with the time that is left at `now` (epoch ms). */
export function auctionNotice(auction: ComingAuction, shown: Shown, now: number): Words {
  const { name, happens } = event(auction)
  const when = whenInBrasilia(auction.at, now)
  return {
    title: `${name} ${when}: ${headline(shown)}`,
    description: `${happens} ${when} (horário de Brasília), daqui a ${timeLeft(auction.at, now)}. Confira a data no edital antes de dar um lance.`,
  }
}

import type { SharedListing } from '#contract/shared-list-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatDay } from '#domain/format-day-range.ts'
import type { ListAgeLevel } from '#domain/freshness/list-age.ts'
import { type DescribedPresence, describePresence, joinCaution } from '#domain/freshness/listing-presence.ts'
import type { StatedDoubtfulPrice } from '#domain/property/doubtful-price-words.ts'
import { formatNeighborhood, formatPlaceName } from '#domain/property/place-names.ts'
import { formatArea } from '../../ui/format-text.ts'
import { categoryLabels, modalityLabels, occupancyLabels } from '../listing/listing-labels.ts'
import { addressLine } from '../listing/outside-maps.ts'

/** `Apartamento · Jardim Europa`; a lot from elsewhere as its owner calls it. */
export function nameSharedListing({ isFromBank, title, category, neighborhood }: SharedListing): string {
  if (!isFromBank || category === null) return title
  return [categoryLabels[category], formatNeighborhood(neighborhood ?? '')].filter(Boolean).join(' · ')
}

/** `Rua da Paz, 244 · Goiânia, GO` */
export function describeSharedPlace({ address, city, state }: SharedListing): string {
  const town = [city === null ? '' : formatPlaceName(city), state].filter(Boolean).join(', ')
  return [addressLine({ address: address ?? '' }), town].filter(Boolean).join(' · ')
}

/** Lists what is known of a listing, in few words. */
export function listSharedFacts(listing: SharedListing): string[] {
  const { rooms, garage, area, landArea, occupancy, modality, saleKind, financing, fgts } = listing
  return [
    rooms === null ? '' : formatCount(rooms, 'quarto', 'quartos'),
    garage === null ? '' : formatCount(garage, 'vaga', 'vagas'),
    area === null ? '' : formatArea(area),
    landArea === null || landArea === area ? '' : `terreno de ${formatArea(landArea)}`,
    occupancy === null ? '' : occupancyLabels[occupancy].toLowerCase(),
    modality === null ? (saleKind ?? '') : modalityLabels[modality],
    financing === true ? 'aceita financiamento' : '',
    fgts === true ? 'aceita FGTS' : '',
  ].filter(Boolean)
}

/** `1º leilão em 3 dez. 2026, 10h00` */
export const describeSharedAuctions = ({ auctions, modality, isFromBank }: SharedListing): string[] =>
  auctions.map(({ round, date, time }) => {
    const what =
      !isFromBank || modality === 'leilao' || modality === null ? `${round}º leilão` : 'Propostas até'
    return `${what} ${what.endsWith('até') ? '' : 'em '}${formatDay(date, null)}${time === null ? '' : `, ${time.replace(':', 'h')}`}`
  })

/** What the bank's list says of a listing; `null` of a lot from elsewhere. */
const readSharedPresence = (
  { isFromBank, gone, unseenSince, siteGoneAt, source }: SharedListing,
  now: number,
): DescribedPresence | null =>
  isFromBank ? describePresence({ gone, unseenSince, siteGoneAt, listDate: source.date }, now) : null

/**
 * Names the source and the day of a listing's facts, and whether the bank's list still has it.
 * @param now epoch ms
 * @param demonstration whether what is said to be the bank's is invented
 */
export function describeSharedSource(
  listing: SharedListing,
  now: number,
  demonstration: boolean,
): { text: string; level: ListAgeLevel } {
  const { source, gone } = listing
  const day = formatDay(source.date, null)
  const presence = readSharedPresence(listing, now)
  if (presence === null)
    return {
      level: 'fresh',
      text:
        source.name === null
          ? `Não é da Caixa: anotado por quem envia em ${day}`
          : `Não é da Caixa: ${source.name}, anotado em ${day}`,
    }
  if (demonstration && !gone) return { level: 'fresh', text: `Imóvel inventado, da demonstração de ${day}` }
  return { level: presence.level, text: `Caixa: ${joinCaution(presence)}` }
}

/** A price that nothing explains, as far as the price is shown. */
export const readSharedDoubt = ({ figures, gone }: SharedListing): StatedDoubtfulPrice => ({
  doubtfulPrice: gone ? null : (figures.doubtfulPrice ?? null),
  doubtfulEvaluation: gone ? null : (figures.doubtfulEvaluation ?? null),
  doubtfulPriceDate: figures.doubtfulPriceDate ?? null,
})

/** The outcomes of a form that was sent without script, in words. */
const sentWords: Readonly<Record<string, string>> = {
  reacao: 'Anotado. Quem enviou a lista vai ver.',
  pergunta: 'Pergunta enviada. A resposta vem de quem enviou a lista, por onde vocês já conversam.',
  too_many_requests: 'Muitas mensagens seguidas. Espere um minuto e tente de novo.',
  shared_list_full:
    'Esta lista já recebeu de você, ou ao todo, tudo o que podia. Fale direto com quem a enviou.',
  property_not_found: 'Este imóvel já não está na lista.',
  body_too_large: 'O texto é grande demais: escreva a pergunta com até 1.000 letras.',
  bad_request: 'Não deu para enviar: escreva a pergunta, com até 1.000 letras.',
}

/** Says how a form that was sent without script ended; `null` where none was. */
export function describeSent(sent: string | undefined): { text: string; isTaken: boolean } | null {
  if (sent === undefined) return null
  return {
    text: sentWords[sent] ?? 'Não deu para enviar. Tente de novo em instantes.',
    isTaken: sent === 'reacao' || sent === 'pergunta',
  }
}

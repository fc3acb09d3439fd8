import { formatReais, formatWholePercent } from '../format-figures.ts'

/** The facts of a sentence about the offer of a property; money in reais. */
export interface StatedOffer {
  price: number
  evaluationValue: number | null
  /** Percent below the appraisal, negative above it. */
  discount: number | null
  /** In the bank's words; may be empty. */
  auctionType: string
  gone: boolean
  /** Whether the list still has it, as a sentence: `Visto na lista de 19 nov. 2026.` */
  presence: string
  /** Whether the listing is invented. */
  isDemonstration: boolean
}

/** Uses plain spaces, for every program that shows it. */
const money = (reais: number): string => formatReais(reais).replaceAll('\u00a0', ' ')

/** Writes the price: `R$ 128.400, 46% abaixo da avaliação de R$ 240.000`. */
function priceWords({ price, evaluationValue, discount }: StatedOffer): string {
  if (evaluationValue === null || discount === null) return money(price)
  if (discount === 0) return `${money(price)}, o valor da avaliação`
  const side = discount > 0 ? 'abaixo' : 'acima'
  return `${money(price)}, ${formatWholePercent(Math.abs(discount))} ${side} da avaliação de ${money(evaluationValue)}`
}

/** Describes an offer for link previews and search engines: the bank's facts alone, nothing estimated. */
export function describeOffer(offer: StatedOffer): string {
  const origin = offer.isDemonstration ? 'Imóvel inventado, de demonstração' : 'Imóvel da Caixa'
  const sale = offer.auctionType === '' ? '' : ` ${offer.auctionType}.`
  const presence = offer.presence.replaceAll('\u00a0', ' ')
  if (offer.gone) return `${presence} Último preço: ${priceWords(offer)}.${sale}`
  return [`${origin}: ${priceWords(offer)}.${sale}`, offer.isDemonstration ? '' : presence]
    .filter(Boolean)
    .join(' ')
}

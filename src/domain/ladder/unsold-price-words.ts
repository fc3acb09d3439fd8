import { formatReais } from '../format-figures.ts'
import type { UnsoldPrice } from './unsold-price.ts'

/**
 * `Se ninguém comprar: Licitação Aberta por R$ 27.941,80`, and how sure that is.
 * @param unsold prices in reais
 * @param secondAuctionAhead a 2nd auction comes before
 */
export function describeUnsoldPrice(
  { low, high, likely }: UnsoldPrice,
  secondAuctionAhead = false,
): { title: string; text: string } {
  const [shown, other] = likely === 'high' ? [high, low] : [low, high]
  const when = secondAuctionAhead ? 'Depois do 2º\u00a0leilão, se ninguém comprar' : 'Se ninguém comprar'
  return {
    title: `${when}: Licitação Aberta por ${formatReais(shown)}`,
    text: `É o mais provável, pelo que se viu nas listas depois de leilões sem comprador; pode ser ${formatReais(other)}.`,
  }
}

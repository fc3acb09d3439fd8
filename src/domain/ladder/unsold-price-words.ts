import { formatReais } from '../format-figures.ts'
import type { UnsoldPrice } from './unsold-price.ts'

/** The prices, in reais, and whether a 2nd auction comes before. */
export interface StatedUnsoldPrice extends UnsoldPrice {
  afterSecondAuction: boolean
}

/** `Se ninguém comprar: Licitação Aberta por R$ 27.941,80`, and how sure that is. */
export function describeUnsoldPrice({ low, high, likely, afterSecondAuction }: StatedUnsoldPrice): {
  title: string
  text: string
} {
  const [shown, other] = likely === 'high' ? [high, low] : [low, high]
  const when = afterSecondAuction ? 'Depois do 2º\u00a0leilão, se ninguém comprar' : 'Se ninguém comprar'
  return {
    title: `${when}: Licitação Aberta por ${formatReais(shown)}`,
    text: `É o mais provável, pelo que se viu nas listas depois de leilões sem comprador; pode ser ${formatReais(other)}.`,
  }
}

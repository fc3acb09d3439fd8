import { formatReais } from '../format-figures.ts'
import type { UnsoldPrice } from './unsold-price.ts'

/** What is asked next when nobody buys, in reais. */
export type UnsoldPriceInReais = Pick<UnsoldPrice, 'next' | 'low' | 'high' | 'likely'>

/** `Se ninguém comprar: Licitação Aberta por R$ 27.941,80`, and how sure that is. */
export function describeUnsoldPrice({ next, low, high, likely }: UnsoldPriceInReais): {
  title: string
  text: string
} {
  const sale = next === 'licitacao' ? 'Licitação Aberta' : 'Venda Online'
  const one = low === high || likely !== null
  const shown = likely === 'high' ? high : low
  const other = likely === 'high' ? low : high
  return {
    title: one
      ? `Se ninguém comprar: ${sale} por ${formatReais(shown)}`
      : `Se ninguém comprar: ${sale} por ${formatReais(low)} ou ${formatReais(high)}`,
    text:
      likely !== null && low !== high
        ? `É o mais provável; pode ser ${formatReais(other)}.`
        : 'É o que se viu nas listas depois de leilões sem comprador.',
  }
}

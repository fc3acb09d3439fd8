import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import {
  formatNetRoi,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '#domain/format-figures.ts'
import { describeNextPriceSilence } from '#domain/ladder/next-price-silence-words.ts'
import { describeNextWindows } from '#domain/ladder/next-window-words.ts'
import { describeUnsoldPrice } from '#domain/ladder/unsold-price-words.ts'
import type { PriceStep } from '../../ui/plot/price-steps.ts'

/** Says why nothing follows today's price; `null` when something does. */
export function describeLadderSilence({
  ladder,
  listDate,
}: Pick<PropertyDetail, 'ladder' | 'listDate'>): string | null {
  if (ladder === null)
    return `Na lista de ${formatShortDate(listDate)} deste estado a escada não se confirma: nada se diz do próximo preço.`
  return ladder.silence === null ? null : describeNextPriceSilence[ladder.silence]
}

/** What the staircase says in words: the next price, and what it does to the return. */
export interface LadderHeadline {
  title: string
  text: string
}

/** Describes what follows if nobody buys at today's price. */
export function describeLadder(
  { price, ladder, listDate }: Pick<PropertyDetail, 'price' | 'ladder' | 'listDate'>,
  steps: readonly PriceStep[],
): LadderHeadline {
  const [now, next] = [steps.find(({ kind }) => kind === 'now'), steps.find(({ kind }) => kind === 'next')]
  const roi =
    now?.roi == null || next?.roi == null
      ? ''
      : ` O ROI líquido iria de ${formatNetRoi(now.roi)} a ${formatNetRoi(next.roi)}.`
  if (ladder?.next) {
    const { kind, price: to, windows } = ladder.next
    if (kind === 'same')
      return {
        title: `Próximo preço: o mesmo, ${formatReais(to)}, em Venda Online`,
        text: `Se ninguém comprar na licitação, o preço fica e a comissão de 5% cai.${roi}`,
      }
    const when = describeNextWindows(windows)
    return {
      title: `Próximo preço: ${formatReais(to)}${when === null ? '' : `, ${when}`}`,
      text: `${formatReais(price - to)} a menos, se ninguém comprar até lá.${when === null ? ' A data não se sabe.' : ''}${roi}`,
    }
  }
  if (ladder?.ifUnsold) return describeUnsoldPrice(ladder.ifUnsold)
  return {
    title: 'Próximo preço: não dá para dizer',
    text: describeLadderSilence({ ladder, listDate }) ?? '',
  }
}

/** `Regra observada em 98% dos 1.497 imóveis de SP da lista de 21 jul. 2026; a Caixa não a publica.` */
export const describeLadderEvidence = (
  { share, listings, listDate }: LadderAnswer['evidence'],
  state: string,
): string =>
  `Regra observada em ${formatPercent(Math.floor(share * 100), 0)} dos ${integerFormat(listings)} imóveis de ${state} da lista de ${formatShortDate(listDate)}; a Caixa não a publica.`

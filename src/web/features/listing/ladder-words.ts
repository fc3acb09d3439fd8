import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatNetRoi, formatReais, formatShortDate } from '#domain/format-figures.ts'
import { ladderRules } from '#domain/ladder/ladder-rules.ts'
import {
  describeNextPriceSilence,
  describeNextWindows,
  describeRebase,
  describeUnsoldPrice,
} from '#domain/ladder/ladder-words.ts'
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

/** Says of a listing that was not cut yet when the first cut came elsewhere; empty where the days are known. */
const describeFirstCut = ({ rung, next }: LadderAnswer): string =>
  rung === 0 && next?.windows.length === 0
    ? ` No que se viu nas listas, a primeira redução veio de ${ladderRules.firstCutDays.from} a ${ladderRules.firstCutDays.to} dias depois da licitação.`
    : ''

/**
 * Describes what follows if nobody buys at today's price.
 * @param now epoch ms
 */
export function describeLadder(
  property: Pick<PropertyDetail, 'price' | 'ladder' | 'listDate'>,
  steps: readonly PriceStep[],
  now: number,
): LadderHeadline {
  const { price, ladder } = property
  const [today, next] = [steps.find(({ kind }) => kind === 'now'), steps.find(({ kind }) => kind === 'next')]
  const roi =
    today?.roi == null || next?.roi == null
      ? ''
      : ` O ROI líquido iria de ${formatNetRoi(today.roi)} a ${formatNetRoi(next.roi)}.`
  const rebase = ladder === null ? '' : ` ${describeRebase(ladder)}`.trimEnd()
  if (ladder?.next) {
    const { kind, price: to, windows } = ladder.next
    if (kind === 'same')
      return {
        title: `Próximo preço: o mesmo, ${formatReais(to)}, em Venda Online`,
        text: `Se ninguém comprar na licitação, o preço fica e a comissão de 5% cai.${roi}`,
      }
    const when = describeNextWindows(windows, toBrasiliaIso(now).slice(0, 10))
    return {
      title: `Próximo preço: ${formatReais(to)}${when === null ? '' : `, ${when}`}`,
      text: `${formatReais(price - to)} a menos, se ninguém comprar até lá.${when === null ? ' A data não se sabe.' : ''}${describeFirstCut(ladder)}${roi}${rebase}`,
    }
  }
  if (ladder?.ifUnsold) return describeUnsoldPrice(ladder.ifUnsold)
  return {
    title: 'Próximo preço: não dá para dizer',
    text: `${describeLadderSilence(property) ?? ''}${rebase}`,
  }
}

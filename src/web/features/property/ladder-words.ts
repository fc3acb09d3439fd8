import type { LadderAnswer } from '#contract/judgement-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import {
  formatNetRoi,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '#domain/format-figures.ts'
import type { PriceStep } from '../../ui/plot/price-steps.ts'

const withoutYear = (date: string): string => formatShortDate(date).replace(/ \d{4}$/, '')

/** `entre 4 e 12 set.`, `entre 28 set. e 3 out.` */
function describeWindow({ from, to }: { from: string; to: string }): string {
  const [first, last] = [withoutYear(from), withoutYear(to)]
  if (first === last) return `em ${last}`
  const [day, month] = first.split(' ')
  return last.endsWith(` ${month}`) ? `entre ${day} e ${last}` : `entre ${first} e ${last}`
}

/** Joins the windows: `entre 4 e 12 set. ou entre 3 e 13 out.`; `null` when there is none. */
export const describeNextWindows = (windows: readonly { from: string; to: string }[]): string | null =>
  windows.length === 0 ? null : windows.map(describeWindow).join(' ou ')

const silences: Record<NonNullable<LadderAnswer['silence']>, string> = {
  'off-ladder': 'Este preço não está na escada observada nas listas: não dá para dizer o próximo.',
  auction: 'Preços de leilão seguem outra regra.',
  'unknown-modality': 'A lista não diz a modalidade: não dá para dizer o próximo preço.',
  'last-rung': 'Está no último degrau observado: daqui não se viu o preço descer.',
  'first-cut-overdue': 'A primeira redução já deveria ter vindo: não dá para dizer o próximo preço.',
  'rebasing-days': 'A Caixa pode ter recomeçado a escada com outro preço: confira na página dela.',
}

/** Says why nothing follows today's price; `null` when something does. */
export function describeLadderSilence({
  ladder,
  listDate,
}: Pick<PropertyDetail, 'ladder' | 'listDate'>): string | null {
  if (ladder === null)
    return `Na lista de ${formatShortDate(listDate)} deste estado a escada não se confirma: nada se diz do próximo preço.`
  return ladder.silence === null ? null : silences[ladder.silence]
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
  if (ladder?.ifUnsold) {
    const { next: to, low, high, likely } = ladder.ifUnsold
    const sale = to === 'licitacao' ? 'Licitação Aberta' : 'Venda Online'
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

import { describeDayRange, formatDay } from '../format-day-range.ts'
import { formatPercent, formatReais, formatShortDate, integerFormat } from '../format-figures.ts'
import { computeFloorPrice } from './ladder-position.ts'
import type { RuleShare } from './ladder-rules.ts'
import type { NextPriceSilence, UnsoldPrice } from './next-price.ts'

/** The ladder's statement about a listing, as far as its evidence needs it. */
interface LadderWithEvidence {
  /** The family of the listing's position on the ladder; `null` where it has none, as an auction's price. */
  family: string | null
  evidence: {
    /** Of the listings that are not in auction, how many are on the ladder, 0 to 1. */
    share: number
    listings: number
    /** Whose listings they are: of the state, or of the whole country where it has too few. */
    scope: 'state' | 'country'
    listDate: string
  }
}

/**
 * Says how well the ladder is known: `Regra observada em 98% dos 1.497 imóveis de SP fora de leilão, na lista de 21 jul.
 * 2026; a Caixa não a publica.` Returns `null` where the ladder says nothing of this listing's price.
 */
export function describeLadderEvidence(ladder: LadderWithEvidence | null, state: string): string | null {
  if (ladder === null || ladder.family === null) return null
  const { share, listings, scope, listDate } = ladder.evidence
  const whose =
    scope === 'state' ? `de ${state} fora de leilão` : `do país fora de leilão, porque ${state} tem poucos`
  return `Regra observada em ${formatPercent(Math.floor(share * 100), 0)} dos ${integerFormat(listings)} imóveis ${whose}, na lista de ${formatShortDate(listDate)}; a Caixa não a publica.`
}

/** Says by how many rungs a price fell: `Desceu um degrau`, `Desceu 3 degraus`. */
export const describeRungs = (rungs: number): string =>
  rungs === 1 ? 'Desceu um degrau' : `Desceu ${integerFormat(rungs)} degraus`

/** A listing's price and the one that follows, in reais; `null` where it is not shown, or nothing is said of it. */
export interface FollowedPrice {
  price: number | null
  nextPrice: number | null
}

/**
 * Whether a licitação is meant, which is followed by the same price in Venda Online; a cut always changes the price.
 */
export const isSameNextPrice = ({ price, nextPrice }: FollowedPrice): boolean =>
  nextPrice !== null && nextPrice === price

/** The price that follows, as the value of a field: `R$ 70.000`, `o mesmo, em Venda Online`; empty where nothing is said of it. */
export const describeNextPriceValue = (followed: FollowedPrice): string =>
  followed.nextPrice === null
    ? ''
    : isSameNextPrice(followed)
      ? 'o mesmo, em Venda Online'
      : formatReais(followed.nextPrice)

/** Describes the price that follows, in one short clause; empty where nothing is said of it. */
export function describeNextPriceShort(followed: FollowedPrice): string {
  const { nextPrice } = followed
  if (nextPrice === null) return ''
  return isSameNextPrice(followed)
    ? 'depois, o mesmo preço em Venda Online, sem os 5%'
    : `próximo preço ${formatReais(nextPrice)}`
}

/** Why nothing is said of a listing's next price. */
export const describeNextPriceSilence: Readonly<Record<NextPriceSilence, string>> = {
  'off-ladder': 'Este preço não está na escada observada nas listas: não dá para dizer o próximo.',
  auction: 'Preços de leilão seguem outra regra.',
  'unknown-modality': 'A lista não diz a modalidade: não dá para dizer o próximo preço.',
  floor: 'Está no piso, 10% da avaliação: daqui não se viu o preço descer.',
  expired:
    'A lista tem mais de 36 dias, e nesse tempo o preço muda: o que já foi reduzido está entre um e três degraus abaixo, se ainda estiver à venda.',
  'old-list': 'A lista tem mais de 120 dias: do preço de agora nada se sabe.',
}

/** The prices that may follow, in reais, with how often the re-basing was the next change. */
interface PossiblePrices {
  next: { price: number } | null
  rebase: { price: number; share: RuleShare | null } | null
}

/** A re-basing that came in fewer cases is left out of drawings, which have little room. */
const notableShare = 0.1

/** Whether a re-basing is so likely, or so uncertain, that it is drawn beside the next price. */
export const isNotableRebase = ({ rebase }: Pick<PossiblePrices, 'rebase'>): boolean =>
  rebase !== null && (rebase.share === null || rebase.share.high >= notableShare)

const inHundred = (share: number): string => integerFormat(Math.round(share * 100))

/**
 * Says at which price the ladder may begin again instead of the next cut, with its share where one is known; empty where
 * no such price is known.
 */
export function describeRebase({ next, rebase }: PossiblePrices): string {
  if (rebase === null) return ''
  const price = formatReais(rebase.price)
  if (next === null) return `A Caixa pode recomeçar a escada: ${price}.`
  if (rebase.share === null)
    return `A Caixa costuma recomeçar a escada neste ponto: ${price}; ou ${formatReais(next.price)} se reduzir.`
  const { p, low, high } = rebase.share
  if (inHundred(p) === '0')
    return `Em até ${inHundred(high)} de 100 casos a Caixa recomeçou a escada em vez de reduzir: ${price}.`
  return `Em ${inHundred(p)} de 100 casos (entre ${inHundred(low)} e ${inHundred(high)}) a Caixa recomeçou a escada em vez de reduzir: ${price}.`
}

/** Whether a price is the lowest that was seen: a tenth of the appraisal. Both in reais. */
export const isFloorPrice = (price: number, evaluationValue: number | null): boolean =>
  evaluationValue !== null && Math.round(price * 100) <= computeFloorPrice(Math.round(evaluationValue * 100))

interface DayWindow {
  from: string
  to: string
}

/**
 * Joins the windows: `entre 4 e 12 set. ou entre 3 e 13 out.`; `null` when there is none.
 * @param today `YYYY-MM-DD`; years other than its own are named; `null`: every year
 */
export const describeNextWindows = (windows: readonly DayWindow[], today: string | null): string | null =>
  windows.length === 0 ? null : windows.map(({ from, to }) => describeDayRange(from, to, today)).join(' ou ')

/** Says in a few words when the next price may come: a window, or from when on where there are several. */
export function describeNextStart(windows: readonly DayWindow[], today: string): string | null {
  const [first, ...others] = windows
  if (first === undefined) return null
  if (others.length === 0) return describeDayRange(first.from, first.to, today)
  return `a partir de ${formatDay(first.from < today ? today : first.from, today)}`
}

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

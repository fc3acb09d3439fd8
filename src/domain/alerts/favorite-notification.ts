import type { Centavos } from '../money.ts'
import { modalityNames } from '../consultant/describe-listing.ts'
import { formatCentavos, formatShortDate, formatWholePercent, integerFormat } from '../format-figures.ts'
import { findLadderCourse, type PriceRecord } from '../ladder/ladder-position.ts'
import { describeRungs } from '../ladder/ladder-words.ts'
import { isRebasedRise } from '../ladder/rebased-rise.ts'
import { writePaidGap } from '../paid-prices/paid-price-words.ts'
import { computeDiscount } from '../property/price-figures.ts'
import { describeProperty } from '../property/place-names.ts'
import type { ListingEventKind } from '../property/listing-event.ts'
import type { Modality } from '../property/listing.ts'
import type { ListingChange } from './listing-change.ts'
import { isBackFromPassingAbsence, isPassingAbsence } from './passing-absence.ts'
import { describeList, type ListingSummary, type NotificationText } from './search-notification.ts'

/** What an import did to a favorite: its new history entry and the one before. */
export interface FavoriteChangeEntry extends PriceRecord {
  kind: ListingEventKind
  before: PriceRecord | null
  /**
   * A price that the list states but that is not confirmed yet, while `price` is still the one before; `null` when there is
   * no such price.
   */
  doubtful: Centavos | null
  /** Whether only the bank's page states the change, and no list does. */
  byPage: boolean
  /** Of a gone one: whether a later list lacks it, too, so that its absence is none that passes. */
  stillGone: boolean
  /** Whether the price ladder holds in its state; where it does not, nothing is said about rungs. */
  ladderHolds: boolean
  /** What was paid for flats like it in its building; `null` where that is not known. */
  paidEstimate: Centavos | null
}

/** Number of favorite notifications an account gets from one import before a summary replaces the rest. */
export const maxFavoriteNotifications = 10

/** The order of importance. */
const order = ['rung', 'cheaper', 'back', 'gone', 'modality', 'rebased', 'raised'] as const
type FavoriteNewsKind = (typeof order)[number]

/** The news of a favorite. */
export interface FavoriteNews {
  news: FavoriteNewsKind
  /** By how many rungs the price fell; `null` for other news. */
  rungs: number | null
}

const noRung = { rungs: null }

/** Returns the news of a history entry; `null` when there is none. */
export function detectFavoriteNews(entry: FavoriteChangeEntry): FavoriteNews | null {
  const { kind, price, modality, before } = entry
  if (kind === 'gone' && isUnsaidAbsence(entry)) return null
  const isBack = kind === 'back' && !(before !== null && isUnsaidReturn(entry, before))
  if (kind === 'gone' || isBack) return { news: isBack ? 'back' : 'gone', ...noRung }
  if (kind === 'new' || before === null) return null
  if (price < before.price) return findRungStep(entry, before) ?? { news: 'cheaper', ...noRung }
  // The step from Venda Direta to Venda Online comes with it.
  if (entry.ladderHolds && isRebasedRise([before, entry])) return { news: 'rebased', ...noRung }
  if (modality !== null && modality !== before.modality) return { news: 'modality', ...noRung }
  return price > before.price ? { news: 'raised', ...noRung } : null
}

/** Whether a listing is away for days only, as before a re-basing: not news until a later list lacks it, too. */
const isUnsaidAbsence = ({ byPage, ladderHolds, stillGone, ...entry }: FavoriteChangeEntry): boolean =>
  !byPage && ladderHolds && !stillGone && isPassingAbsence(entry, entry.listDate)

/** Whether a listing is back before its absence was said: what counts is what changed meanwhile. */
const isUnsaidReturn = (
  { byPage, ladderHolds, listDate }: FavoriteChangeEntry,
  before: PriceRecord,
): boolean => !byPage && ladderHolds && isBackFromPassingAbsence(before, listDate)

/** Finds the step down the price ladder that a lower price is; `null` when it is none, a re-basing for one. */
function findRungStep(entry: FavoriteChangeEntry, before: PriceRecord): FavoriteNews | null {
  if (!entry.ladderHolds) return null
  const [from, to] = findLadderCourse([before, entry])
  if (!from || !to || to.family !== from.family || to.rebasings !== from.rebasings || to.rung <= from.rung)
    return null
  return { news: 'rung', rungs: to.rung - from.rung }
}

/** The share of its old value by which the price fell, 0 to 1. */
const cut = ({ price, before }: FavoriteChangeEntry): number =>
  before === null || before.price <= 0 ? 0 : Math.max(0, (before.price - price) / before.price)

/** The entries with news, the most important first: price falls by their size, then the others. */
export const rankFavoriteNews = <Entry extends FavoriteChangeEntry & { id: string }>(
  entries: readonly Entry[],
): (Entry & FavoriteNews)[] =>
  entries
    .flatMap(entry => {
      const news = detectFavoriteNews(entry)
      return news === null ? [] : [{ ...entry, ...news }]
    })
    .sort(
      (a, b) =>
        order.indexOf(a.news) - order.indexOf(b.news) || cut(b) - cut(a) || Number(a.id) - Number(b.id),
    )

/** The change that a favorite's notification is about. */
export const toFavoriteChange = ({
  id,
  news,
  price,
  modality,
  before,
  rungs,
}: FavoriteChangeEntry & FavoriteNews & { id: string }): ListingChange => ({
  id,
  kind: news,
  price,
  before: before === null || before.price === price ? null : before.price,
  rungs,
  modalityBefore: before === null || before.modality === modality ? null : before.modality,
})

const now = (modality: Modality | null): string => (modality ? `Agora em ${modalityNames[modality]}` : '')

/** A sentence about a changed modality; empty when it did not change. */
const andNow = ({ modality, before }: FavoriteChangeEntry): string =>
  before !== null && modality !== null && modality !== before.modality ? ` ${now(modality)}.` : ''

/** The price of an entry, or that it is to be confirmed: `, por R$ 120.000`. */
const atPrice = ({ price, doubtful }: FavoriteChangeEntry): string =>
  doubtful === null
    ? `, por ${formatCentavos(price)}`
    : `, com um preço a confirmar: a lista diz ${formatCentavos(doubtful)}`

/** News of a price that one may act on. */
const pricedNews: readonly FavoriteNewsKind[] = ['rung', 'cheaper', 'back']

/** A sentence about how far the new price is from what was paid in the building; empty where that is not known. */
function besidePaid({ news, price, doubtful, paidEstimate }: FavoriteChangeEntry & FavoriteNews): string {
  const discount = computeDiscount(price, paidEstimate)
  if (discount === null || doubtful !== null || !pricedNews.includes(news)) return ''
  return ` Está ${writePaidGap(discount)}.`
}

/** The text of a favorite's notification: `De R$ 120.000 para R$ 117.000`, with the date of the list. */
export function describeFavoriteNotification(
  entry: FavoriteChangeEntry & FavoriteNews,
  shown: ListingSummary,
): NotificationText {
  const { title, description } = describeNews(entry)
  return {
    title: `${title}: ${describeProperty(shown)}`,
    description: `${description}${entry.news === 'modality' || entry.news === 'gone' ? '' : andNow(entry)}${besidePaid(entry)} ${describeNewsSource(entry)}`,
  }
}

/**
 * Names the source of the news: `Lista de 22 jun. 2026.`, or the day of the bank's page by which the listing left or came
 * back.
 */
const describeNewsSource = ({ news, byPage, listDate }: FavoriteChangeEntry & FavoriteNews): string =>
  byPage && (news === 'gone' || news === 'back')
    ? `Página da Caixa de ${formatShortDate(listDate)}.`
    : describeList(listDate)

function describeNews(entry: FavoriteChangeEntry & FavoriteNews): NotificationText {
  const { news, price, modality, before, rungs } = entry
  const was = before === null ? price : before.price
  const fromTo = `de ${formatCentavos(was)} para ${formatCentavos(price)}`
  switch (news) {
    case 'rung': {
      const title = describeRungs(rungs ?? 1)
      return { title, description: `De ${formatCentavos(was)} para ${formatCentavos(price)}.` }
    }
    case 'cheaper': {
      const less = formatWholePercent(cut(entry) * 100)
      return { title: 'Baixou de preço', description: `Baixou ${fromTo} (${less} a menos).` }
    }
    case 'rebased':
      return {
        title: 'A Caixa recomeçou a escada',
        description: `A Caixa recomeçou a escada de reduções: foi ${fromTo}.`,
      }
    case 'raised':
      return { title: 'Subiu de preço', description: `Subiu ${fromTo}.` }
    case 'back': {
      if (entry.byPage)
        return {
          title: 'Continua à venda',
          description: `O site da Caixa disse por engano que tinha saído: a lista mais nova o traz${atPrice(entry)}.`,
        }
      const another = was === price && entry.doubtful === null ? '' : `; antes, ${formatCentavos(was)}`
      return {
        title: 'Voltou à lista',
        description: `Voltou à lista da Caixa${atPrice(entry)}${another}.`,
      }
    }
    case 'gone':
      if (entry.byPage)
        return {
          title: 'Saiu do site da Caixa',
          description: `A página da Caixa diz que não está mais à venda, e não diz por quê. O último preço era ${formatCentavos(was)}.`,
        }
      return {
        title: 'Saiu da lista',
        description: `Saiu da lista da Caixa, que não diz por quê. O último preço era ${formatCentavos(was)}.`,
      }
    case 'modality': {
      const earlier = price > was ? `; antes, ${formatCentavos(was)}` : ''
      return {
        title: now(modality),
        description: `${now(modality)}${atPrice(entry)}${earlier}.`,
      }
    }
  }
}

/** The summary of the favorites beyond `maxFavoriteNotifications`. */
export const describeRemainingFavorites = (total: number, listDate: string): NotificationText => ({
  title: total === 1 ? 'Mais 1 favorito mudou' : `Mais ${integerFormat(total)} favoritos mudaram`,
  description: `Veja nos seus favoritos o preço e a situação de cada um. ${describeList(listDate)}`,
})

import { modalityNames } from '../consultant/describe-listing.ts'
import { formatCentavos, integerFormat, formatWholePercent } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import { describeProperty } from '../property/place-names.ts'
import type { Modality } from '../property/listing.ts'
import type { ListingSummary, NotificationText } from './search-notification.ts'

/** What an import did to a favorite: its new history entry and the one before. */
export interface FavoriteChangeEntry {
  kind: 'new' | 'changed' | 'gone' | 'back'
  price: Centavos
  modality: Modality | null
  before: { price: Centavos; modality: Modality | null } | null
}

/** Number of favorite notifications an account gets from one import before a summary replaces the rest. */
export const maxFavoriteNotifications = 10

type News = 'cheaper' | 'back' | 'gone' | 'modality'
/** The order of importance. */
const order: readonly News[] = ['cheaper', 'back', 'gone', 'modality']

/** Returns the news of a history entry; `null` when there is none. A price rise is no news. */
export function detectFavoriteNews({ kind, price, modality, before }: FavoriteChangeEntry): News | null {
  if (kind === 'gone' || kind === 'back') return kind
  if (kind !== 'changed' || before === null) return null
  if (price < before.price) return 'cheaper'
  return modality !== null && modality !== before.modality ? 'modality' : null
}

/** The share of its old value by which the price fell, 0 to 1. */
const cut = ({ price, before }: FavoriteChangeEntry): number =>
  before === null || before.price <= 0 ? 0 : Math.max(0, (before.price - price) / before.price)

/** The entries with news, the most important first: price falls by their size, then the others. */
export const rankFavoriteNews = <Entry extends FavoriteChangeEntry & { id: string }>(
  entries: readonly Entry[],
): (Entry & { news: News })[] =>
  entries
    .flatMap(entry => {
      const news = detectFavoriteNews(entry)
      return news === null ? [] : [{ ...entry, news }]
    })
    .sort(
      (a, b) =>
        order.indexOf(a.news) - order.indexOf(b.news) || cut(b) - cut(a) || Number(a.id) - Number(b.id),
    )

const now = (modality: Modality | null): string => (modality ? `Agora em ${modalityNames[modality]}` : '')

/** A sentence about a changed modality; empty when it did not change. */
const andNow = ({ modality, before }: FavoriteChangeEntry): string =>
  before !== null && modality !== null && modality !== before.modality ? ` ${now(modality)}.` : ''

/** The text of a favorite's notification: `Baixou de R$ 150.000 para R$ 140.000`. */
export function describeFavoriteNotification(
  entry: FavoriteChangeEntry & { news: News },
  shown: ListingSummary,
): NotificationText {
  const { news, price, modality, before } = entry
  const where = describeProperty(shown)
  const was = before === null ? price : before.price
  switch (news) {
    case 'cheaper': {
      const less = formatWholePercent(cut(entry) * 100)
      return {
        title: `Baixou de preço: ${where}`,
        description: `Baixou de ${formatCentavos(was)} para ${formatCentavos(price)} (${less} a menos).${andNow(entry)}`,
      }
    }
    case 'back': {
      const another = was === price ? '' : `; antes, ${formatCentavos(was)}`
      return {
        title: `Voltou à lista: ${where}`,
        description: `Voltou à lista da Caixa, por ${formatCentavos(price)}${another}.${andNow(entry)}`,
      }
    }
    case 'gone':
      return {
        title: `Saiu da lista: ${where}`,
        description: `Saiu da lista da Caixa: foi vendido ou retirado da venda. O último preço era ${formatCentavos(was)}.`,
      }
    case 'modality': {
      const dearer = price > was ? `; antes, ${formatCentavos(was)}` : ''
      return {
        title: `${now(modality)}: ${where}`,
        description: `Agora em ${modality ? modalityNames[modality] : ''}, por ${formatCentavos(price)}${dearer}.`,
      }
    }
  }
}

/** The summary of the favorites beyond `maxFavoriteNotifications`. */
export const describeRemainingFavorites = (total: number): NotificationText => ({
  title: total === 1 ? 'Mais 1 favorito mudou' : `Mais ${integerFormat(total)} favoritos mudaram`,
  description: 'Veja nos seus favoritos o preço e a situação de cada um.',
})

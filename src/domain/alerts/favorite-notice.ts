import { modalityNames } from '../consultant/words.ts'
import { centavosText, integer, percent } from '../format.ts'
import type { Centavos } from '../money.ts'
import { headline } from '../property/names.ts'
import type { Modality } from '../property/property.ts'
import type { Shown, Words } from './search-notice.ts'

/** What an import did to a favorite: its new history entry and the one before. */
export interface FavoriteEntry {
  kind: 'new' | 'changed' | 'gone' | 'back'
  price: Centavos
  modality: Modality | null
  before: { price: Centavos; modality: Modality | null } | null
}

/** Number of favorite notifications an account gets from one import before a summary replaces the rest. */
export const mostFavorites = 10

type News = 'cheaper' | 'back' | 'gone' | 'modality'
/** The order of importance. */
const order: readonly News[] = ['cheaper', 'back', 'gone', 'modality']

/** Returns the news of a history entry; `null` when there is none. A price rise is no news. */
export function favoriteNews({ kind, price, modality, before }: FavoriteEntry): News | null {
  if (kind === 'gone' || kind === 'back') return kind
  if (kind !== 'changed' || before === null) return null
  if (price < before.price) return 'cheaper'
  return modality !== null && modality !== before.modality ? 'modality' : null
}

/** The share of its old value by which the price fell, 0 to 1. */
const cut = ({ price, before }: FavoriteEntry): number =>
  before === null || before.price <= 0 ? 0 : Math.max(0, (before.price - price) / before.price)

/** The entries with news, the most important first: price falls by their size, then the others. */
export const worthTelling = <Entry extends FavoriteEntry & { id: string }>(
  entries: readonly Entry[],
): (Entry & { news: News })[] =>
  entries
    .flatMap(entry => {
      const news = favoriteNews(entry)
      return news === null ? [] : [{ ...entry, news }]
    })
    .sort(
      (a, b) =>
        order.indexOf(a.news) - order.indexOf(b.news) || cut(b) - cut(a) || Number(a.id) - Number(b.id),
    )

const now = (modality: Modality | null): string => (modality ? `Agora em ${modalityNames[modality]}` : '')

/** A sentence about a changed modality; empty when it did not change. */
const andNow = ({ modality, before }: FavoriteEntry): string =>
  before !== null && modality !== null && modality !== before.modality ? ` ${now(modality)}.` : ''

/** The text of a favorite's notification: `Baixou de R$ 150.000 para R$ 140.000`. */
export function favoriteNotice(entry: FavoriteEntry & { news: News }, shown: Shown): Words {
  const { news, price, modality, before } = entry
  const where = headline(shown)
  const was = before === null ? price : before.price
  switch (news) {
    case 'cheaper': {
      const less = percent(cut(entry) * 100)
      return {
        title: `Baixou de preço: ${where}`,
        description: `Baixou de ${centavosText(was)} para ${centavosText(price)} (${less} a menos).${andNow(entry)}`,
      }
    }
    case 'back': {
      const another = was === price ? '' : `; antes, ${centavosText(was)}`
      return {
        title: `Voltou à lista: ${where}`,
        description: `Voltou à lista da Caixa, por ${centavosText(price)}${another}.${andNow(entry)}`,
      }
    }
    case 'gone':
      return {
        title: `Saiu da lista: ${where}`,
        description: `Saiu da lista da Caixa: foi vendido ou retirado da venda. O último preço era ${centavosText(was)}.`,
      }
    case 'modality': {
      const dearer = price > was ? `; antes, ${centavosText(was)}` : ''
      return {
        title: `${now(modality)}: ${where}`,
        description: `Agora em ${modality ? modalityNames[modality] : ''}, por ${centavosText(price)}${dearer}.`,
      }
    }
  }
}

/** The summary of the favorites beyond `mostFavorites`. */
export const otherFavorites = (total: number): Words => ({
  title: total === 1 ? 'Mais 1 favorito mudou' : `Mais ${integer(total)} favoritos mudaram`,
  description: 'Veja nos seus favoritos o preço e a situação de cada um.',
})

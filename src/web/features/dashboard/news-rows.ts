import type { News } from '#contract/notification-schemas.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { categories, type Category } from '#domain/property/listing.ts'
import { integerFormat, formatReais, formatWholePercent } from '../../ui/format-text.ts'

export interface NewsRow {
  key: string
  title: string
  detail: string
  chip: { words: string; gain: boolean }
  /** The data its small picture is drawn from. */
  subject: { id: string; category: Category | null; description: string }
  /** The link's target: a property's page or the saved searches. */
  leads: { property: string } | 'searches'
}

type Change = News['favorites'][number]

/** Returns the change from the old to the new price in percent; `null` without an old price. */
const change = ({ price, priceBefore }: Change): number | null =>
  priceBefore === null || priceBefore <= 0 ? null : ((price - priceBefore) / priceBefore) * 100

const was = ({ priceBefore }: Change): string =>
  priceBefore === null ? 'Favorito' : `Era ${formatReais(priceBefore)} · favorito`

function words(favorite: Change, name: string): Pick<NewsRow, 'title' | 'detail' | 'chip'> {
  const price = formatReais(favorite.price)
  const by = change(favorite)
  switch (favorite.kind) {
    case 'cheaper':
      return {
        title: `${name} baixou para ${price}`,
        detail: was(favorite),
        chip: { words: by === null ? 'Baixou' : `−${formatWholePercent(-by)}`, gain: true },
      }
    case 'dearer':
      return {
        title: `${name} subiu para ${price}`,
        detail: was(favorite),
        chip: { words: by === null ? 'Subiu' : `+${formatWholePercent(by)}`, gain: false },
      }
    case 'gone':
      return {
        title: `${name} saiu da lista da Caixa`,
        detail: `Último preço: ${price} · favorito`,
        chip: { words: 'Saiu', gain: false },
      }
    case 'back':
      return {
        title: `${name} voltou à lista por ${price}`,
        detail: was(favorite),
        chip: { words: 'Voltou', gain: true },
      }
  }
}

const order: readonly Change['kind'][] = ['cheaper', 'back', 'gone', 'dearer']

const isCategory = (text: string | null): text is Category => categories.includes(text as Category)

function favoriteRow(favorite: Change): NewsRow {
  const { propertyId: id, category, description } = favorite
  return {
    key: `${favorite.kind} ${id}`,
    ...words(favorite, `${readHeadName(favorite)} em ${formatPlaceName(favorite.city)}`),
    subject: { id, category: isCategory(category) ? category : null, description },
    leads: { property: id },
  }
}

/** Returns price falls first, then saved searches, then the rest; within a kind the most recent first, as given. */
export function buildNewsRows({ favorites, searches }: News): NewsRow[] {
  const of = (kind: Change['kind']) => favorites.filter(favorite => favorite.kind === kind).map(favoriteRow)
  const [first, ...others] = order.map(of)
  return [
    ...(first ?? []),
    ...searches.map(
      ({ id, name, newListings }): NewsRow => ({
        key: id,
        title: `${newListings === 1 ? '1 imóvel novo' : `${integerFormat(newListings)} imóveis novos`} em “${name}”`,
        detail: 'Busca salva',
        chip: { words: newListings === 1 ? 'Novo' : 'Novos', gain: true },
        subject: { id, category: null, description: '' },
        leads: 'searches',
      }),
    ),
    ...others.flat(),
  ]
}

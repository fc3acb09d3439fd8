import type { Favorite } from '#contract/saved-schemas.ts'
import { describeGone } from '#domain/freshness/listing-presence.ts'
import { roundReais } from '#domain/money.ts'
import { formatReais } from '../../ui/format-text.ts'
import { describeStageProgress } from './favorite-stages.ts'

export const favoriteOrders = {
  saved: 'Salvos por último',
  price: 'Menor preço',
  discount: 'Maior desconto',
  stage: 'Etapa mais avançada',
} as const
export type FavoriteOrder = keyof typeof favoriteOrders

const bySaving = (a: Favorite, b: Favorite): number => Date.parse(b.saved_at) - Date.parse(a.saved_at)

const compare: Record<FavoriteOrder, (a: Favorite, b: Favorite) => number> = {
  saved: bySaving,
  price: (a, b) => a.property.price - b.property.price,
  discount: (a, b) => (b.property.discount ?? -Infinity) - (a.property.discount ?? -Infinity),
  stage: (a, b) => describeStageProgress(b) - describeStageProgress(a),
}

/** Sorts favorites; equal ones by the time they were saved, the newest first; unknown discounts last. */
export const sortFavorites = (favorites: readonly Favorite[], order: FavoriteOrder): Favorite[] =>
  favorites.toSorted((a, b) => compare[order](a, b) || bySaving(a, b))

/** Describes what happened to a listing since it was saved; `null` when it is still offered at the same price. */
export function describeChangeSinceSaved({ property, price_when_saved }: Favorite): {
  kind: 'gone' | 'down' | 'up'
  words: string
} | null {
  if (property.gone) return { kind: 'gone', words: describeGone(property.siteGoneAt, property.listDate) }
  const change = roundReais(property.price - price_when_saved)
  if (change === 0) return null
  const [kind, verb] = change < 0 ? (['down', 'Baixou'] as const) : (['up', 'Subiu'] as const)
  return { kind, words: `${verb} ${formatReais(Math.abs(change))} desde que você salvou` }
}

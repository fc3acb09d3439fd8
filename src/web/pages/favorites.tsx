import { useState } from 'react'
import type { Favorite } from '#contract/saved.ts'
import { AwayNote } from '../features/favorites/away-note.tsx'
import { FavoriteList, FavoriteListSkeleton } from '../features/favorites/favorite-list.tsx'
import { loadFavorites, useFavorites, wasRemovedHere } from '../features/favorites/favorites.ts'
import { NoFavorites, NothingReached } from '../features/favorites/no-favorites.tsx'
import { useInSight } from '../features/favorites/in-sight.ts'
import { inOrder, type Order, orders } from '../features/favorites/order.ts'
import { SavedHead } from '../features/favorites/saved-head.tsx'
import { useNow } from '../features/search/use-now.ts'
import { Select } from '../ui/field.tsx'
import { properties } from '../ui/format.ts'
import { usePageTitle } from '../ui/page-title.ts'

const idOf = (favorite: Favorite): string => favorite.property_id
const retry = () => void loadFavorites()

export default function FavoritesPage() {
  usePageTitle('Favoritos', 'Os imóveis da Caixa que você salvou, com o preço de hoje.')
  const { favorites, status, waiting, away } = useFavorites()
  const now = useNow()
  const [order, setOrder] = useState<Order>('saved')
  const items = inOrder(useInSight(favorites, idOf, wasRemovedHere), order)
  const loading = status === 'loading'
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
    >
      <SavedHead
        title="Favoritos"
        summary={loading || favorites.length === 0 ? '' : properties(favorites.length)}
      >
        {items.length > 1 && (
          <Select
            aria-label="Ordenar por"
            className="select-pill"
            value={order}
            onChange={event => setOrder(event.target.value as Order)}
          >
            {Object.entries(orders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </SavedHead>
      {items.length > 0 && (
        <AwayNote
          away={away}
          waiting={waiting}
          lastSeen="Estes são os favoritos que você viu por último."
          onRetry={retry}
        />
      )}
      {items.length > 0 ? (
        <FavoriteList
          items={items}
          saved={new Set(favorites.map(favorite => favorite.property_id))}
          now={now}
        />
      ) : loading ? (
        <FavoriteListSkeleton />
      ) : away ? (
        <NothingReached what="seus favoritos" onRetry={retry} />
      ) : (
        <NoFavorites />
      )}
    </main>
  )
}

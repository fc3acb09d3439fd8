import { useState } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { favoriteName } from '../features/favorites/favorite-item.tsx'
import { FavoriteList, FavoriteListSkeleton } from '../features/favorites/favorite-list.tsx'
import { loadFavorites, useFavorites, isFavoriteRemovedHere } from '../data/saved/favorite-actions.ts'
import { NoFavorites, NoFavoritesAtStage, FavoritesUnreachable } from '../features/favorites/no-favorites.tsx'
import { NotesDialog } from '../features/favorites/notes-dialog.tsx'
import { useVisibleItem } from '../features/favorites/visible-items.ts'
import { sortFavorites, type FavoriteOrder, favoriteOrders } from '../features/favorites/favorite-order.ts'
import { FavoritesActions } from '../features/favorites/favorites-actions.tsx'
import { FavoritesHead } from '../features/favorites/favorites-head.tsx'
import { StageFilter, StageFilterSkeleton } from '../features/favorites/stage-filter.tsx'
import { useStageFilter } from '../features/favorites/use-stage-filter.ts'
import { countByStage } from '../features/favorites/favorite-stages.ts'
import { stageNames } from '../features/listing/listing-labels.ts'
import { useHeldWhilePressed } from '../ui/use-held-while-pressed.ts'
import { useNow } from '../framework/use-now.ts'
import { Select } from '../ui/field.tsx'
import { integerFormat } from '../ui/format-text.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { usePageHead } from '../framework/page-head.ts'

const idOf = (favorite: Favorite): string => favorite.property_id

/** The favorites, filtered by stage and sorted. */
export default function FavoritesPage() {
  usePageHead({
    title: 'Favoritos',
    description: 'Os imóveis da Caixa que você salvou, com o preço de hoje.',
  })
  const { items: arrived, status, waiting, unsent, away } = useFavorites()
  const favorites = useHeldWhilePressed(arrived)
  const now = useNow()
  const [order, setOrder] = useState<FavoriteOrder>('saved')
  const items = useVisibleItem(favorites, idOf, isFavoriteRemovedHere)
  const { filter, setFilter, isSeen, change } = useStageFilter()
  const seen = sortFavorites(items.filter(isSeen), order)
  const [noting, setNoting] = useState<Favorite | null>(null)
  const loading = status === 'loading'
  const counts = countByStage(favorites)
  const matchCount = filter === 'all' ? '' : `${integerFormat(counts[filter])} de `
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
    >
      <FavoritesHead
        title="Favoritos"
        summary={loading || counts.all === 0 ? '' : `${matchCount}${formatPropertyCount(counts.all)}`}
      >
        <div className="flex min-w-0 items-center justify-end gap-2">
          {items.length > 0 && <FavoritesActions items={seen} now={now} />}
          {items.length > 1 && (
            <Select
              aria-label="Ordenar por"
              className="select-pill"
              value={order}
              onChange={event => setOrder(event.target.value as FavoriteOrder)}
            >
              {Object.entries(favoriteOrders).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </div>
      </FavoritesHead>
      {items.length > 0 && <StageFilter counts={counts} value={filter} onChange={setFilter} />}
      {items.length === 0 && loading && <StageFilterSkeleton />}
      {items.length > 0 && (
        <OfflineNote
          away={away}
          waiting={waiting}
          lastSeen="Estes são os favoritos que você viu por último."
          onRetry={loadFavorites}
        />
      )}
      {items.length > 0 && (
        <FavoriteList
          items={seen}
          saved={new Set(favorites.map(favorite => favorite.property_id))}
          now={now}
          onStage={change}
          onNotes={setNoting}
        />
      )}
      {noting && (
        <NotesDialog
          favorite={noting}
          name={favoriteName(noting)}
          unsent={unsent.has(noting.property_id)}
          away={away}
          onClose={() => setNoting(null)}
        />
      )}
      {items.length > 0 ? (
        seen.length === 0 && (
          <NoFavoritesAtStage
            stage={filter === 'all' ? '' : stageNames[filter]}
            onAll={() => setFilter('all')}
          />
        )
      ) : loading ? (
        <FavoriteListSkeleton />
      ) : away ? (
        <FavoritesUnreachable what="seus favoritos" onRetry={loadFavorites} />
      ) : (
        <NoFavorites />
      )}
    </main>
  )
}

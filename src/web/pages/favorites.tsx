import { useState } from 'react'
import type { Favorite } from '#contract/saved.ts'
import { AwayNote } from '../features/favorites/away-note.tsx'
import { nameOf } from '../features/favorites/favorite-item.tsx'
import { FavoriteList, FavoriteListSkeleton } from '../features/favorites/favorite-list.tsx'
import { loadFavorites, useFavorites, wasRemovedHere } from '../data/saved/favorites.ts'
import { NoFavorites, NoneAtStage, NothingReached } from '../features/favorites/no-favorites.tsx'
import { NotesDialog } from '../features/favorites/notes-dialog.tsx'
import { useInSight } from '../features/favorites/in-sight.ts'
import { inOrder, type Order, orders } from '../features/favorites/order.ts'
import { SavedHead } from '../features/favorites/saved-head.tsx'
import { StageFilter, StageFilterSkeleton } from '../features/favorites/stage-filter.tsx'
import { useStageFilter } from '../features/favorites/use-stage-filter.ts'
import { countByStage } from '../features/favorites/stages.ts'
import { noStage, stageNames } from '../features/listing/labels.ts'
import { useNow } from '../ui/use-now.ts'
import { Select } from '../ui/field.tsx'
import { integer } from '../ui/format.ts'
import { propertiesText } from '../features/listing/properties-text.ts'
import { usePageTitle } from '../ui/page-title.ts'

const idOf = (favorite: Favorite): string => favorite.property_id
const retry = () => void loadFavorites()

export default function FavoritesPage() {
  usePageTitle('Favoritos', 'Os imóveis da Caixa que você salvou, com o preço de hoje.')
  const { favorites, status, waiting, unsent, away } = useFavorites()
  const now = useNow()
  const [order, setOrder] = useState<Order>('saved')
  const items = useInSight(favorites, idOf, wasRemovedHere)
  const { filter, setFilter, isSeen, change } = useStageFilter()
  const seen = inOrder(items.filter(isSeen), order)
  const [noting, setNoting] = useState<Favorite | null>(null)
  const loading = status === 'loading'
  const counts = countByStage(favorites)
  const of = filter === 'all' ? '' : `${integer(counts[filter])} de `
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={loading}
      className="px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
    >
      <SavedHead
        title="Favoritos"
        summary={loading || counts.all === 0 ? '' : `${of}${propertiesText(counts.all)}`}
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
      {items.length > 0 && <StageFilter counts={counts} value={filter} onChange={setFilter} />}
      {items.length === 0 && loading && <StageFilterSkeleton />}
      {items.length > 0 && (
        <AwayNote
          away={away}
          waiting={waiting}
          lastSeen="Estes são os favoritos que você viu por último."
          onRetry={retry}
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
          name={nameOf(noting)}
          unsent={unsent.has(noting.property_id)}
          away={away}
          onClose={() => setNoting(null)}
        />
      )}
      {items.length > 0 ? (
        seen.length === 0 && (
          <NoneAtStage
            stage={filter === 'all' || filter === 'none' ? noStage : stageNames[filter]}
            onAll={() => setFilter('all')}
          />
        )
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

import { useState, useCallback, useId } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import { OfflineNote } from '../features/favorites/offline-note.tsx'
import { favoriteName } from '../features/favorites/favorite-item.tsx'
import { FavoriteList, FavoriteListSkeleton } from '../features/favorites/favorite-list.tsx'
import {
  loadFavorites,
  useFavorites,
  isFavoriteRemovedHere,
  queueFavoriteChange,
} from '../data/saved/favorite-actions.ts'
import { NoFavorites, NoFavoritesAtStage, FavoritesUnreachable } from '../features/favorites/no-favorites.tsx'
import { NotesDialog } from '../features/favorites/notes-dialog.tsx'
import { useVisibleItem } from '../features/favorites/visible-items.ts'
import { sortFavorites, type FavoriteOrder, favoriteOrders } from '../features/favorites/favorite-order.ts'
import { FavoritesHead } from '../features/favorites/favorites-head.tsx'
import {
  countByStage,
  isAtStage,
  readStageFilter,
  type FavoriteStageFilter,
  type FavoriteStageFilter as Filter,
  stageFilters,
} from '../features/favorites/favorite-stages.ts'
import { stageNames } from '../features/listing/listing-labels.ts'
import { useHeldWhilePressed } from '../ui/use-held-while-pressed.ts'
import { useNow } from '../framework/use-now.ts'
import { Select } from '../ui/field.tsx'
import { integerFormat } from '../ui/format-text.ts'
import { formatPropertyCount } from '../features/listing/properties-text.ts'
import { usePageHead } from '../framework/page-head.ts'
import { usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { Printer, Send } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { LatePart } from '../framework/late-part.tsx'
import { lazyPart } from '../framework/lazy-part.tsx'
import { usePrintButton } from '../ui/use-print-button.ts'
import { Sharing } from '../features/list-sharing/sharing.tsx'

/** Chooses the stage to show, with the number of favorites at each; one line that scrolls on a phone. */
function StageFilter({
  counts,
  value,
  onChange,
}: {
  counts: Record<Filter, number>
  value: Filter
  onChange: (value: Filter) => void
}) {
  const name = useId()
  return (
    <fieldset className="-mx-4 mb-4 min-w-0 lg:-mx-7">
      <legend className="sr-only">Etapa</legend>
      <div className="no-bar flex gap-1.5 overflow-x-auto px-4 py-1 lg:px-7">
        {stageFilters.map(({ value: one, label }) => (
          <label
            key={one}
            className="pill relative flex-none gap-1.5 pointer-coarse:h-target pointer-coarse:rounded-full"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {label} <span className="opacity-70">{integerFormat(counts[one])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Reserves its space while the favorites load. */
const StageFilterSkeleton = () => (
  <div className="mb-4 flex gap-1.5 py-1" aria-hidden="true">
    {stageFilters.slice(0, 3).map(({ value }) => (
      <div key={value} className="skeleton h-8 w-24 rounded-full pointer-coarse:h-target" />
    ))}
  </div>
)

/** The printed sheet; its code is not needed to read the page. */
const FavoritesPaper = lazyPart(
  'features/favorites/favorites-paper.tsx',
  () => import('../features/favorites/favorites-paper.tsx'),
)

/** Sends the shown favorites to a client, and prints them. */
function FavoritesActions({ items, now }: { items: readonly Favorite[]; now: number }) {
  const [sending, setSending] = useState(false)
  const { attempt, isWanted, print, onPrinted } = usePrintButton()
  return (
    <>
      <Button className="px-3 text-sm" aria-haspopup="dialog" onClick={() => setSending(true)}>
        <Send className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only">Enviar ao cliente</span>
      </Button>
      <Button look="quiet" className="px-3 text-sm max-sm:hidden" onClick={print}>
        <Printer className="size-4" aria-hidden="true" />
        <span className="sr-only">Imprimir</span>
      </Button>
      <LatePart key={attempt} part={FavoritesPaper}>
        <FavoritesPaper items={items} now={now} wanted={isWanted} onPrinted={onPrinted} />
      </LatePart>
      {sending && (
        <Sharing
          client={null}
          chosen={[]}
          onScreen={items.map(({ property_id }) => property_id)}
          list={null}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

const noIds: ReadonlySet<string> = new Set()

/**
 * The stage from the address (`?etapa=`). A favorite that the person moves to another stage stays visible until the
 * filter changes.
 */
function useStageFilter() {
  const filter = readStageFilter((usePageLocation().query as { etapa?: unknown }).etapa)
  const navigate = useNavigate()
  const [moved, setMoved] = useState(noIds)
  return {
    filter,
    setFilter: useCallback(
      (next: FavoriteStageFilter) => {
        const search = next === 'all' ? {} : { etapa: next }
        void navigate({ to: pagePaths.favorites, search, resetScroll: false })
        setMoved(noIds)
      },
      [navigate],
    ),
    isSeen: (favorite: Favorite): boolean => isAtStage(favorite, filter) || moved.has(favorite.property_id),
    change: useCallback((id: string, stage: FavoriteStage | null) => {
      queueFavoriteChange(id, { stage })
      setMoved(before => new Set(before).add(id))
    }, []),
  }
}

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

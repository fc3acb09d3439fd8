import './favorites.css'
import { Link } from '../../framework/link.tsx'
import { startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { maxCompared, writeComparedIds } from '../compare/comparison-state.ts'
import { ListingCardSkeleton } from '../listing/card/listing-card-skeleton.tsx'
import { useCatalogueSize } from '../listing/catalogue-size.ts'
import { FavoriteFootSkeleton, FavoriteItem } from './favorite-item.tsx'

/** Favorites that are drawn at once, and those that each later picture adds: all of a long list would hold up the page. */
const atOnce = 24

/** Returns how many of a list's favorites are drawn: the first ones at once, then more and more, as fast as is possible. */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Math.min(drawn, count)
}

const keep = (ids: readonly string[], id: string, chosen: boolean): readonly string[] => {
  const others = ids.filter(other => other !== id)
  return chosen ? [...others, id].slice(0, maxCompared) : others
}

/** The favorites as cards; up to three can be chosen for the comparison. */
export function FavoriteList({
  items,
  saved,
  now,
  onStage,
  onNotes,
}: {
  /** In display order; also includes what was removed during this visit. */
  items: readonly Favorite[]
  /** The ids that are favorites now. */
  saved: ReadonlySet<string>
  now: number
  /** Must be a stable reference. */
  onStage: (id: string, stage: FavoriteStage | null) => void
  /** Must be a stable reference. */
  onNotes: (favorite: Favorite) => void
}) {
  const demonstration = useCatalogueSize() === 'demo'
  const drawn = useDrawnCount(items.length)
  // A new minute redraws every card, between other work.
  const shownNow = useDeferredValue(now)
  const [wanted, setWanted] = useState<readonly string[]>([])
  const chosen = wanted.filter(id => saved.has(id))
  const choose = useCallback((id: string, on: boolean) => setWanted(before => keep(before, id, on)), [])
  return (
    <>
      <ul className="cards" aria-label="Favoritos">
        {items.map((favorite, at) => {
          const id = favorite.property_id
          // Its room alone, which the stylesheet estimates.
          if (at >= drawn) return <li key={id} className="favorite" />
          const isChosen = chosen.includes(id)
          return (
            <FavoriteItem
              key={id}
              favorite={favorite}
              removed={!saved.has(id)}
              chosen={isChosen}
              choosable={isChosen || (saved.has(id) && chosen.length < maxCompared)}
              demonstration={demonstration}
              now={shownNow}
              onChoose={choose}
              onStage={onStage}
              onNotes={onNotes}
            />
          )
        })}
      </ul>
      {chosen.length > 0 && (
        <div className="sticky bottom-[calc(var(--bottom-bar)_+_1rem)] z-10 flex gap-2 w-fit mx-auto mt-6 mb-0 p-2 border border-line-strong rounded-xl bg-raised-2 shadow-high">
          <Button look="quiet" onClick={() => setWanted([])}>
            Limpar
          </Button>
          <Link to={pagePaths.compare} search={writeComparedIds(chosen)} className={buttonClass('primary')}>
            Comparar ({chosen.length})
          </Link>
        </div>
      )}
    </>
  )
}

/** The skeleton of the list while it loads. */
export const FavoriteListSkeleton = () => (
  <div className="cards" aria-hidden="true">
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className="flex flex-col">
        <div className="flex-1">
          <ListingCardSkeleton />
        </div>
        <FavoriteFootSkeleton />
      </div>
    ))}
  </div>
)

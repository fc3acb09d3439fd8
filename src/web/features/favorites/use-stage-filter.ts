import { useCallback, useState } from 'react'
import type { Favorite } from '#contract/saved.ts'
import type { Stage } from '#domain/property/stage.ts'
import { changeFavorite } from './favorites.ts'
import { isAt, type StageFilter } from './stages.ts'

const none: ReadonlySet<string> = new Set()

/** The stage one looks at. What one moves to another stays in sight, under one's hand, until one looks elsewhere. */
export function useStageFilter() {
  const [filter, setFilter] = useState<StageFilter>('all')
  const [moved, setMoved] = useState(none)
  return {
    filter,
    setFilter: useCallback((next: StageFilter) => {
      setFilter(next)
      setMoved(none)
    }, []),
    isSeen: (favorite: Favorite): boolean => isAt(favorite, filter) || moved.has(favorite.property_id),
    change: useCallback((id: string, stage: Stage | null) => {
      changeFavorite(id, { stage })
      setMoved(before => new Set(before).add(id))
    }, []),
  }
}

import { usePageLocation } from '../../framework/page-location.ts'
import { useNavigate } from '../../framework/page-navigation.ts'
import { useCallback, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { queueFavoriteChange } from '../../data/saved/favorite-actions.ts'
import { isAtStage, readStageFilter, type FavoriteStageFilter } from './favorite-stages.ts'

const noIds: ReadonlySet<string> = new Set()

/**
 * The stage from the address (`?etapa=`). A favorite that the person moves to another stage stays visible until the
 * filter changes.
 */
export function useStageFilter() {
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

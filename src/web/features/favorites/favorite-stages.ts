import type { Favorite } from '#contract/saved-schemas.ts'
import { type FavoriteStage, favoriteStages, readStage } from '#domain/property/favorite-stage.ts'
import { stageNames } from '../listing/listing-labels.ts'

/** Which favorites are shown: all, or those at one stage. */
export type FavoriteStageFilter = FavoriteStage | 'all'

/** The choices of the stage filter, with their labels. */
export const stageFilters: readonly { value: FavoriteStageFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  ...favoriteStages.map(value => ({ value, label: stageNames[value] })),
]

/** Reads the stage from the URL; anything unknown means all. */
export const readStageFilter = (given: unknown): FavoriteStageFilter =>
  stageFilters.find(({ value }) => value === given)?.value ?? 'all'

/** Whether a favorite passes the stage filter. */
export const isAtStage = ({ stage }: Pick<Favorite, 'stage'>, filter: FavoriteStageFilter): boolean =>
  filter === 'all' || readStage(stage) === filter

/** Counts the favorites of each filter. */
export const countByStage = (favorites: readonly Favorite[]): Record<FavoriteStageFilter, number> => {
  const counts = Object.fromEntries(stageFilters.map(({ value }) => [value, 0])) as Record<
    FavoriteStageFilter,
    number
  >
  for (const { stage } of favorites) {
    counts.all += 1
    counts[readStage(stage)] += 1
  }
  return counts
}

/** Returns the position of the stage, from 1. */
export const describeStageProgress = ({ stage }: Pick<Favorite, 'stage'>): number =>
  favoriteStages.indexOf(readStage(stage)) + 1

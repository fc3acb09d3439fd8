import type { Favorite } from '#contract/saved-schemas.ts'
import { type FavoriteStage, favoriteStages } from '#domain/property/favorite-stage.ts'
import { noStageLabel, stageNames } from '../listing/listing-labels.ts'

/** Which favorites are shown: all, those at one stage, or those at none. */
export type FavoriteStageFilter = FavoriteStage | 'all' | 'none'

export const stageFilters: readonly { value: FavoriteStageFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  ...favoriteStages.map(value => ({ value, label: stageNames[value] })),
  { value: 'none', label: noStageLabel },
]

/** Reads the stage from the URL; anything unknown means all. */
export const readStageFilter = (given: unknown): FavoriteStageFilter =>
  stageFilters.find(({ value }) => value === given)?.value ?? 'all'

export const isAtStage = ({ stage }: Pick<Favorite, 'stage'>, filter: FavoriteStageFilter): boolean =>
  filter === 'all' || (stage ?? 'none') === filter

/** Counts the favorites of each filter. */
export const countByStage = (favorites: readonly Favorite[]): Record<FavoriteStageFilter, number> => {
  const counts = Object.fromEntries(stageFilters.map(({ value }) => [value, 0])) as Record<
    FavoriteStageFilter,
    number
  >
  for (const { stage } of favorites) {
    counts.all += 1
    counts[stage ?? 'none'] += 1
  }
  return counts
}

/** Returns the position of the stage; 0 = no stage. */
export const describeStageProgress = ({ stage }: Pick<Favorite, 'stage'>): number =>
  stage === null ? 0 : favoriteStages.indexOf(stage) + 1

import type { ChatResults } from '#contract/chat-schemas.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { type CriteriaChip, buildCriteriaChips } from '../../filters/criteria-chips.ts'
import { sortLabels } from '../../filters/search-words.ts'

/** An understood filter. */
export interface UnderstoodChip {
  key: string
  label: string
  /** The answer ignores the filter, because nothing was found with it. */
  setAside: boolean
  /** The filters without this one. */
  without: SavedFiltersJson
}

/** Returns the fields in which two criteria differ. */
const differing = (a: Criteria, b: Criteria): (keyof Criteria)[] =>
  (Object.keys(a) as (keyof Criteria)[]).filter(name => JSON.stringify(a[name]) !== JSON.stringify(b[name]))

/** Returns the requested order as a chip; none for the consultant's default order. */
const orderChip = (criteria: Criteria): CriteriaChip[] =>
  criteria.sort === emptyCriteria.sort || criteria.sort === 'price'
    ? []
    : [
        {
          key: 'sort',
          label: sortLabels[criteria.sort],
          without: { ...criteria, sort: emptyCriteria.sort },
        },
      ]

/** Merges one city and its state into one chip: `Anápolis, GO`. */
function placed(criteria: Criteria, chips: CriteriaChip[]): CriteriaChip[] {
  const [uf, ...states] = criteria.state
  const [city, ...cities] = criteria.city
  if (uf === undefined || city === undefined || states.length > 0 || cities.length > 0) return chips
  return chips.flatMap(chip => {
    if (chip.key.startsWith('state-')) return []
    if (!chip.key.startsWith('city-')) return [chip]
    return [{ ...chip, label: `${chip.label}, ${uf}`, without: { ...chip.without, state: [] } }]
  })
}

/** Returns the understood filters as chips; relaxed ones are marked. */
export function buildUnderstoodChips({
  asked,
  relaxed,
}: Pick<ChatResults, 'asked' | 'relaxed'>): UnderstoodChip[] {
  const criteria = readSavedFilters(asked)
  const aside = new Set<keyof Criteria>(relaxed)
  return [...placed(criteria, buildCriteriaChips(criteria)), ...orderChip(criteria)].map(
    ({ key, label, without }) => ({
      key,
      label,
      setAside: differing(criteria, without).every(name => aside.has(name)),
      without: writeSavedFilters(without),
    }),
  )
}

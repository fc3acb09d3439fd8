import type { Results } from '#contract/chat.ts'
import { type Criteria, everything } from '#domain/search/criteria.ts'
import { type FiltersJson, filtersJson, readFilters } from '#domain/search/filters-json.ts'
import { type Chip, chipsOf } from '../../filters/chips.ts'
import { sortLabels } from '../../filters/words.ts'

/** An understood filter. */
export interface UnderstoodChip {
  key: string
  label: string
  /** The answer ignores the filter, because nothing was found with it. */
  setAside: boolean
  /** The filters without this one. */
  without: FiltersJson
}

/** Returns the fields in which two criteria differ. */
const differing = (a: Criteria, b: Criteria): (keyof Criteria)[] =>
  (Object.keys(a) as (keyof Criteria)[]).filter(name => JSON.stringify(a[name]) !== JSON.stringify(b[name]))

/** Returns the requested order as a chip; none for the consultant's default order. */
const orderChip = (criteria: Criteria): Chip[] =>
  criteria.sort === everything.sort || criteria.sort === 'price'
    ? []
    : [
        {
          key: 'sort',
          label: sortLabels[criteria.sort],
          without: { ...criteria, sort: everything.sort },
        },
      ]

/** Merges one city and its state into one chip: `Anápolis, GO`. */
function placed(criteria: Criteria, chips: Chip[]): Chip[] {
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
export function understoodChips({ asked, relaxed }: Pick<Results, 'asked' | 'relaxed'>): UnderstoodChip[] {
  const criteria = readFilters(asked)
  const aside = new Set<keyof Criteria>(relaxed)
  return [...placed(criteria, chipsOf(criteria)), ...orderChip(criteria)].map(({ key, label, without }) => ({
    key,
    label,
    setAside: differing(criteria, without).every(name => aside.has(name)),
    without: filtersJson(without),
  }))
}

import { type Criteria, unknownAnswers } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** A search that may find something where another finds nothing. */
export interface OtherSearch {
  key: string
  /** Whether it also takes listings of which an answer is not known, or leaves a filter out. */
  kind: 'or-unknown' | 'without'
  /** The filter that it adds to or leaves out. */
  label: string
  criteria: Criteria
}

/** Filters of which each is left out once. */
const mostFilters = 6

/** Lists the searches nearest to one without results: with what is not known, and without one of its filters. */
export function listOtherSearches(criteria: Criteria): OtherSearch[] {
  const wider = unknownAnswers
    .filter(name => criteria[name] !== null && !criteria.orUnknown.includes(name))
    .map((name): OtherSearch => {
      const taken = { ...criteria, orUnknown: [...criteria.orUnknown, name] }
      const label = buildCriteriaChips(taken).find(({ key }) => key === name)?.label ?? ''
      return { key: name, kind: 'or-unknown', label, criteria: taken }
    })
  const all = buildCriteriaChips(criteria)
  // Without the only filter it is the whole catalogue, which has a link of its own.
  const chips = all.length > 1 ? all.slice(0, mostFilters) : []
  return [
    ...wider,
    ...chips.map(
      ({ key, label, without }): OtherSearch => ({ key, kind: 'without', label, criteria: without }),
    ),
  ]
}

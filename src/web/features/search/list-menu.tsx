import {
  changeSearchPreset,
  findSearchPreset,
  type SearchPreset,
  searchPresetNames,
} from '#domain/search/search-presets.ts'
import { isOfResale, useSearchPresets } from './use-search-presets.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Select } from '../../ui/field.tsx'

/** The presets of the search as a menu, where there is no room for them side by side. */
export const ListMenu = ({
  criteria,
  apply,
}: {
  criteria: Criteria
  apply: (criteria: Criteria) => void
}) => {
  const current = findSearchPreset(criteria)
  const presets = useSearchPresets(current)
  return (
    <Select
      aria-label="Lista pronta"
      className="select-pill"
      value={current ?? ''}
      onChange={event =>
        apply(changeSearchPreset(criteria, (event.target.value || null) as SearchPreset | null))
      }
    >
      {[null, ...presets].map(choice => (
        <option
          key={choice}
          value={choice ?? ''}
          className={isOfResale(choice, current) ? 'for-resale' : undefined}
        >
          {choice === null ? 'Todos' : searchPresetNames[choice]}
        </option>
      ))}
    </Select>
  )
}

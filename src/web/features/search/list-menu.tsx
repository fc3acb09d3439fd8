import {
  changeSearchPreset,
  findSearchPreset,
  type SearchPreset,
  searchPresetNames,
  searchPresets,
} from '#domain/search/search-presets.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Select } from '../../ui/field.tsx'

const choices = [null, ...searchPresets] as const

/** The presets of the search as a menu, where there is no room for them side by side. */
export const ListMenu = ({
  criteria,
  apply,
}: {
  criteria: Criteria
  apply: (criteria: Criteria) => void
}) => (
  <Select
    aria-label="Lista pronta"
    className="select-pill"
    value={findSearchPreset(criteria) ?? ''}
    onChange={event =>
      apply(changeSearchPreset(criteria, (event.target.value || null) as SearchPreset | null))
    }
  >
    {choices.map(choice => (
      <option key={choice} value={choice ?? ''}>
        {choice === null ? 'Todos' : searchPresetNames[choice]}
      </option>
    ))}
  </Select>
)

import { X } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { foldText } from '#domain/fold-text.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { regionNames, regions } from '#domain/regions.ts'
import { type Criteria, defaultWithinKm } from '#domain/search/search-criteria.ts'
import { ChoicePills, ChoiceToggles } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatNearName } from './criteria-chips.ts'
import type { FilterProps } from './filter-props.ts'

const regionChoices = regions.map(value => ({ value, label: regionNames[value] }))
const interiorChoices = [
  { value: '', label: 'Tanto faz' },
  { value: 'true', label: 'Interior' },
  { value: 'false', label: 'Só a capital' },
] as const

/** The municipality of a single chosen city, as `near` names it; `null` when its state is not known. */
function findNear({ city, state }: Criteria, facets: FilterProps['facets']): string | null {
  const [name] = city
  if (name === undefined || city.length > 1) return null
  const known = (facets?.city ?? []).filter(one => foldText(one.value) === foldText(name))
  const [uf] = state.length === 1 ? state : known.length === 1 ? known.map(one => one.state) : []
  return uf === undefined ? null : `${formatPlaceName(name)},${uf}`
}

const nearest = 5
const furthest = 300

/** The distance around a municipality, and the way out of it. */
function NearField({ criteria, change }: Pick<FilterProps, 'criteria' | 'change'>) {
  const id = useId()
  const { near } = criteria
  if (near === null) return null
  const km = criteria.within ?? defaultWithinKm
  const text = `${km}\u00A0km`
  return (
    <FieldGroup legend="Perto de">
      <div className="control flex items-center justify-between gap-2 pl-3">
        <span className="min-w-0 truncate">{`${formatNearName(near)}, ${near.slice(-2)}`}</span>
        <button
          type="button"
          className="target grid size-9 shrink-0 place-content-center text-ink-3 hover:text-ink"
          aria-label={`Sem vizinhos de ${formatNearName(near)}`}
          onClick={() => change({ near: null, within: null })}
        >
          <X className="size-4" />
        </button>
      </div>
      <div className="mt-3 flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>Distância</label>
        <output htmlFor={id} className="text-ink">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range -mb-3"
        min={nearest}
        max={furthest}
        step={5}
        value={km}
        aria-valuetext={text}
        style={{ '--at': ((Math.max(km, nearest) - nearest) / (furthest - nearest)) * 100 } as CSSProperties}
        onChange={event => change({ within: Number(event.target.value) })}
      />
    </FieldGroup>
  )
}

/** Places wider than a city: its surroundings, regions, the interior of states. */
export function PlaceFilters({ criteria, facets, change }: FilterProps) {
  const around = criteria.near === null ? findNear(criteria, facets) : null
  return (
    <>
      {around !== null && (
        <button
          type="button"
          className="chip target max-w-full"
          onClick={() => change({ near: around, within: null, city: [], state: [], neighborhood: [] })}
        >
          <span className="truncate">{`${formatNearName(around)} e vizinhos até ${defaultWithinKm}\u00A0km`}</span>
        </button>
      )}
      <NearField criteria={criteria} change={change} />
      <FieldGroup legend="Região">
        <ChoiceToggles
          choices={regionChoices}
          values={criteria.region}
          onChange={region => change({ region, state: [], city: [], neighborhood: [] })}
        />
      </FieldGroup>
      <FieldGroup legend="Capital ou interior">
        <ChoicePills
          choices={interiorChoices}
          value={criteria.interior === null ? '' : (`${criteria.interior}` as const)}
          onChange={value => change({ interior: value === '' ? null : value === 'true' })}
        />
      </FieldGroup>
    </>
  )
}

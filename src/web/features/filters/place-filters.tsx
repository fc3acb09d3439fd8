import { regionNames, regions } from '#domain/regions.ts'
import { chooseRegions } from '#domain/search/choose-place.ts'
import { ChoicePills, ChoiceToggles } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import type { FilterProps } from './filter-props.ts'
import { MoreStates } from './state-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { type Criteria, defaultWithinKm, emptyCriteria } from '#domain/search/search-criteria.ts'
import type { Uf } from '#domain/states.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { citiesQuery, suggestionsQuery } from '../../data/catalogue/list-queries.ts'
import { setStyleProperties } from '../../ui/style-properties.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

/** Kilometers that can be chosen. */
const distances = [1, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 150, 200, 250, 300] as const

/** The most cities of the surroundings that are named. */
const mostCities = 4

/** The criteria that search in one city and, after it, in its surroundings, and the other way round. */
const toNear = ({ name, uf }: { name: string; uf: Uf }, within: number): Partial<Criteria> => ({
  near: `${name},${uf}`,
  within,
  state: [],
  region: [],
  interior: null,
  city: [],
  neighborhood: [],
})

/** Splits "Campinas,SP". */
const readNear = (near: string): { name: string; uf: Uf } => {
  const comma = near.lastIndexOf(',')
  return { name: near.slice(0, comma), uf: near.slice(comma + 1) as Uf }
}

/**
 * Returns the one chosen city with its state; `undefined` while it is not known, `null` for a name that several states
 * have, and for a city without a known municipality, near which nothing can be searched.
 */
function useChosenCity({ state, city: names, near }: Criteria): { name: string; uf: Uf } | null | undefined {
  const source = useCatalogueSource()
  const [typed = ''] = names
  const key = foldText(typed)
  const settled = useDebounced(key, 250)
  const asks = near === null && names.length === 1 && settled === key
  const suggested = useQuery({
    ...suggestionsQuery(source, key, emptyCriteria),
    enabled: asks && key !== '' && state.length !== 1,
  })
  const suggestedCities = (suggested.data?.places ?? []).filter(
    place =>
      place.kind === 'city' &&
      (state.length === 0 || state.includes(place.state)) &&
      foldText(place.name) === key,
  )
  const [only] = suggestedCities.length === 1 ? suggestedCities : []
  const uf = state.length === 1 ? state[0] : only?.state
  const listed = useQuery({ ...citiesQuery(source, uf ?? 'AC'), enabled: asks && uf !== undefined })
  if (!asks || suggested.isError || listed.isError) return null
  if (uf === undefined) return suggested.data === undefined ? undefined : null
  if (listed.data === undefined) return undefined
  const city = listed.data.find(({ name }) => foldText(name) === key)
  if (city !== undefined) return city.located ? { name: city.name, uf } : null
  // A list's own name for a city, a district's perhaps, is suggested but not listed.
  return state.length === 1 || only === undefined ? null : { name: only.name, uf }
}

const offer = `e vizinhos até ${defaultWithinKm} km`

/** Whether the one chosen city is among those of the result, by its whole name. */
const isListed = ({ city: [name = ''] }: Criteria, facets: Facets | undefined): boolean =>
  facets?.city.some(({ value }) => foldText(value) === foldText(name)) ?? false

/** Offers the surroundings of the one chosen city and, when they are searched, how far they reach. */
function NearField({ criteria, facets, change }: FilterProps) {
  const id = useId()
  const city = useChosenCity(criteria)
  if (criteria.near === null) {
    if (city === null) return null
    // The room is kept for a city that there is, so that the fields below stay where they are.
    if (city === undefined)
      return isListed(criteria, facets) ? (
        <button type="button" className="pill invisible" disabled>
          {offer}
        </button>
      ) : null
    return (
      <button type="button" className="pill" onClick={() => change(toNear(city, defaultWithinKm))}>
        {offer}
      </button>
    )
  }
  const seat = readNear(criteria.near)
  const name = formatPlaceName(seat.name)
  const within = criteria.within ?? defaultWithinKm
  const at = Math.max(
    0,
    distances.findLastIndex(distance => distance <= within),
  )
  const text = `até ${within} km`
  const cities = (facets?.city ?? []).slice(0, mostCities)
  return (
    <div>
      <div className="flex justify-between text-xs font-medium text-ink-2">
        <label htmlFor={id}>
          {name}, {seat.uf} e vizinhos
        </label>
        <output htmlFor={id} className="text-ink">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="range range-to"
        min={0}
        max={distances.length - 1}
        step={1}
        value={at}
        aria-valuetext={text}
        ref={setStyleProperties({ '--at': (at / (distances.length - 1)) * 100 })}
        onChange={event => change({ within: distances[Number(event.target.value)] ?? defaultWithinKm })}
      />
      <p className="mb-2 min-h-8 text-xs text-ink-3">
        {cities.map(({ value, total }) => `${formatPlaceName(value)} ${integerFormat(total)}`).join(' · ')}
      </p>
      <button
        type="button"
        className="pill"
        onClick={() => change({ near: null, within: null, state: [seat.uf], city: [name] })}
      >
        Só {name}
      </button>
    </div>
  )
}

const regionChoices = regions.map(value => ({ value, label: regionNames[value] }))
const interiorChoices = [
  { value: '', label: 'Tanto faz' },
  { value: 'true', label: 'Interior' },
  { value: 'false', label: 'Só a capital' },
] as const

/** Places wider than a city: several states, its surroundings, regions, the interior of states. */
export function PlaceFilters(props: FilterProps) {
  const { criteria, change } = props
  return (
    <>
      <MoreStates {...props} />
      <div className="needs-script empty:hidden">
        <NearField {...props} />
      </div>
      <FieldGroup legend="Região">
        <ChoiceToggles
          name="region"
          choices={regionChoices}
          values={criteria.region}
          onChange={region => change(chooseRegions(criteria, region))}
        />
      </FieldGroup>
      <FieldGroup legend="Capital ou interior">
        <ChoicePills
          name="interior"
          choices={interiorChoices}
          value={criteria.interior === null ? '' : (`${criteria.interior}` as const)}
          onChange={value => change({ interior: value === '' ? null : value === 'true' })}
        />
      </FieldGroup>
    </>
  )
}

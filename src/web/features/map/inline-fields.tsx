import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { foldText } from '#domain/fold-text.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { submitValid } from '../../ui/submit-valid.ts'
import { CityFilterField } from '../filters/city-filter-field.tsx'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { citiesQuery, facetsQuery } from '../../data/catalogue/list-queries.ts'
import { StateField } from '../filters/state-field.tsx'
import { useCriteriaDraft } from '../filters/use-criteria-draft.ts'

/** The fields Estado and Cidade, which apply as soon as they are complete. All other filters are in the sheet. */
export function InlineFields({
  criteria: applied,
  apply,
  onFilters,
}: {
  criteria: Criteria
  apply: (criteria: Criteria) => void
  onFilters: () => void
}) {
  const source = useCatalogueSource()
  const draft = useCriteriaDraft(applied)
  const { criteria } = draft
  const [uf] = criteria.state
  const { data: facets } = useQuery(facetsQuery(source, { ...applied, city: [], neighborhood: [] }))
  const listed = useQuery({ ...citiesQuery(source, uf ?? 'AC'), enabled: criteria.state.length === 1 })
  const known = new Set([
    ...(listed.data ?? []).map(({ name }) => foldText(name)),
    ...(facets?.city ?? []).map(({ value }) => foldText(value)),
  ])
  const changed = criteria !== applied
  const settle = () => {
    if (changed) apply(criteria)
  }
  const type = ({ city, notCity }: Pick<Criteria, 'city' | 'notCity'>) => {
    draft.change({ city, notCity, neighborhood: [] })
    const [only] = city
    if (only !== undefined && city.length === 1 && known.has(foldText(only)))
      apply({ ...criteria, city, notCity, neighborhood: [] })
  }
  const active = buildCriteriaChips(applied).length
  return (
    <search aria-label="Lugar">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what was typed applies on leaving */}
      <form className="map-fields" onSubmit={event => submitValid(event, settle)} onBlur={settle} noValidate>
        <StateField
          criteria={criteria}
          facets={facets}
          change={change => apply({ ...criteria, ...change })}
        />
        <CityFilterField criteria={criteria} facets={facets} onChange={type} />
        <button
          type="button"
          className="control map-filters"
          aria-haspopup="dialog"
          aria-label={active > 0 ? `Filtros (${active} ${active === 1 ? 'ativo' : 'ativos'})` : 'Filtros'}
          onClick={onFilters}
        >
          <SlidersHorizontal className="size-4" />
          Filtros
          {active > 0 && (
            <span className="grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1 text-2xs font-bold text-amber-ink">
              {active}
            </span>
          )}
        </button>
      </form>
    </search>
  )
}

import { pagePaths } from '#contract/page-paths.ts'
import { searchFormName } from '../../data/catalogue/search-form-address.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { submitValid } from '../../ui/submit-valid.ts'
import { CityFilterField } from '../filters/city-filter-field.tsx'
import { CriteriaInputs } from '../filters/criteria-inputs.tsx'
import MoreFilters from '../filters/more-filters.tsx'
import { StateField } from '../filters/state-field.tsx'
import type { CriteriaDraft, DraftCounts } from '../filters/use-criteria-draft.ts'
import { formatPropertyCount, labelShowButton } from '../listing/properties-text.ts'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { criteriaTable } from '#domain/search/criteria-table.ts'
import { type Criteria, criteriaFields } from '#domain/search/search-criteria.ts'

/** The criteria with fields of their own that the filters' form always has. */
const ownFields: ReadonlySet<keyof Criteria> = new Set([
  'state',
  'region',
  'city',
  'notCity',
  'interior',
  'maxInstalment',
  'downPayment',
  'orUnknown',
])

/** Whether the filters' form has a field for a criterion that shows what a link asks for. */
function hasField(name: keyof Criteria, criteria: Criteria): boolean {
  const row = criteriaTable[name]
  switch (row.kind) {
    case 'own':
      return ownFields.has(name)
    case 'bound':
      return row.figure.control.type !== 'pills' || Number(criteria[name]) <= row.figure.control.most
    case 'flag':
      return criteria[name] === null || criteria[name] === row.ticked
    case 'answer':
      return criteria[name] !== false
    default:
      return true
  }
}

/** Returns the parameters that the filters' form has a visible field for, which shows the value of the search. */
function listFormFields(criteria: Criteria, facets: Facets | undefined): Set<string> {
  const { city, near } = criteria
  const hasNeighborhoods = (city.length > 0 || near !== null) && (facets?.neighborhood.length ?? 0) > 0
  return new Set([
    ...criteriaFields
      .filter(name => hasField(name, criteria))
      .map(name => (name === 'category' ? 'type' : name)),
    ...(hasNeighborhoods ? ['neighborhood', 'notNeighborhood'] : []),
  ])
}

interface FormProps {
  draft: CriteriaDraft
  counts: DraftCounts
  onApply: () => void
  onClear: () => void
}

/** All filters in a column beside the results, with the number of matches on its button; the style sheet hides it on narrow screens. */
export function SearchSidebar({
  draft,
  counts: { facets, total },
  onApply,
  onClear,
  id,
}: FormProps & { id: string }) {
  const props = { ...draft, facets }
  return (
    <search id={id} aria-label="Filtros" className="sidebar quiet-scroll">
      <form
        className="flex flex-1 flex-col"
        // Without script the browser sends the fields by their names.
        action={pagePaths.search}
        method="get"
        onSubmit={event => submitValid(event, onApply)}
        noValidate
      >
        <input type="hidden" name={searchFormName} value="filtros" />
        <CriteriaInputs criteria={draft.criteria} except={listFormFields(draft.criteria, facets)} />
        <div key={draft.round} className="space-y-5 px-7 pt-6 pb-6">
          <StateField {...props} />
          <CityFilterField {...props} onChange={cities => draft.change({ ...cities, neighborhood: [] })} />
          <MoreFilters {...props} />
        </div>
        <div className="sticky bottom-0 mt-auto border-t border-line bg-ground px-7 pt-3 pb-4">
          <output className="sr-only">
            {total !== undefined && `${formatPropertyCount(total)} com estes filtros`}
          </output>
          <div className="flex gap-2">
            <noscript>
              <a href={pagePaths.search} className={buttonClass('quiet', '-ml-3 px-3')}>
                Limpar
              </a>
            </noscript>
            <Button look="quiet" className="needs-script -ml-3 px-3" onClick={onClear}>
              Limpar
            </Button>
            <noscript>
              <button type="submit" className={buttonClass('outline', 'flex-1')}>
                Ver imóveis
              </button>
            </noscript>
            <Button type="submit" className="needs-script flex-1 px-3">
              {labelShowButton(total)}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

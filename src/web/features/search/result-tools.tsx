import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { type Criteria, type SortOrder, sortOrders } from '#domain/search/search-criteria.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { Select } from '../../ui/field.tsx'
import { Link } from '../../framework/link.tsx'
import type { ListingCardLayout } from '../listing/card/listing-card.tsx'
import { CriteriaInputs } from '../filters/criteria-inputs.tsx'
import { sortLabels } from '../filters/search-words.ts'

const layouts = [
  { value: 'grid', label: 'Ver em grade', icon: LayoutGrid },
  { value: 'list', label: 'Ver em lista', icon: Rows3 },
] as const

const layoutClass =
  'grid h-9 w-10 place-content-center rounded-sm text-ink-3 hover:text-ink aria-pressed:bg-raised-3 aria-pressed:text-ink target max-lg:h-8 max-lg:w-9'

/** Orders of the API without a use here are not in the menu, unless a link chose one. */
const hiddenSorts: readonly SortOrder[] = ['discount', 'roi', '-roi', 'netRoi']
/** Whether an order is about a resale and not the chosen one, so that a resident buyer is not offered it. */
const isOfResale = (sort: SortOrder, chosen: SortOrder): boolean => sort === '-netRoi' && chosen !== sort
const offered = (sort: SortOrder, isResidentBuyer: boolean): SortOrder[] =>
  sortOrders
    .filter(one => one === sort || !hiddenSorts.includes(one))
    .filter(one => !isResidentBuyer || !isOfResale(one, sort))
    .sort(byLabelOrder)

const order = Object.keys(sortLabels)
const byLabelOrder = (a: SortOrder, b: SortOrder): number => order.indexOf(a) - order.indexOf(b)

/** What is found as a grid of cards, as a list, or on the map. */
export const LayoutToggle = ({
  criteria,
  layout,
  onChange,
}: {
  criteria: Criteria
  layout: ListingCardLayout
  onChange: (layout: ListingCardLayout) => void
}) => (
  <fieldset
    aria-label="Apresentação"
    className="flex rounded-md border border-line-strong p-0.5 max-[16rem]:hidden"
  >
    {layouts.map(({ value, label, icon: Icon }) => (
      <button
        key={value}
        type="button"
        className={`needs-script ${layoutClass}`}
        aria-label={label}
        title={label}
        aria-pressed={layout === value}
        onClick={() => onChange(value)}
      >
        <Icon className="size-4.5" />
      </button>
    ))}
    <Link
      to={pagePaths.map}
      search={{ ...writeSearchAddress(criteria), view: 'map' }}
      className={layoutClass}
      aria-label="Ver no mapa"
      title="Ver no mapa"
    >
      <MapIcon className="size-4.5" />
    </Link>
  </fieldset>
)

const sortField: ReadonlySet<string> = new Set(['sort'])

/**
 * The menu of orders; a resident buyer's is without those of a resale. Without script a button sends the chosen order
 * with the search's other parameters.
 */
export const SortMenu = ({
  criteria,
  onChange,
}: {
  criteria: Criteria
  onChange: (sort: SortOrder) => void
}) => {
  const isResidentBuyer = useIsResidentBuyer()
  return (
    <form action={pagePaths.search} method="get" className="flex items-center gap-2">
      <CriteriaInputs criteria={criteria} except={sortField} />
      <Select
        aria-label="Ordenar por"
        className="select-pill"
        name="sort"
        value={criteria.sort}
        onChange={event => onChange(event.target.value as SortOrder)}
      >
        {offered(criteria.sort, isResidentBuyer).map(value => (
          <option
            key={value}
            value={value}
            className={isOfResale(value, criteria.sort) ? 'for-resale' : undefined}
          >
            {sortLabels[value]}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="pill">
          Ordenar
        </button>
      </noscript>
    </form>
  )
}

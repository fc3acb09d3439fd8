import { SlidersHorizontal } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** Loads when the sheet is about to be opened, or soon after the page. */
export const FilterSheet = lazyPart('features/search/filter-sheet.tsx', () => import('./filter-sheet.tsx'))

const filterButtonClass =
  'relative grid size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink lg:hidden'

/** How many filters are active, on the corner of a button. */
function FilterCount({ applied }: { applied: Criteria }) {
  const active = buildCriteriaChips(applied).length
  if (active === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1 text-2xs font-bold text-amber-ink"
      >
        {active}
      </span>
      <span className="sr-only">
        {' '}
        ({active} {active === 1 ? 'ativo' : 'ativos'})
      </span>
    </>
  )
}

/** Opens the sheet; shows the number of active filters. Without script it leads to the form below the results. */
export function FilterButton({ applied, onOpen }: { applied: Criteria; onOpen: () => void }) {
  const prepare = () => void FilterSheet.load()?.catch(() => {})
  return (
    <>
      <noscript>
        <a href="#filtros" className={filterButtonClass}>
          <SlidersHorizontal className="size-5" />
          <span className="sr-only">Filtros</span>
        </a>
      </noscript>
      <button
        type="button"
        className={`needs-script ${filterButtonClass}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onOpen}
      >
        <SlidersHorizontal className="size-5" />
        <span className="sr-only">Filtros</span>
        <FilterCount applied={applied} />
      </button>
    </>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { LatePart } from '../../ui/late-part.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { isEmptySearch } from '../filters/empty-search.ts'

/** Loads when the sheet is about to be opened, or once the page is at rest. */
export const FilterSheet = lazyPart('features/search/filter-sheet.tsx', () => import('./filter-sheet.tsx'))
export const FilterCount = lazyPart('features/search/filter-count.tsx', () => import('./filter-count.tsx'))

const look =
  'relative grid size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink lg:hidden'

/** Opens the sheet; shows the number of active filters. Without script it leads to the form below the results. */
export function FilterButton({ applied, onOpen }: { applied: Criteria; onOpen: () => void }) {
  const prepare = () => void FilterSheet.load()?.catch(() => {})
  return (
    <>
      <noscript>
        <a href="#filtros" className={look}>
          <SlidersHorizontal className="size-5" />
          <span className="sr-only">Filtros</span>
        </a>
      </noscript>
      <button
        type="button"
        className={`needs-script ${look}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onOpen}
      >
        <SlidersHorizontal className="size-5" />
        <span className="sr-only">Filtros</span>
        {!isEmptySearch(applied) && (
          <LatePart part={FilterCount}>
            <FilterCount applied={applied} />
          </LatePart>
        )}
      </button>
    </>
  )
}

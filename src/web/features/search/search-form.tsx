import { lazy, type Ref, Suspense, useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { submitValid } from '../../ui/submit-valid.ts'
import { wideScreenQuery } from '../../ui/use-media.ts'
import { CityFilterField } from '../filters/city-filter-field.tsx'
import { StateField } from '../filters/state-field.tsx'
import type { CriteriaDraft, DraftCounts } from '../filters/use-criteria-draft.ts'

export const loadFilters = () => import('../filters/more-filters.tsx')
/** On a phone these load with the sheet, on a wide screen once the page's own code has loaded. */
const MoreFilters = lazy(loadFilters)
if (matchMedia(wideScreenQuery).matches) void loadFilters()

const FiltersOnTheWay = () => (
  <div className="space-y-5" aria-hidden="true">
    {['h-17', 'h-31', 'h-17', 'h-17', 'h-12', 'h-40'].map((height, index) => (
      <div key={index} className={`skeleton ${height}`} />
    ))}
  </div>
)

function OnMount({ run }: { run: () => void }) {
  const runOnce = useEffectEvent(run)
  useEffect(() => runOnce(), [])
  return null
}

interface FormProps {
  draft: CriteriaDraft
  counts: DraftCounts
  onApply: () => void
  onClear: () => void
}

/** All filters in a column beside the results. */
export function SearchSidebar({
  draft,
  counts: { facets, total },
  onApply,
  onClear,
  changed,
  place,
}: FormProps & { changed: boolean; place: Ref<HTMLElement> }) {
  const props = { ...draft, facets }
  return (
    <search ref={place} aria-label="Filtros" className="sidebar quiet-scroll">
      <form className="flex flex-1 flex-col" onSubmit={event => submitValid(event, onApply)} noValidate>
        <div key={draft.round} className="space-y-5 px-7 pt-6 pb-6">
          <StateField {...props} />
          <CityFilterField {...props} onChange={cities => draft.change({ ...cities, neighborhood: [] })} />
          <Suspense fallback={<FiltersOnTheWay />}>
            <MoreFilters {...props} />
          </Suspense>
        </div>
        <div className="sticky bottom-0 mt-auto border-t border-line bg-ground px-7 pt-3 pb-4">
          <output className="mb-2 block text-xs text-ink-3 empty:hidden">
            {changed && total !== undefined && `${formatPropertyCount(total)} com estes filtros`}
          </output>
          <div className="flex gap-2">
            <Button look="quiet" className="px-3" onClick={onClear}>
              Limpar
            </Button>
            <Button type="submit" className="flex-1">
              Aplicar
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

/** The sheet's form, with the number of matches on its button. */
export function SheetForm({
  draft,
  counts: { facets, total },
  onApply,
  onClear,
  onComplete,
}: FormProps & {
  /** Called when all filters are there. */
  onComplete: () => void
}) {
  const props = { ...draft, facets }
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      aria-label="Filtros"
      onSubmit={event => submitValid(event, onApply)}
      noValidate
    >
      <output className="sr-only">
        {total !== undefined && `${formatPropertyCount(total)} com estes filtros`}
      </output>
      <div
        key={draft.round}
        className="quiet-scroll relative min-h-0 flex-1 space-y-6 overflow-y-auto px-5 pt-1 pb-6"
      >
        <div className="grid grid-cols-2 gap-2">
          <StateField {...props} />
          <CityFilterField {...props} onChange={cities => draft.change({ ...cities, neighborhood: [] })} />
        </div>
        <Suspense fallback={<FiltersOnTheWay />}>
          <MoreFilters {...props} />
          <OnMount run={onComplete} />
        </Suspense>
      </div>
      <div className="flex gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button look="quiet" onClick={onClear}>
          Limpar
        </Button>
        <Button look="primary" type="submit" className="flex-1">
          {total === undefined ? 'Ver imóveis' : `Ver ${formatPropertyCount(total)}`}
        </Button>
      </div>
    </form>
  )
}

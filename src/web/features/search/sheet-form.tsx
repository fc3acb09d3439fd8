import { Button } from '../../ui/button.tsx'
import { submitValid } from '../../ui/submit-valid.ts'
import { CityFilterField } from '../filters/city-filter-field.tsx'
import MoreFilters from '../filters/more-filters.tsx'
import { StateField } from '../filters/state-field.tsx'
import type { CriteriaDraft, DraftCounts } from '../filters/use-criteria-draft.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

interface FormProps {
  draft: CriteriaDraft
  counts: DraftCounts
  onApply: () => void
  onClear: () => void
}

/** The sheet's form, with the number of matches on its button. */
export function SheetForm({ draft, counts: { facets, total }, onApply, onClear }: FormProps) {
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
        <MoreFilters {...props} />
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

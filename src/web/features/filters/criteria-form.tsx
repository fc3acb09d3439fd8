import { Button } from '../../ui/button.tsx'
import { submitValid } from '../../ui/submit-valid.ts'
import { formatPropertyCount, labelShowButton } from '../listing/properties-text.ts'
import { CityFilterField } from './city-filter-field.tsx'
import MoreFilters from './more-filters.tsx'
import { StateField } from './state-field.tsx'
import { TextFilterField } from './text-filter-field.tsx'
import type { CriteriaDraft, DraftCounts } from './use-criteria-draft.ts'

/** The form of all criteria in a sheet, with the number of matches on its button. */
export function CriteriaForm({
  draft,
  counts: { facets, total },
  label,
  applyVerb = 'Ver',
  withText = false,
  onApply,
  onClear,
}: {
  draft: CriteriaDraft
  counts: DraftCounts
  label?: string
  /** What the button does, as a verb: “Mostrar”. */
  applyVerb?: string
  /** Whether it has a field for words, too. */
  withText?: boolean
  onApply: () => void
  onClear: () => void
}) {
  const props = { ...draft, facets }
  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      aria-label={label}
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
        {withText && <TextFilterField {...props} />}
        <MoreFilters {...props} />
      </div>
      <div className="flex gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button look="quiet" onClick={onClear}>
          Limpar
        </Button>
        <Button look="primary" type="submit" className="flex-1">
          {labelShowButton(total, applyVerb)}
        </Button>
      </div>
    </form>
  )
}

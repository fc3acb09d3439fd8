import { useRef, useState } from 'react'
import type { ChatResults } from '#contract/chat-schemas.ts'
import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import { submitValid } from '../../../ui/submit-valid.ts'
import { CityFilterField } from '../../filters/city-filter-field.tsx'
import MoreFilters from '../../filters/more-filters.tsx'
import { StateField } from '../../filters/state-field.tsx'
import { TextFilterField } from '../../filters/text-filter-field.tsx'
import { useCriteriaDraft, useDraftCounts } from '../../filters/use-criteria-draft.ts'
import { focusCriterion } from '../../filters/focus-criterion.ts'

/**
 * A sheet with all filters of an answer and the number of matches; on applying them the question is answered again.
 */
export default function ChangeFilters({
  searched,
  at,
  onApply,
  onClose,
}: {
  /** The initial filters. */
  searched: ChatResults['filters']
  /** The key of the chip whose criterion is being changed; `null` for none in particular. */
  at: string | null
  onApply: (filters: SavedFiltersJson) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [applied] = useState(() => readSavedFilters(searched))
  const draft = useCriteriaDraft(applied)
  const { facets, total } = useDraftCounts(draft.criteria, true)
  const props = { ...draft, facets }
  const close = () => dialog.current?.close()
  const apply = () => {
    close()
    onApply(writeSavedFilters(draft.criteria))
  }
  return (
    <Dialog
      ref={dialog}
      title="Mudar filtros"
      closing="Fechar filtros"
      onOpened={opened => at !== null && focusCriterion(opened, at)}
      onClose={onClose}
    >
      <form className="flex min-h-0 flex-1 flex-col" onSubmit={event => submitValid(event, apply)} noValidate>
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
          <TextFilterField {...props} />
          <MoreFilters {...props} />
        </div>
        <div className="flex gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button look="quiet" onClick={draft.clear}>
            Limpar
          </Button>
          <Button look="primary" type="submit" className="flex-1">
            {total === undefined ? 'Mostrar imóveis' : `Mostrar ${formatPropertyCount(total)}`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

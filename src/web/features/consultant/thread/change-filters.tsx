import { useRef, useState } from 'react'
import type { ChatResults } from '#contract/chat-schemas.ts'
import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CriteriaForm } from '../../filters/criteria-form.tsx'
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
  const counts = useDraftCounts(draft.criteria, true)
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
      <CriteriaForm
        draft={draft}
        counts={counts}
        applyVerb="Mostrar"
        withText
        onApply={apply}
        onClear={draft.clear}
      />
    </Dialog>
  )
}

import { useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { focusCriterion } from '../filters/focus-criterion.ts'
import { CriteriaForm } from '../filters/criteria-form.tsx'
import { type CriteriaDraft, useDraftCounts } from '../filters/use-criteria-draft.ts'

/** All other filters, over the page. */
export default function FilterSheet({
  at,
  draft,
  onApply,
  onClear,
  onClose,
}: {
  /** The key of the chip whose filter is to be changed. */
  at: string
  draft: CriteriaDraft
  onApply: () => void
  onClear: () => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const counts = useDraftCounts(draft.criteria, true)
  const close = () => dialog.current?.close()
  const point = () => {
    if (at !== '' && dialog.current) focusCriterion(dialog.current, at)
  }
  return (
    <Dialog ref={dialog} title="Filtros" closing="Fechar filtros" onOpened={point} onClose={onClose}>
      <CriteriaForm
        label="Filtros"
        draft={draft}
        counts={counts}
        onClear={onClear}
        onApply={() => {
          close()
          onApply()
        }}
      />
    </Dialog>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { useRef } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { focusCriterion } from '../filters/focus-criterion.ts'
import { SheetForm } from './search-form.tsx'
import { type CriteriaDraft, useDraftCounts } from '../filters/use-criteria-draft.ts'

/** Opens the sheet; shows the number of active filters. */
export function FilterButton({ applied, onOpen }: { applied: Criteria; onOpen: () => void }) {
  const active = buildCriteriaChips(applied).length
  return (
    <button
      type="button"
      className="relative grid lg:hidden size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink"
      aria-label={active > 0 ? `Filtros (${active} ${active === 1 ? 'ativo' : 'ativos'})` : 'Filtros'}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <SlidersHorizontal className="size-5" />
      {active > 0 && (
        <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1 text-2xs font-bold text-amber-ink">
          {active}
        </span>
      )}
    </button>
  )
}

/** All other filters, over the page. */
export function FilterSheet({
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
      <SheetForm
        draft={draft}
        counts={counts}
        onClear={onClear}
        onComplete={point}
        onApply={() => {
          close()
          onApply()
        }}
      />
    </Dialog>
  )
}

import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Criteria } from '#domain/search/criteria.ts'
import { chipsOf } from '../filters/chips.ts'
import { SheetForm } from './search-form.tsx'
import { type Draft, useDraftCounts } from '../filters/use-draft.ts'

/** Opens the sheet; carries the number of active filters. */
export function FilterButton({ applied, onOpen }: { applied: Criteria; onOpen: () => void }) {
  const active = chipsOf(applied).length
  return (
    <button
      type="button"
      className="relative grid size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink"
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

/** All other filters, over the page; the browser closes it on Esc and gives the focus back. */
export function FilterSheet({
  draft,
  onApply,
  onClear,
  onClose,
}: {
  draft: Draft
  onApply: () => void
  onClear: () => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const counts = useDraftCounts(draft.criteria, true)
  const close = () => dialog.current?.close()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="sheet" aria-label="Filtros" closedby="any" onClose={onClose}>
      <div className="flex items-center justify-between py-2 pr-3 pl-5">
        <h2 className="text-lg font-semibold">Filtros</h2>
        <button
          type="button"
          className="grid size-target place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink"
          aria-label="Fechar filtros"
          onClick={close}
        >
          <X className="size-5" />
        </button>
      </div>
      <SheetForm
        draft={draft}
        counts={counts}
        onClear={onClear}
        onApply={() => {
          close()
          onApply()
        }}
      />
    </dialog>
  )
}

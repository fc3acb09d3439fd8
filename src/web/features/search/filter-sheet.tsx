import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Criteria } from '#domain/search/criteria.ts'
import { chipsOf } from './chips.ts'
import { type Draft, SheetForm, useDraftFacets } from './search-form.tsx'

/** The button with the number of active filters, and the sheet it opens; Esc closes it and focus returns. */
export function FilterSheet({
  draft,
  applied,
  onApply,
  onClear,
}: {
  draft: Draft
  applied: Criteria
  onApply: () => void
  onClear: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const facets = useDraftFacets(draft.criteria, open)
  const active = chipsOf(applied).length
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className="relative grid size-target shrink-0 place-content-center rounded-md border border-line-strong bg-raised text-ink"
        aria-label={active > 0 ? `Filtros (${active} ativos)` : 'Filtros'}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <SlidersHorizontal className="size-5" />
        {active > 0 && (
          <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1 text-2xs font-bold text-amber-ink">
            {active}
          </span>
        )}
      </button>
      <dialog
        ref={dialog}
        className="sheet"
        aria-label="Filtros"
        onClose={() => setOpen(false)}
        onClick={event => event.target === event.currentTarget && close()}
      >
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
        {open && (
          <SheetForm
            draft={draft}
            facets={facets}
            onClear={onClear}
            onApply={() => {
              close()
              onApply()
            }}
          />
        )}
      </dialog>
    </>
  )
}

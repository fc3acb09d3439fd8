import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Criteria } from '#domain/search/criteria.ts'
import { useMe } from '../../data/account/account.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/choices.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { FilterBadges } from './filter-badges.tsx'
import { searchNameLength } from './limits.ts'
import { keptSearches, saveSearch } from '../../data/saved/saved-searches.ts'
import { suggestedName } from './suggested-name.ts'

keptSearches()

/** Name and alerts of a search that is to be saved; the browser closes it on Esc and gives the focus back. */
export function SaveDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const visitor = useMe() === null
  const [name, setName] = useState(() => suggestedName(criteria))
  const [alerts, setAlerts] = useState(true)
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
    // A name too long for its field shows its beginning.
    if (field.current) field.current.scrollLeft = 0
  }, [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    saveSearch(name, criteria, alerts)
    dialog.current?.close()
    showToast({ title: 'Busca salva', duration: 2000 })
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-2xl border border-line-strong bg-raised p-5 shadow-high backdrop:bg-veil sm:p-6"
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        Salvar busca
      </h2>
      <form className="mt-4 space-y-4" onSubmit={save}>
        <Field label="Nome" htmlFor={`${id}-name`}>
          <input
            ref={field}
            id={`${id}-name`}
            className="control px-3"
            value={name}
            maxLength={searchNameLength}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </Field>
        <FilterBadges criteria={criteria} />
        <div>
          <Tick checked={alerts} onChange={setAlerts}>
            Avisar sobre novos imóveis
          </Tick>
          {visitor && (
            <p className="text-xs text-ink-3">
              Fica guardada neste navegador. Os avisos começam quando você entrar na sua conta.
            </p>
          )}
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancelar
          </Button>
          <Button look="primary" type="submit">
            Salvar
          </Button>
        </div>
      </form>
    </dialog>
  )
}

import { type FormEvent, useId, useRef, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useMe } from '../../data/account/session.ts'
import { Button } from '../../ui/button.tsx'
import { TickBox } from '../../ui/choice-controls.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { FilterBadges } from './filter-badges.tsx'
import { searchNameLength } from './saved-search-limits.ts'
import { savedSearchMirror, addSavedSearch } from '../../data/saved/saved-search-actions.ts'
import { suggestSearchName } from './suggested-name.ts'

savedSearchMirror()

/** Name and alerts of a search that is to be saved. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const visitor = useMe() === null
  const [name, setName] = useState(() => suggestSearchName(criteria))
  const [alerts, setAlerts] = useState(true)
  const selectName = () => {
    field.current?.select()
    // A name that is too long for its field shows its beginning.
    if (field.current) field.current.scrollLeft = 0
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    addSavedSearch(name, criteria, alerts)
    dialog.current?.close()
    showToast({ title: 'Busca salva', duration: 2000 })
  }
  return (
    <Dialog
      ref={dialog}
      look={questionLook}
      title="Salvar busca"
      closing={null}
      onOpened={selectName}
      onClose={onClose}
    >
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
          <TickBox checked={alerts} onChange={setAlerts}>
            Avisar sobre novos imóveis
          </TickBox>
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
    </Dialog>
  )
}

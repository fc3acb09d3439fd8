import './saved-searches.css'
import { useRef, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useMe } from '../../data/account/session.ts'
import { Button } from '../../ui/button.tsx'
import { TickBox } from '../../ui/choice-controls.tsx'
import { Dialog, questionLook } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { focusAndSelect, useForm } from '../../ui/use-form.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { FilterLine } from './filter-line.tsx'
import { searchNameLength } from '#contract/saved-limits.ts'
import { savedSearchMirror, addSavedSearch } from '../../data/saved/saved-search-actions.ts'
import { suggestSearchName } from './suggested-name.ts'

savedSearchMirror()

/** Name and alerts of a search that is to be saved. */
export function SaveSearchDialog({ criteria, onClose }: { criteria: Criteria; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const visitor = useMe() === null
  const [initial] = useState(() => ({ name: suggestSearchName(criteria), alerts: true }))
  const { form, field } = useForm({
    initial,
    send: ({ name, alerts }) => {
      addSavedSearch(name, criteria, alerts)
      dialog.current?.close()
      showToast({ title: 'Busca salva', duration: 2000 })
    },
  })
  const { value: alerts, onChange: setAlerts } = field('alerts')
  const selectName = () => {
    focusAndSelect(input.current)
    // A name that is too long for its field shows its beginning.
    if (input.current) input.current.scrollLeft = 0
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
      <form {...form} className="mt-4 space-y-4">
        <TextField
          {...field('name')}
          ref={input}
          label="Nome"
          maxLength={searchNameLength}
          autoComplete="off"
        />
        <FilterLine criteria={criteria} />
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

import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Client } from '#contract/desk-schemas.ts'
import { deskLengths, maxOnDesk } from '#contract/desk-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatPropertyCount } from '../../listing/properties-text.ts'
import { findNamesake } from './find-namesake.ts'
import { writeInitials } from '../table/client-initials.ts'

/** One client: its name, which may be changed in place, and the button that removes it after a second press. */
function ClientRow({
  client: { id, name },
  properties,
  onRename,
  onRemove,
}: {
  client: Client
  properties: number
  onRename: (name: string) => void
  onRemove: () => void
}) {
  const [sure, setSure] = useState(false)
  const [draft, setDraft] = useState(name)
  const save = () => {
    const next = draft.trim()
    if (next === '') setDraft(name)
    else if (next !== name) onRename(next)
  }
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="desk-initials w-8" aria-hidden="true">
        {writeInitials(draft)}
      </span>
      <span className="min-w-0 flex-1">
        <input
          id={`client-${id}`}
          className="control px-2.5"
          aria-label={`Nome de ${name}`}
          maxLength={deskLengths.clientName}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
        <span className="mt-1 block text-xs text-ink-3">
          {sure ? 'Os imóveis ficam na mesa, sem esta etiqueta.' : formatPropertyCount(properties)}
        </span>
      </span>
      {sure ? (
        <Button look="danger" className="px-3" onClick={onRemove}>
          Excluir
        </Button>
      ) : (
        <Button look="quiet" className="px-3" aria-label={`Excluir ${name}`} onClick={() => setSure(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}

/** Names, renames and removes clients. */
export function ClientsDialog({
  clients,
  countOf,
  onAdd,
  onRename,
  onRemove,
  onClose,
}: {
  clients: readonly Client[]
  countOf: (client: string) => number
  onAdd: (name: string) => void
  onRename: (client: string, name: string) => void
  onRemove: (client: string) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState('')
  const full = clients.length >= maxOnDesk.clients
  const same = findNamesake(clients, name)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || full || same) return
    onAdd(name.trim())
    setName('')
  }
  return (
    <Dialog
      ref={dialog}
      title="Clientes"
      line="Para quem você procura: cada um vira uma aba da mesa."
      onClose={onClose}
    >
      <form className="flex items-end gap-2 px-5 pb-4" onSubmit={add}>
        <label className="min-w-0 flex-1 text-xs font-medium text-ink-2">
          Nome do cliente
          <input
            className="control mt-1.5 px-3"
            autoComplete="off"
            maxLength={deskLengths.clientName}
            disabled={full}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button look="primary" type="submit" disabled={full}>
          Criar
        </Button>
      </form>
      <p className="px-5 text-sm text-ink-2 not-empty:pb-3" aria-live="polite">
        {same && `${same.name} já está na lista.`}
      </p>
      {full && <p className="px-5 pb-3 text-sm text-ink-2">São {maxOnDesk.clients} clientes, o máximo.</p>}
      <ul className="quiet-scroll min-h-0 flex-1 divide-y divide-line overflow-y-auto border-t border-line px-5">
        {clients.map(client => (
          <ClientRow
            key={client.id}
            client={client}
            properties={countOf(client.id)}
            onRename={next => onRename(client.id, next)}
            onRemove={() => onRemove(client.id)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

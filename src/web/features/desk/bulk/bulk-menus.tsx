import { Flag, type LucideIcon, NotebookPen, Tag } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Client } from '#contract/desk-schemas.ts'
import { deskLengths } from '#contract/desk-limits.ts'
import { type FavoriteStage, favoriteStages } from '#domain/property/favorite-stage.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { stageNames } from '../../listing/listing-labels.ts'
import type { DeskRow } from '../rows/desk-row.ts'
import { StageMark } from '../table/desk-cells.tsx'

/** Closes the menu that an element stands in. */
export const closeMenu = (element: Element): void => element.closest<HTMLElement>('[popover]')?.hidePopover()

/** A menu of the strip: its button, the label beside the icon where there is room, and a named group of choices. */
const BulkMenu = ({
  icon: Icon,
  label,
  legend,
  children,
}: {
  icon: LucideIcon
  label: string
  legend: string
  children: ReactNode
}) => (
  <Popover
    button={{
      className: 'desk-action',
      title: label,
      children: (
        <>
          <Icon className="size-4" aria-hidden="true" />
          <span className="max-lg:sr-only">{label}</span>
        </>
      ),
    }}
    className="desk-menu quiet-scroll"
  >
    <fieldset className="contents">
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  </Popover>
)

/** Chooses a stage for the chosen properties. */
export const StageMenu = ({ onStage }: { onStage: (stage: FavoriteStage) => void }) => (
  <BulkMenu icon={Flag} label="Mudar etapa" legend="Etapa">
    {favoriteStages.map(stage => (
      <button
        key={stage}
        type="button"
        className="desk-menu-item"
        onClick={({ currentTarget }) => {
          onStage(stage)
          closeMenu(currentTarget)
        }}
      >
        <StageMark stage={stage} />
        <span className="sr-only">{stageNames[stage]}</span>
      </button>
    ))}
  </BulkMenu>
)

/** Whether all, some or none of the properties have a client's label. */
function readLabelState(rows: readonly DeskRow[], client: string): 'all' | 'some' | 'none' {
  const marked = rows.filter(({ item }) => item.clients[client] === true).length
  return marked === 0 ? 'none' : marked === rows.length ? 'all' : 'some'
}

/** Puts clients' labels on the chosen properties, or takes them off; a new client may be named here. */
export function LabelMenu({
  rows,
  clients,
  onLabel,
  onNewClient,
}: {
  rows: readonly DeskRow[]
  clients: readonly Client[]
  onLabel: (client: string, on: boolean) => void
  onNewClient: (name: string) => void
}) {
  const [name, setName] = useState('')
  const field = useId()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onNewClient(name.trim())
    setName('')
  }
  return (
    <BulkMenu icon={Tag} label="Etiquetar" legend="Clientes">
      {clients.map(client => {
        const state = readLabelState(rows, client.id)
        return (
          <label key={client.id} className="desk-menu-item">
            <input
              type="checkbox"
              className="tick"
              checked={state === 'all'}
              ref={box => {
                if (box) box.indeterminate = state === 'some'
              }}
              onChange={() => onLabel(client.id, state !== 'all')}
            />
            <span className="truncate">{client.name}</span>
          </label>
        )
      })}
      <form className="flex gap-2 p-1.5" onSubmit={add}>
        <label htmlFor={field} className="sr-only">
          Nome do novo cliente
        </label>
        <input
          id={field}
          className="control h-9 px-2.5 text-sm"
          placeholder="Novo cliente"
          maxLength={deskLengths.clientName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="h-9! px-3! text-sm!">
          Criar
        </Button>
      </form>
    </BulkMenu>
  )
}

/** Writes one note below those of all the chosen properties. */
export function NoteMenu({ count, onNote }: { count: number; onNote: (note: string) => void }) {
  const [note, setNote] = useState('')
  const field = useId()
  return (
    <BulkMenu icon={NotebookPen} label="Anotar" legend="Anotar">
      <form
        className="grid gap-2 p-1.5"
        onSubmit={event => {
          event.preventDefault()
          if (note.trim() === '') return
          onNote(note.trim())
          setNote('')
          closeMenu(event.currentTarget)
        }}
      >
        <label htmlFor={field} className="text-xs text-ink-2">
          {count === 1
            ? 'Vai abaixo do que já se anotou'
            : `Vai abaixo do que já se anotou em cada um dos ${count}`}
        </label>
        <textarea
          id={field}
          className="control h-20 resize-y px-2.5 py-2 text-sm"
          maxLength={deskLengths.addedNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" className="h-9! text-sm!">
          Anotar
        </Button>
      </form>
    </BulkMenu>
  )
}

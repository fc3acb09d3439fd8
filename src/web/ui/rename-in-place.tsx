import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { TextField } from './text-field.tsx'
import { useEscape } from './use-escape.ts'
import { focusAndSelect, useForm } from './use-form.ts'

/** The name of a saved item as its heading, editable in place: Enter saves the new name, Esc restores the old one. */
export function RenameInPlace({
  name,
  label,
  maxLength,
  fixed,
  struck = fixed,
  onRename,
}: {
  name: string
  /** The field's label, such as "Nome da busca". */
  label: string
  /** In characters. */
  maxLength: number
  /** Whether the edit button is hidden. */
  fixed: boolean
  /** Whether the name is struck through. */
  struck?: boolean
  onRename: (name: string) => void
}) {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const open = editing && !fixed
  useEffect(() => {
    if (!open && wasOpen.current) pencil.current?.focus()
    wasOpen.current = open
  }, [open])

  if (!open)
    return (
      <div className="flex min-h-target items-start justify-between gap-1">
        <h2
          className={classNames(
            'min-w-0 py-2.5 text-md font-semibold wrap-anywhere',
            struck && 'text-ink-3 line-through',
          )}
        >
          {name}
        </h2>
        {!fixed && (
          <button
            ref={pencil}
            type="button"
            className="-mr-2 grid size-target shrink-0 place-content-center rounded-md text-ink-3 hover:bg-raised-2 hover:text-ink"
            aria-label={`Renomear: ${name}`}
            title="Renomear"
            onClick={() => setEditing(true)}
          >
            <Pencil className="size-4" />
          </button>
        )}
      </div>
    )
  return <RenameForm {...{ name, label, maxLength, onRename }} onClose={() => setEditing(false)} />
}

function RenameForm({
  name,
  label,
  maxLength,
  onRename,
  onClose,
}: {
  name: string
  label: string
  maxLength: number
  onRename: (name: string) => void
  onClose: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => focusAndSelect(input.current), [])
  // A new name from another tab does not change the text that is being typed.
  const [initial] = useState({ name })
  const { form, field } = useForm({
    initial,
    send: typed => {
      if (typed.name.trim() !== name) onRename(typed.name)
      onClose()
    },
  })
  useEscape(true, onClose, input)
  return (
    <form {...form} className="flex flex-wrap gap-2 pb-2">
      <TextField
        {...field('name')}
        ref={input}
        label={label}
        labelHidden
        className="min-w-40 flex-1"
        maxLength={maxLength}
        autoComplete="off"
      />
      <Button look="primary" type="submit">
        Salvar nome
      </Button>
      <Button look="quiet" className="px-3" onClick={onClose}>
        Cancelar
      </Button>
    </form>
  )
}

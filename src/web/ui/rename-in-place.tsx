import { Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './class-names.ts'

/** The name of a saved item as its heading, editable in place: Enter saves the new name, Esc restores the old one. */
export function RenameInPlace({
  name,
  label,
  maxLength,
  fixed,
  onRename,
}: {
  name: string
  /** The field's label, such as "Nome da busca". */
  label: string
  /** In characters. */
  maxLength: number
  /** Whether the edit button is hidden. */
  fixed: boolean
  onRename: (name: string) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(false)
  const open = draft !== null && !fixed
  useEffect(() => {
    if (open) field.current?.select()
    else if (wasOpen.current) pencil.current?.focus()
    wasOpen.current = open
  }, [open])

  if (!open)
    return (
      <div className="flex min-h-target items-start justify-between gap-1">
        <h2
          className={classes(
            'min-w-0 py-2.5 text-md font-semibold wrap-anywhere',
            fixed && 'text-ink-3 line-through',
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
            onClick={() => setDraft(name)}
          >
            <Pencil className="size-4" />
          </button>
        )}
      </div>
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() !== name) onRename(draft)
    setDraft(null)
  }
  return (
    <form className="flex flex-wrap gap-2 pb-2" onSubmit={save}>
      <input
        aria-label={label}
        className="control min-w-40 flex-1 px-3"
        value={draft}
        maxLength={maxLength}
        autoComplete="off"
        ref={field}
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && setDraft(null)}
      />
      <Button look="primary" type="submit">
        Salvar nome
      </Button>
      <Button look="quiet" className="px-3" onClick={() => setDraft(null)}>
        Cancelar
      </Button>
    </form>
  )
}

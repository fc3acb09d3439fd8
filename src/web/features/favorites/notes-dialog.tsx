import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { notesLength } from '#contract/saved-limits.ts'
import type { Favorite } from '#contract/saved.ts'
import { Button } from '../../ui/button.tsx'
import { integer } from '../../ui/format.ts'
import { NotesChoice } from './notes-choice.tsx'
import { type NotesState, notesState, stateWords, tidyNotes } from './notes.ts'
import { useNotes } from './use-notes.ts'

/** From here on one is told how much room is left. */
const nearly = notesLength - 400

const troubles = new Set<NotesState>(['refused', 'apart', 'gone'])

/** What somebody notes about one favourite, over the page; it saves itself, also when the server is away. */
export function NotesDialog({
  favorite,
  name,
  unsent,
  away,
  onClose,
}: {
  /** As it was when the notes were opened. */
  favorite: Favorite
  name: string
  /** A change of it is not confirmed. */
  unsent: boolean
  away: boolean
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { writing, kept, change, save, keepMine, takeTheirs, restore } = useNotes(favorite, unsent)
  const { text, theirs } = writing
  const state = notesState({ ...writing, kept, unsent, away })
  const { notes: begun } = favorite
  const chosen = (choose: () => void) => () => {
    choose()
    field.current?.focus()
  }
  const close = () => dialog.current?.close()
  useEffect(() => {
    dialog.current?.showModal()
    // Where a keyboard would cover what is to be read, it waits to be asked for.
    if (begun === '' || matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [begun])
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="notes" closedby="any" onClose={onClose}>
      <div className="flex items-start justify-between gap-3 px-5 pt-3">
        <div className="min-w-0 py-1">
          <h2 id="notes" tabIndex={-1} className="text-lg font-semibold outline-none">
            Anotações
          </h2>
          <p className="truncate text-sm text-ink-3">{name}</p>
        </div>
        <Button className="flex-none" onClick={close}>
          Pronto
        </Button>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-5 pt-3 pb-5">
        <textarea
          ref={field}
          aria-labelledby="notes"
          aria-describedby="notes-state"
          className="control quiet-scroll h-72 min-h-40 flex-auto resize-none p-3 leading-6"
          placeholder="O que viu na visita, com quem falou, o que falta conferir"
          maxLength={notesLength}
          value={text}
          onChange={({ target }) => change(tidyNotes(target.value))}
          onBlur={save}
        />
        <div className="flex min-h-6 items-center gap-3 text-sm">
          <p id="notes-state" className="flex min-w-0 flex-1 items-center gap-2 text-ink-3">
            {state === 'waiting' && <CloudOff className="size-4 flex-none text-amber-text" />}
            {state === 'saving' && stateWords.saving}
            <output className={troubles.has(state) ? 'text-risk' : undefined}>
              {state !== 'saving' && stateWords[state]}
            </output>
          </p>
          {state === 'gone' && (
            <Button className="flex-none" onClick={chosen(restore)}>
              Salvar de novo
            </Button>
          )}
          {text.length >= nearly && (
            <p className="flex-none text-ink-3">
              <span className="sr-only">Caracteres: </span>
              {integer(text.length)}/{integer(notesLength)}
            </p>
          )}
        </div>
        {state === 'apart' && theirs !== null && (
          <NotesChoice saved={theirs} onMine={chosen(keepMine)} onSaved={chosen(takeTheirs)} />
        )}
      </div>
    </dialog>
  )
}

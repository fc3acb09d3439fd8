import { CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { notesLength } from '#contract/saved-limits.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { NotesChoice } from './notes-choice.tsx'
import { type NotesState, readNotesState, describeNotesState } from './favorite-notes.ts'
import { useFavoriteNotes } from './use-favorite-notes.ts'

/** From this length on, the remaining characters are shown. */
const showRemainingFrom = notesLength - 400

const troubles = new Set<NotesState>(['refused', 'apart', 'gone'])

const look: DialogLook = {
  dialog: 'sheet',
  head: 'flex items-start justify-between gap-3 px-5 pt-3',
  title: 'mt-1 text-lg font-semibold',
  line: 'mb-1 truncate text-ink-3',
}

/** A dialog with the notes on one favorite; they save themselves, also while the server is away. */
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
  /** Whether a mutation of it is unconfirmed. */
  unsent: boolean
  away: boolean
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { writing, kept, change, save, keepMine, takeTheirs, restore } = useFavoriteNotes(favorite, unsent)
  const { text, theirs } = writing
  const state = readNotesState({ ...writing, kept, unsent, away })
  const { notes: begun } = favorite
  const chosen = (choose: () => void) => () => {
    choose()
    field.current?.focus()
  }
  const focusField = () => {
    // On touch devices the field gets no focus at first, because the keyboard would cover the text.
    if (begun === '' || matchMedia('(pointer: fine)').matches) field.current?.focus()
  }
  return (
    <Dialog
      ref={dialog}
      look={look}
      title="Anotações"
      line={name}
      closing={
        <Button className="flex-none" onClick={() => dialog.current?.close()}>
          Pronto
        </Button>
      }
      onOpened={focusField}
      onClose={onClose}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-5 pt-3 pb-5">
        <textarea
          ref={field}
          aria-label="Anotações"
          aria-describedby="notes-state"
          className="control quiet-scroll h-72 min-h-40 flex-auto resize-none p-3 leading-6"
          placeholder="O que viu na visita, com quem falou, o que falta conferir"
          maxLength={notesLength}
          value={text}
          onChange={({ target }) => change(tidyTypedText(target.value))}
          onBlur={save}
        />
        <div className="flex min-h-6 items-center gap-3 text-sm">
          <p id="notes-state" className="flex min-w-0 flex-1 items-center gap-2 text-ink-3">
            {state === 'waiting' && <CloudOff className="size-4 flex-none text-amber-text" />}
            {state === 'saving' && describeNotesState.saving}
            <output className={troubles.has(state) ? 'text-risk' : undefined}>
              {state !== 'saving' && describeNotesState[state]}
            </output>
          </p>
          {state === 'gone' && (
            <Button className="flex-none" onClick={chosen(restore)}>
              Salvar de novo
            </Button>
          )}
          {text.length >= showRemainingFrom && (
            <p className="flex-none text-ink-3">
              <span className="sr-only">Caracteres: </span>
              {integerFormat(text.length)}/{integerFormat(notesLength)}
            </p>
          )}
        </div>
        {state === 'apart' && theirs !== null && (
          <NotesChoice saved={theirs} onMine={chosen(keepMine)} onSaved={chosen(takeTheirs)} />
        )}
      </div>
    </Dialog>
  )
}

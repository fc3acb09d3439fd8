import { CloudOff } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notesLength } from '#contract/saved-limits.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, type DialogLook } from '../../ui/dialog.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { describeNotesState, type NotesState, readNotesState } from './favorite-notes.ts'
import { currentOwner, ownerIdForSaving } from '../../data/account/saved-owner.ts'
import { deleteNoteDraft, readNoteDraft, storeNoteDraft } from '../../data/saved/note-drafts.ts'
import {
  queueFavoriteChange,
  refetchFavorites,
  restoreFavorites,
  useFavorite,
} from '../../data/saved/favorite-actions.ts'
import {
  acceptRemoteNotes,
  applyRemoteNotes,
  applyTyping,
  keepOwnNotes,
  type NoteEditing,
  startEditing,
} from './note-editing.ts'

/** Milliseconds without typing before a text is saved. */
const saveDelayMs = 600

/**
 * Manages the open notes on a favorite, starting from the given state. They are saved when typing pauses, when the
 * field loses focus, and when the page is left. What cannot be saved is kept as a draft. `unsent`: a mutation of the
 * favorite is unconfirmed.
 */
function useFavoriteNotes(openedFavorite: Favorite, unsent: boolean) {
  const { property_id: id } = openedFavorite
  const [owner] = useState(() => ownerIdForSaving(currentOwner()))
  useEffect(refetchFavorites, [])
  const now = useFavorite(id)
  const kept = now?.notes
  const [state, setState] = useState(() => startEditing(openedFavorite.notes, readNoteDraft(owner, id)))
  const withRemoteNotes = (before: NoteEditing): NoteEditing =>
    kept === undefined
      ? before
      : applyRemoteNotes(before, kept, { unsent, isDraft: text => readNoteDraft(owner, id) === text })
  const writing = withRemoteNotes(state)
  const latest = useRef({ writing, favorite: openedFavorite, gone: kept === undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const update = useCallback((next: NoteEditing) => {
    latest.current.writing = next
    setState(next)
  }, [])
  useLayoutEffect(() => {
    latest.current.gone = now === undefined
    latest.current.favorite = now ?? latest.current.favorite
    const next = withRemoteNotes(latest.current.writing)
    if (next !== latest.current.writing) update(next)
  })

  const save = useCallback(() => {
    clearTimeout(timer.current)
    const { writing, gone } = latest.current
    const { text, sentText, theirs } = writing
    // After a sign-out nothing is stored.
    if (ownerIdForSaving(currentOwner()) !== owner) return
    if (gone ? text !== '' : theirs !== null) storeNoteDraft(owner, id, text)
    if (gone || theirs !== null || text === sentText) return
    update({ ...writing, sentText: text })
    // Once queued the text is safe; after a refusal it is kept as a draft again (favorite-mirror.ts).
    deleteNoteDraft(owner, id)
    queueFavoriteChange(id, { notes: text })
  }, [id, owner, update])
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', onHidden)
      save()
    }
  }, [save])

  return {
    writing,
    kept,
    change(text: string): void {
      update(applyTyping(latest.current.writing, text))
      clearTimeout(timer.current)
      timer.current = setTimeout(save, saveDelayMs)
    },
    save,
    keepMine(): void {
      update(keepOwnNotes(latest.current.writing))
      save()
    },
    takeTheirs(): void {
      update(acceptRemoteNotes(latest.current.writing))
      deleteNoteDraft(owner, id)
    },
    /** Makes a removed favorite a favorite again, as it was, with these notes. */
    restore(): void {
      const { writing, favorite } = latest.current
      update({ ...writing, sentText: writing.text, theirs: null })
      deleteNoteDraft(owner, id)
      restoreFavorites([{ ...favorite, notes: writing.text }])
    },
  }
}

/** Shows the saved notes beside the person's own text when they differ, and lets the person choose one. */
const NotesChoice = ({
  saved,
  onMine,
  onSaved,
}: {
  saved: string
  onMine: () => void
  onSaved: () => void
}) => (
  <section aria-labelledby="notes-saved" className="rounded-lg border border-line bg-raised p-3">
    <h3 id="notes-saved" className="text-xs font-medium text-ink-3">
      Texto salvo
    </h3>
    <p className="quiet-scroll mt-1 max-h-28 overflow-y-auto text-sm leading-6 wrap-break-word whitespace-pre-wrap">
      {saved === '' ? <span className="text-ink-3">Nada anotado</span> : saved}
    </p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Button className="px-2" onClick={onMine}>
        Manter o meu
      </Button>
      <Button className="px-2" onClick={onSaved}>
        Usar o salvo
      </Button>
    </div>
  </section>
)

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
  const { notes: openedFavorite } = favorite
  const chosen = (choose: () => void) => () => {
    choose()
    field.current?.focus()
  }
  const focusField = () => {
    // On touch devices the field gets no focus at first, because the keyboard would cover the text.
    if (openedFavorite === '' || matchMedia('(pointer: fine)').matches) field.current?.focus()
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

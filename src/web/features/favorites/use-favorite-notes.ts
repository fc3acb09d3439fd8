import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Favorite } from '#contract/saved-schemas.ts'
import { currentOwner, ownerIdForSaving } from '../../data/account/saved-owner.ts'
import { readNoteDraft, deleteNoteDraft, storeNoteDraft } from '../../data/saved/note-drafts.ts'
import {
  refetchFavorites,
  queueFavoriteChange,
  restoreFavorites,
  useFavorite,
} from '../../data/saved/favorite-actions.ts'
import {
  startEditing,
  applyRemoteNotes,
  keepOwnNotes,
  acceptRemoteNotes,
  applyTyping,
  type NoteEditing,
} from './note-editing.ts'

/** Milliseconds without typing before a text is saved. */
const saveDelayMs = 600

/**
 * Manages the open notes on a favorite, starting from the given state. They are saved when typing pauses, when the
 * field loses focus, and when the page is left. What cannot be saved is kept as a draft. `unsent`: a mutation of the
 * favorite is unconfirmed.
 */
export function useFavoriteNotes(begun: Favorite, unsent: boolean) {
  const { property_id: id } = begun
  const [owner] = useState(() => ownerIdForSaving(currentOwner()))
  useEffect(refetchFavorites, [])
  const now = useFavorite(id)
  const kept = now?.notes
  const [state, setState] = useState(() => startEditing(begun.notes, readNoteDraft(owner, id)))
  const hear = (before: NoteEditing): NoteEditing =>
    kept === undefined
      ? before
      : applyRemoteNotes(before, kept, { unsent, isDraft: text => readNoteDraft(owner, id) === text })
  const writing = hear(state)
  const latest = useRef({ writing, favorite: begun, gone: kept === undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const update = useCallback((next: NoteEditing) => {
    latest.current.writing = next
    setState(next)
  }, [])
  useLayoutEffect(() => {
    latest.current.gone = now === undefined
    latest.current.favorite = now ?? latest.current.favorite
    const next = hear(latest.current.writing)
    if (next !== latest.current.writing) update(next)
  })

  const save = useCallback(() => {
    clearTimeout(timer.current)
    const { writing, gone } = latest.current
    const { text, said, theirs } = writing
    // Nothing stays behind after a sign-out.
    if (ownerIdForSaving(currentOwner()) !== owner) return
    if (gone ? text !== '' : theirs !== null) storeNoteDraft(owner, id, text)
    if (gone || theirs !== null || text === said) return
    update({ ...writing, said: text })
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
      update({ ...writing, said: writing.text, theirs: null })
      deleteNoteDraft(owner, id)
      restoreFavorites([{ ...favorite, notes: writing.text }])
    },
  }
}

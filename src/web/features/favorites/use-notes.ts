import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Favorite } from '#contract/saved.ts'
import { currentOwner, idToSave } from '../../data/account/owner.ts'
import { draftOf, dropDraft, keepDraft } from '../../data/saved/note-drafts.ts'
import { askAnew, changeFavorite, restoreFavorite, useFavorite } from '../../data/saved/favorites.ts'
import { begin, heard, keptMine, tookTheirs, typed, type Writing } from './writing.ts'

/** How long nobody must have typed before a text is saved, in milliseconds. */
const rest = 600

/**
 * The open notes on a favourite, which they begin from as it was. They save themselves: when typing rests, when their
 * field is left, when the page is. What cannot be saved as it stands is kept as a draft. `unsent`: a change of the
 * favourite is not confirmed.
 */
export function useNotes(begun: Favorite, unsent: boolean) {
  const { property_id: id } = begun
  const [owner] = useState(() => idToSave(currentOwner()))
  useEffect(askAnew, [])
  const now = useFavorite(id)
  const kept = now?.notes
  const [state, setState] = useState(() => begin(begun.notes, draftOf(owner, id)))
  const hear = (before: Writing): Writing =>
    kept === undefined
      ? before
      : heard(before, kept, { unsent, isDraft: text => draftOf(owner, id) === text })
  const writing = hear(state)
  const latest = useRef({ writing, favorite: begun, gone: kept === undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const update = useCallback((next: Writing) => {
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
    // Of who has left nothing stays behind.
    if (idToSave(currentOwner()) !== owner) return
    if (gone ? text !== '' : theirs !== null) keepDraft(owner, id, text)
    if (gone || theirs !== null || text === said) return
    update({ ...writing, said: text })
    // On its way it is safe; whoever is told no keeps it as a draft again (kept-favorites.ts).
    dropDraft(owner, id)
    changeFavorite(id, { notes: text })
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
      update(typed(latest.current.writing, text))
      clearTimeout(timer.current)
      timer.current = setTimeout(save, rest)
    },
    save,
    keepMine(): void {
      update(keptMine(latest.current.writing))
      save()
    },
    takeTheirs(): void {
      update(tookTheirs(latest.current.writing))
      dropDraft(owner, id)
    },
    /** It is no favourite any more: makes one of it again, as it was, with these notes. */
    restore(): void {
      const { writing, favorite } = latest.current
      update({ ...writing, said: writing.text, theirs: null })
      dropDraft(owner, id)
      restoreFavorite({ ...favorite, notes: writing.text })
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import { useMe } from '../../data/account/account.ts'
import { draftOf, keepDraft } from './drafts.ts'

/** Holds the text in the field, and restores it after the page was left or closed. */
export function useDraft(propertyId: string | null) {
  const owner = useMe()?.user.id ?? ''
  const [text, setText] = useState(() => draftOf(owner, propertyId))
  const keep = useCallback(() => keepDraft(owner, propertyId, text), [owner, propertyId, text])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [keep])
  return {
    text,
    setText,
    keep,
    clear: () => {
      setText('')
      keepDraft(owner, propertyId, '')
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import { useMe } from '../../data/account/account.ts'
import { draftOf, keepDraft } from './drafts.ts'

/** The text in the field; what was there before, one finds again, also when the page went while one was writing. */
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

import { useCallback, useEffect, useState } from 'react'
import { useMe } from '../../data/account/session.ts'
import { readEditalDraft, storeEditalDraft } from './edital-drafts.ts'

/** Holds the text in the field, and restores it after the page was left or closed. */
export function useEditalDraft(propertyId: string | null) {
  const owner = useMe()?.user.id ?? ''
  const [text, setText] = useState(() => readEditalDraft(owner, propertyId))
  const keep = useCallback(() => storeEditalDraft(owner, propertyId, text), [owner, propertyId, text])
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
      storeEditalDraft(owner, propertyId, '')
    },
  }
}

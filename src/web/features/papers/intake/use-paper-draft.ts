import { useCallback, useEffect, useState } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { useSignedIn } from '../../../data/account/use-signed-in.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { readPaperDraft, storePaperDraft } from './paper-drafts.ts'

/** Holds the text in the field, and restores it after the page was left or, of an edital, closed. */
export function usePaperDraft(kind: PaperKind, propertyId: string | null) {
  const owner = useSignedIn()?.user.id ?? ''
  const stored = useBrowserValue(() => readPaperDraft(kind, owner, propertyId), '')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? stored
  const keep = useCallback(() => {
    if (typed !== null && owner !== '') storePaperDraft(kind, owner, propertyId, typed)
  }, [kind, owner, propertyId, typed])
  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [keep])
  return {
    text,
    setText: setTyped,
    keep,
    clear: () => {
      setTyped('')
      storePaperDraft(kind, owner, propertyId, '')
    },
  }
}

import { setLatest } from '#domain/set-latest.ts'
import { useCallback, useEffect, useState } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { useSignedIn } from '../../../data/account/use-signed-in.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'
import { onAccountCleared } from '../../../data/account/session.ts'
import { readEditalDraft, storeEditalDraft } from './edital-drafts.ts'

/** A matrícula names people, so a pasted one stays in this page's memory. */
const titleRecordDrafts = new Map<string, string>()
const maxTitleRecordDrafts = 5
onAccountCleared(() => titleRecordDrafts.clear())

const keyOf = (owner: string, propertyId: string | null): string => `${owner}:${propertyId ?? ''}`

/** Returns the pasted text that is still a draft; empty when there is none. */
const readPaperDraft = (kind: PaperKind, owner: string, propertyId: string | null): string =>
  kind === 'edital'
    ? readEditalDraft(owner, propertyId)
    : (titleRecordDrafts.get(keyOf(owner, propertyId)) ?? '')

/** Keeps a draft: of an edital in this browser, of a matrícula in this page alone; an empty one is deleted. */
function storePaperDraft(kind: PaperKind, owner: string, propertyId: string | null, text: string): void {
  if (kind === 'edital') return storeEditalDraft(owner, propertyId, text)
  const key = keyOf(owner, propertyId)
  if (text.trim() === '') titleRecordDrafts.delete(key)
  else setLatest(titleRecordDrafts, key, text, maxTitleRecordDrafts)
}

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

import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { onAccountCleared } from '../../../data/account/session.ts'
import { readEditalDraft, storeEditalDraft } from './edital-drafts.ts'

/** A matrícula names people: what is pasted of one stays in this page's memory. */
const titleRecordDrafts = new Map<string, string>()
const maxTitleRecordDrafts = 5
onAccountCleared(() => titleRecordDrafts.clear())

const keyOf = (owner: string, propertyId: string | null): string => `${owner}:${propertyId ?? ''}`

/** Returns the pasted text that is still a draft; empty when there is none. */
export const readPaperDraft = (kind: PaperKind, owner: string, propertyId: string | null): string =>
  kind === 'edital'
    ? readEditalDraft(owner, propertyId)
    : (titleRecordDrafts.get(keyOf(owner, propertyId)) ?? '')

/** Keeps a draft: of an edital in this browser, of a matrícula in this page alone; an empty one is deleted. */
export function storePaperDraft(
  kind: PaperKind,
  owner: string,
  propertyId: string | null,
  text: string,
): void {
  if (kind === 'edital') return storeEditalDraft(owner, propertyId, text)
  const key = keyOf(owner, propertyId)
  titleRecordDrafts.delete(key)
  if (text.trim() === '') return
  titleRecordDrafts.set(key, text)
  for (const old of titleRecordDrafts.keys())
    if (titleRecordDrafts.size > maxTitleRecordDrafts) titleRecordDrafts.delete(old)
}

import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { onAccountCleared } from '../account/session.ts'
import { newUuid } from '../new-uuid.ts'

/** Most papers read in this visit that are remembered; of more, the last ones. */
export const maxReadPapers = 10

/** A paper that was read in this visit. It has the id under which it is kept, if it is. */
export type ReadPaper = KeptPaper

/** A paper that has just been read; its name is what people call it. */
export type NewReadPaper = ReadPaper extends infer Paper
  ? Paper extends ReadPaper
    ? Omit<Paper, 'id'>
    : never
  : never

const none: readonly ReadPaper[] = []
let papers = none
const listeners = new Set<() => void>()

function setPapers(next: readonly ReadPaper[]): void {
  papers = next
  for (const changed of listeners) changed()
}

// Papers stay in this page's memory only, so that no trace of them remains on a shared device.
onAccountCleared(() => setPapers(none))

/** Remembers a paper that has just been read, for this visit. */
export function addReadPaper(paper: NewReadPaper): ReadPaper {
  const read = { ...paper, id: newUuid() } as ReadPaper
  setPapers([read, ...papers].slice(0, maxReadPapers))
  return read
}

/** Removes a paper from those read in this visit. */
export function forgetReadPaper(id: string): void {
  setPapers(papers.filter(paper => paper.id !== id))
}

/** The papers read in this visit, the last first. */
export const listReadPapers = (): readonly ReadPaper[] => papers

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Returns the papers read in this visit, the last first. */
export const useReadPapers = (): readonly ReadPaper[] => useBrowserValue(listReadPapers, none, subscribe)

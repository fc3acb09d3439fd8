import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { onAccountCleared } from '../../../data/account/session.ts'

/** What somebody brought on another page, to be read on the page of papers. */
type HandedPaper = { paper: PaperKind } & ({ text: string } | { files: readonly File[] })

let handed: HandedPaper | null = null

function forgetHandedPaper(): void {
  handed = null
}
onAccountCleared(forgetHandedPaper)

/** Takes a paper along to the page of papers, which opens next and begins with it. */
export function handOverPaper(paper: HandedPaper): void {
  handed = paper
}

/** Returns what another page handed over, once; `null` where that is nothing, or another paper. */
export function takeHandedPaper(kind: PaperKind): HandedPaper | null {
  const handedOver = handed
  // The trial mount of StrictMode asks twice in a row.
  queueMicrotask(forgetHandedPaper)
  return handedOver?.paper === kind ? handedOver : null
}

/** Milliseconds after which the first page counts as at rest: what it needs to be used has loaded by then. */
const restAfterMs = 2_000

let atRest: Promise<void> | null = null
let isAtRest = false

/** Whether the first page of this document has come to rest. */
export const isPageAtRest = (): boolean => isAtRest

/** Resolves once the first page is at rest, which the first call begins to wait for; the same promise for all. */
export function waitForRest(): Promise<void> {
  atRest ??= new Promise(resolve => {
    setTimeout(() => {
      isAtRest = true
      resolve()
    }, restAfterMs)
  })
  return atRest
}

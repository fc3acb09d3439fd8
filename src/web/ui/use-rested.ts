import { useEffect } from 'react'
import { useBrowserValue } from './use-browser-value.ts'

/** Milliseconds after which the page counts as at rest: what the first visit needs has loaded by then. */
const restAfterMs = 2_000

let isRested = false
const waiting = new Set<() => void>()

function watchRest(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

function rest(): void {
  isRested = true
  for (const listener of waiting) listener()
}

/** Whether a page of this document has come to rest; what is not needed until then comes afterwards. */
export function useRested(): boolean {
  useEffect(() => {
    if (isRested) return
    const timer = setTimeout(rest, restAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return useBrowserValue(() => isRested, false, watchRest)
}

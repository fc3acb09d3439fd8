import { useEffect, useState } from 'react'

/** Milliseconds after which the page counts as at rest: what the first visit needs has loaded by then. */
const restAfterMs = 2_000

let rested = false
const waiting = new Set<() => void>()

/** Whether a page of this document has come to rest; what is not needed until then comes afterwards. */
export function useRested(): boolean {
  const [now, setNow] = useState(false)
  useEffect(() => {
    if (rested) return setNow(true)
    const rest = () => setNow(true)
    waiting.add(rest)
    const timer = setTimeout(() => {
      rested = true
      for (const each of waiting) each()
    }, restAfterMs)
    return () => {
      waiting.delete(rest)
      clearTimeout(timer)
    }
  }, [])
  return now
}

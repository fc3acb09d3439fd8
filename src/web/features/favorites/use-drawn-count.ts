import { startTransition, useEffect, useState } from 'react'

/** Favorites that are drawn at once, and those that each later picture adds: all of a long list would hold up the page. */
const atOnce = 24

/** Returns how many of a list's favorites are drawn: the first ones at once, then more and more, as fast as is possible. */
export function useDrawnCount(count: number): number {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    if (drawn >= count) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atOnce)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Math.min(drawn, count)
}

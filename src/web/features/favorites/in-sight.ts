import { useState } from 'react'

/** What is there now and, each in its old place, what was there before and stays in sight. */
export function inSight<T>(
  before: readonly T[],
  now: readonly T[],
  idOf: (item: T) => string,
  stays: (id: string) => boolean,
): readonly T[] {
  const there = new Set(now.map(idOf))
  const all = [...now]
  let at = 0
  for (const item of before) {
    const place = all.findIndex(other => idOf(other) === idOf(item))
    if (place >= 0) at = place + 1
    else if (!there.has(idOf(item)) && stays(idOf(item))) all.splice(at++, 0, item)
  }
  return all
}

/** What the person removed during this visit stays in sight, to be taken back. */
export function useInSight<T>(
  now: readonly T[],
  idOf: (item: T) => string,
  removedHere: (id: string) => boolean,
): readonly T[] {
  const [seen, setSeen] = useState({ now, all: now })
  if (seen.now === now) return seen.all
  const all = inSight(seen.all, now, idOf, removedHere)
  setSeen({ now, all })
  return all
}

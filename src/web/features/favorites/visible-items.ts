import { useState } from 'react'

/** Merges the current items with earlier ones that stay visible, each in its old place. */
export function createVisibleItems<T>(
  before: readonly T[],
  now: readonly T[],
  idOf: (item: T) => string,
  isKept: (id: string) => boolean,
): readonly T[] {
  const present = new Set(now.map(idOf))
  const all = [...now]
  let at = 0
  for (const item of before) {
    const place = all.findIndex(other => idOf(other) === idOf(item))
    if (place >= 0) at = place + 1
    else if (!present.has(idOf(item)) && isKept(idOf(item))) all.splice(at++, 0, item)
  }
  return all
}

/** Keeps what the person removed during this visit visible, so that the removal can be undone. */
export function useVisibleItem<T>(
  now: readonly T[],
  idOf: (item: T) => string,
  removedHere: (id: string) => boolean,
): readonly T[] {
  const [seen, setSeen] = useState({ now, all: now })
  if (seen.now === now) return seen.all
  const all = createVisibleItems(seen.all, now, idOf, removedHere)
  setSeen({ now, all })
  return all
}

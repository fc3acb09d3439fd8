import { useEffect, useState } from 'react'
import { usePageLocation } from '../../../framework/page-location.ts'
import { noSelection, type RowSelection } from './row-selection.ts'

const mostEntries = 20

/** What was chosen, by history entry: who compares and comes back finds it again. */
const kept = new Map<string, RowSelection>()

function keepSelection(entry: string, selection: RowSelection): void {
  kept.delete(entry)
  kept.set(entry, selection)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostEntries) return
    kept.delete(oldest)
  }
}

/**
 * Returns what is chosen, as it was left in this entry of the history, and what changes it: kept at once, because the
 * table may be gone before it is drawn again.
 */
export function useKeptSelection(): [RowSelection, (change: (before: RowSelection) => RowSelection) => void] {
  const { key } = usePageLocation()
  const [selection, setSelection] = useState(() => kept.get(key) ?? noSelection)
  // The address changes while the desk is open: the selection goes along.
  useEffect(() => keepSelection(key, selection), [key, selection])
  const change = (step: (before: RowSelection) => RowSelection): void => {
    const next = step(kept.get(key) ?? selection)
    keepSelection(key, next)
    setSelection(next)
  }
  return [selection, change]
}

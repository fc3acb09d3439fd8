import { useCallback, useEffect, useState } from 'react'
import { removeRows, restoreRows } from '../rows/desk-changes.ts'
import type { DeskRow } from '../rows/desk-row.ts'

const noRows: readonly DeskRow[] = []

/** Milliseconds in which a removal can be undone; it is sent after them. */
const undoMs = 6_000

/** Takes rows off the desk and holds them for a moment, so that they can come back as they were. */
export function useRemoval() {
  const [removed, setRemoved] = useState(noRows)
  useEffect(() => {
    if (removed.length === 0) return
    const timer = setTimeout(() => setRemoved(noRows), undoMs)
    return () => clearTimeout(timer)
  }, [removed])
  return {
    removed,
    remove: useCallback((rows: readonly DeskRow[]) => {
      removeRows(rows)
      setRemoved(rows)
    }, []),
    undo: useCallback(() => {
      restoreRows(removed)
      setRemoved(noRows)
    }, [removed]),
  }
}

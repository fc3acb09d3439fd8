import { useEffect, useRef } from 'react'
import { showToast } from '../../../ui/toast/toast.ts'
import { isStageOverridden } from './desk-changes.ts'
import type { DeskRow } from './desk-row.ts'
import { describeMovedElsewhere, findMovedElsewhere, readStages } from './moved-elsewhere.ts'

/** Says so when a read brings another stage for what was moved here: somebody moved it on another device since. */
export function useMovedElsewhere(rows: readonly DeskRow[]): void {
  const before = useRef(readStages(rows))
  useEffect(() => {
    const moved = findMovedElsewhere(rows, before.current, isStageOverridden)
    before.current = readStages(rows)
    if (moved.length > 0) showToast(describeMovedElsewhere(moved))
  }, [rows])
}

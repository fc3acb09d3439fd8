import { useEffect, useRef } from 'react'
import { showToast } from '../../../ui/toast/toast.ts'
import { isStageOverridden } from './desk-changes.ts'
import { type DeskRow, nameRow } from './desk-row.ts'
import { formatCount } from '#domain/format-count.ts'
import { nameStage } from '../../listing/listing-labels.ts'

type Stages = ReadonlyMap<string, DeskRow['stage']>

/** Returns the stage of each row by its id. */
export const readStages = (rows: readonly DeskRow[]): Stages =>
  new Map(rows.map(({ id, stage }) => [id, stage]))

/** Lists the rows whose stage just changed to another one than was given to them here. */
export const findMovedElsewhere = (
  rows: readonly DeskRow[],
  before: Stages,
  isOverridden: (row: DeskRow) => boolean,
): readonly DeskRow[] =>
  rows.filter(row => before.has(row.id) && before.get(row.id) !== row.stage && isOverridden(row))

/** Formats the message that another device has moved a card that was moved here: it names the new stage. */
export function describeMovedElsewhere(moved: readonly DeskRow[]): { title: string; description: string } {
  const [only] = moved
  return {
    title: 'A mesa mudou em outro aparelho',
    description:
      moved.length === 1 && only !== undefined
        ? `${nameRow(only)} está agora em “${nameStage(only.stage)}”: vale a última mudança.`
        : `${formatCount(moved.length, 'imóvel mudou', 'imóveis mudaram')} de etapa: vale a última mudança.`,
  }
}

/**
 * Shows a message when an answer of the server has another stage for a card that was moved here, because another device
 * has moved it since.
 */
export function useMovedElsewhere(rows: readonly DeskRow[]): void {
  const before = useRef(readStages(rows))
  useEffect(() => {
    const moved = findMovedElsewhere(rows, before.current, isStageOverridden)
    before.current = readStages(rows)
    if (moved.length > 0) showToast(describeMovedElsewhere(moved))
  }, [rows])
}

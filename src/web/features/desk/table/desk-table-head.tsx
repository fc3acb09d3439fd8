import { ArrowDown, ArrowUp } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import type { DeskSort } from './desk-view.ts'
import type { DeskColumn, DeskColumnKey } from './desk-columns.ts'

/** Returns the order after a press on a column's head: first its usual way, then the other. */
export const nextSort = (
  { by, down }: DeskSort,
  { key, downFirst = false }: DeskColumn<DeskColumnKey>,
): DeskSort => (by === key ? { by, down: !down } : { by: key, down: downFirst })

/** The names of the columns, which sort the rows. */
export function DeskTableHead({
  columns,
  sort,
  onSort,
}: {
  columns: readonly DeskColumn<DeskColumnKey>[]
  sort: DeskSort
  onSort: (sort: DeskSort) => void
}) {
  const Arrow = sort.down ? ArrowDown : ArrowUp
  return (
    <thead className="block">
      <tr aria-rowindex={1} className="desk-head">
        <td className="desk-check sticky left-0 z-1 flex self-stretch bg-inherit" aria-label="Escolher" />
        {columns.map(column => {
          const { key, label, name, description, end, sortOf } = column
          const on = sort.by === key
          return (
            <th
              key={key}
              scope="col"
              aria-sort={on ? (sort.down ? 'descending' : 'ascending') : undefined}
              className={classNames('desk-cell', `desk-${key}`, end && 'justify-end')}
            >
              {sortOf === null ? (
                <span title={name}>{label}</span>
              ) : (
                <button
                  type="button"
                  className="relative flex items-center gap-1 min-w-0 h-8 hover:text-ink focus-visible:-outline-offset-2"
                  title={[`Ordenar por ${name}`, description].filter(Boolean).join('. ')}
                  onClick={() => onSort(nextSort(sort, column))}
                >
                  {on && <Arrow className="size-3 flex-none" aria-hidden="true" />}
                  <span className="truncate">{label}</span>
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

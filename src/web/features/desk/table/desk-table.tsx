import '../desk.css'
import { type KeyboardEvent, memo, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { setStyleProperties } from '../../../ui/style-properties.ts'
import { type DeskRow, nameRow } from '../rows/desk-row.ts'
import type { DeskSort } from './desk-view.ts'
import { type CellContext, type DeskColumn, type DeskColumnKey, deskColumns } from './desk-columns.ts'
import { DeskTableHead } from './desk-table-head.tsx'
import type { RowSelection, SelectionStep } from './row-selection.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import { classNames } from '../../../ui/class-names.ts'
import { NameCell, PresenceMark, PriceCell, renderCell, StageMark } from './desk-cells.tsx'
import { ClientMarks } from './client-marks.tsx'

interface RowProps {
  row: DeskRow
  /** Its place in the list, from 0. */
  at: number
  columns: readonly DeskColumn<DeskColumnKey>[]
  /** On a phone: the column that is shown beside the price. */
  lead: DeskColumn<DeskColumnKey> | null
  context: CellContext
  chosen: boolean
  /** The one row that Tab reaches. */
  isTabStop: boolean
}

/** Whether a figure needs the name of its column beside it. */
const labelled = ({ key }: DeskColumn<DeskColumnKey>): boolean => key !== 'date' && key !== 'client'

/** On a phone: two lines, the second with the chosen column at its end. */
function PhoneCells({
  row,
  lead,
  context,
}: Pick<RowProps, 'row' | 'context'> & { lead: DeskColumn<DeskColumnKey> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- It names itself by the property's name.
    <th scope="row" className="grid gap-0.5 min-w-0">
      <span className="desk-line">
        <span className="flex items-center min-w-0 overflow-hidden gap-2">
          <NameCell row={row} isLink={false} withAge={false} context={context} />
        </span>
        <PriceCell row={row} unit />
      </span>
      <span className="desk-line text-ink-3">
        <span className="flex items-center min-w-0 overflow-hidden gap-2">
          <ClientMarks row={row} context={context} />
          <PresenceMark row={row} context={context} withAge={lead.key !== 'list'} />
          <span className="truncate">{row.city}</span>
        </span>
        <span className="desk-lead">
          {lead.key === 'name' ? null : lead.key === 'stage' ? (
            <StageMark stage={row.stage} />
          ) : (
            <>
              {labelled(lead) && <span className="text-ink-3">{lead.label}</span>}{' '}
              {renderCell(lead.key, row, context)}
            </>
          )}
        </span>
      </span>
    </th>
  )
}

/** One property of the table; redrawn only when something of its own changed. */
export const DeskTableRow = memo(function DeskTableRow({
  row,
  at,
  columns,
  lead,
  context,
  chosen,
  isTabStop,
}: RowProps) {
  const showsList = columns.some(({ key }) => key === 'list')
  const place = useMemo(() => setStyleProperties({ '--at': at }), [at])
  return (
    <tr
      data-row={row.id}
      aria-rowindex={at + 2}
      aria-selected={chosen}
      tabIndex={isTabStop ? 0 : -1}
      className="desk-row"
      data-gone={row.gone || undefined}
      ref={place}
    >
      <td className="desk-check sticky left-0 z-1 flex self-stretch bg-inherit">
        <label className="desk-check-area">
          <input
            type="checkbox"
            className="tick"
            tabIndex={-1}
            checked={chosen}
            aria-label={`Escolher ${nameRow(row)}`}
            readOnly
          />
        </label>
      </td>
      {lead !== null ? (
        <PhoneCells row={row} lead={lead} context={context} />
      ) : (
        columns.map(({ key, end }) =>
          key === 'name' ? (
            <th key={key} scope="row" className="desk-cell desk-name">
              <NameCell row={row} isLink withAge={!showsList} context={context} />
            </th>
          ) : (
            <td key={key} className={classNames('desk-cell', `desk-${key}`, end && 'justify-end')}>
              {renderCell(key, row, context)}
            </td>
          ),
        )
      )}
    </tr>
  )
})

/** The columns of a table in their order, the name always among them. */
const selectColumns = (shown: ReadonlySet<DeskColumnKey>): readonly DeskColumn<DeskColumnKey>[] =>
  deskColumns.filter(({ key }) => key === 'name' || shown.has(key))

/** Where a key leads from a row; `null` for other keys. */
function findTarget(key: string, at: number, last: number, page: number): number | null {
  const target = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
  }[key]
  return target === undefined ? null : Math.min(last, Math.max(0, target))
}

const rowIdOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null) : null

/** Moves the row into sight, below the head, and gives it the focus. */
function focusRow(body: HTMLElement | null, id: string): void {
  const row = body?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

const leadOf = ({ by }: DeskSort): DeskColumnKey =>
  by === 'name' || by === 'city' || by === 'client' || by === 'price' ? 'date' : by

/**
 * The properties of the desk as a table, on a phone as two lines each. Only the rows near the screen are drawn. Arrows
 * move, with Shift they choose, Space chooses, Enter opens.
 */
export function DeskTable({
  rows,
  shown,
  phone,
  sort,
  context,
  selection,
  onSort,
  onSelect,
  onOpen,
}: {
  rows: readonly DeskRow[]
  shown: readonly DeskColumnKey[]
  phone: boolean
  sort: DeskSort
  context: CellContext
  selection: RowSelection
  onSort: (sort: DeskSort) => void
  onSelect: (step: SelectionStep) => void
  onOpen: (row: DeskRow) => void
}) {
  const body = useRef<HTMLTableSectionElement>(null)
  const moved = useRef(false)
  const { from, to } = useVisibleRows(body, rows.length)
  const columns = useMemo(() => selectColumns(new Set(shown)), [shown])
  const lead = phone ? (deskColumns.find(({ key }) => key === leadOf(sort)) ?? null) : null
  // The same functions from one drawing to the next: another one would set the styles of the whole table again.
  const tracks = useMemo(() => setGridTracks(columns), [columns])
  const bodyRef = useMemo(() => joinRefs(body, setStyleProperties({ '--rows': rows.length })), [rows.length])
  const activeAt = rows.findIndex(({ id }) => id === selection.active)
  const { active } = selection
  useEffect(() => {
    if (!moved.current || active === null) return
    moved.current = false
    focusRow(body.current, active)
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    if ((event.key === 'a' || event.key === 'A') && event.ctrlKey) {
      event.preventDefault()
      return onSelect({ to: 'all', ids: rows.map(({ id }) => id) })
    }
    const id = rowIdOf(event.target)
    const at = rows.findIndex(row => row.id === id)
    const row = rows[at]
    if (row === undefined) return
    if (event.key === ' ') onSelect({ to: 'toggle', id: row.id, range: event.shiftKey })
    else if (event.key === 'Escape' && selection.chosen.size > 0) onSelect({ to: 'clear' })
    else if (event.key === 'Enter' && !(event.target instanceof HTMLAnchorElement)) onOpen(row)
    else {
      const target = rows[findTarget(event.key, at, rows.length - 1, 20) ?? -1]
      if (target === undefined) return
      moved.current = true
      onSelect({ to: 'move', id: target.id, extend: event.shiftKey })
    }
    event.preventDefault()
  }

  function onClick(event: MouseEvent) {
    const { target } = event
    const id = rowIdOf(target)
    const row = rows.find(each => each.id === id)
    if (row === undefined || !(target instanceof Element) || target.closest('a') !== null) return
    if (target instanceof HTMLInputElement) onSelect({ to: 'toggle', id: row.id, range: event.shiftKey })
    else if (target.closest('.desk-check') === null) {
      if (event.shiftKey || event.ctrlKey || event.metaKey)
        onSelect({ to: 'toggle', id: row.id, range: event.shiftKey })
      else onOpen(row)
    }
  }

  const drawn = rows.slice(from, to).map((row, at) => ({ row, at: from + at }))
  // The row with the focus stays, however far it is scrolled away.
  const focused = rows[activeAt]
  if (focused !== undefined && (activeAt < from || activeAt >= to)) drawn.push({ row: focused, at: activeAt })
  const tabStop = focused?.id ?? rows[0]?.id
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A table whose rows are moved through and chosen by keys is a grid.
      role="grid"
      aria-label="Imóveis da mesa"
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      className="desk-grid"
      data-phone={phone || undefined}
      ref={tracks}
    >
      {!phone && <DeskTableHead columns={columns} sort={sort} onSort={onSort} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys and presses are those of its rows. */}
      <tbody
        ref={bodyRef}
        tabIndex={-1}
        className="relative block h-[calc(var(--rows)_*_var(--desk-row))] outline-none"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {drawn.map(({ row, at }) => (
          <DeskTableRow
            key={row.id}
            row={row}
            at={at}
            columns={columns}
            lead={lead}
            context={context}
            chosen={selection.chosen.has(row.id)}
            isTabStop={row.id === tabStop}
          />
        ))}
      </tbody>
    </table>
  )
}

function setGridTracks(columns: ReturnType<typeof selectColumns>) {
  const least = columns.reduce((sum, { width }) => sum + width[0], 0)
  const tracks = columns.map(({ width: [rem, share] }) => `minmax(${rem}rem, ${share}fr)`)
  return setStyleProperties({
    '--tracks': tracks.join(' '),
    // The box to choose a row, the columns, and the gaps between them.
    '--least': `${3.5 + least + columns.length * 0.75}rem`,
  })
}

const joinRefs =
  (kept: RefObject<HTMLTableSectionElement | null>, set: (element: HTMLElement | null) => void) =>
  (element: HTMLTableSectionElement | null): void => {
    kept.current = element
    set(element)
  }

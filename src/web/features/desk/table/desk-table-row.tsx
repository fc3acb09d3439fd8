import { memo, useMemo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { setStyleProperties } from '../../../ui/style-properties.ts'
import { type DeskRow, nameRow } from '../rows/desk-row.ts'
import { type CellContext, type DeskColumn, type DeskColumnKey, deskColumns } from './desk-columns.ts'
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
    <th scope="row" className="desk-lines">
      <span className="desk-line">
        <span className="desk-line-name gap-2">
          <NameCell row={row} isLink={false} withAge={false} context={context} />
        </span>
        <PriceCell row={row} unit />
      </span>
      <span className="desk-line text-ink-3">
        <span className="desk-line-name gap-2">
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
      <td className="desk-check">
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
            <td key={key} className={classNames('desk-cell', `desk-${key}`, end && 'desk-end')}>
              {renderCell(key, row, context)}
            </td>
          ),
        )
      )}
    </tr>
  )
})

/** The columns of a table in their order, the name always among them. */
export const selectColumns = (shown: ReadonlySet<DeskColumnKey>): readonly DeskColumn<DeskColumnKey>[] =>
  deskColumns.filter(({ key }) => key === 'name' || shown.has(key))

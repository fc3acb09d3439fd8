import type { DeskRow } from '../rows/desk-row.ts'
import { type CellContext, clientNames } from './desk-columns.ts'
import { shortenClientName, writeInitials } from './client-initials.ts'

/** The clients of a property as their initials; the name beside them where there is one alone. */
export function ClientMarks({ row, context }: { row: DeskRow; context: CellContext }) {
  const names = clientNames(row, context)
  const [first] = names
  if (first === undefined) return null
  return (
    <span className="desk-clients" title={names.join(', ')}>
      {names.slice(0, 3).map(name => (
        <span key={name} className="desk-initials" aria-hidden="true">
          {writeInitials(name)}
        </span>
      ))}
      {names.length === 1 ? (
        <span className="desk-client-name">{shortenClientName(first)}</span>
      ) : (
        <>
          {names.length > 3 && <span aria-hidden="true">+{names.length - 3}</span>}
          <span className="sr-only">{names.join(', ')}</span>
        </>
      )}
    </span>
  )
}

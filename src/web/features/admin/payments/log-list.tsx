import type { LastlinkConfig, LastlinkLog } from '#contract/payment-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { eventStatusLabels } from '../admin-labels.ts'
import { AdminBadge } from '../admin-parts.tsx'
import { logEventLabel } from './log-rows.ts'

interface ListProps {
  rows: readonly LastlinkLog[]
  events: LastlinkConfig['events']
  onOpen: (row: LastlinkLog) => void
}

const StatusBadge = ({ status }: Pick<LastlinkLog, 'status'>) => (
  <AdminBadge tone={eventStatusLabels[status].tone}>{eventStatusLabels[status].label}</AdminBadge>
)

export const logSourceLabels = ({ source, is_test }: Pick<LastlinkLog, 'source' | 'is_test'>): string =>
  source === 'simulator' ? 'Simulador' : is_test ? 'Lastlink, teste' : 'Lastlink'

const Opener = ({ row, label, onOpen }: { row: LastlinkLog; label: string; onOpen: () => void }) => (
  <button
    type="button"
    className="admin-open"
    aria-haspopup="dialog"
    aria-label={`${label}, ${formatBrasiliaTime(row.created_at)}: ver detalhes`}
    onClick={onOpen}
  >
    {label}
  </button>
)

/** The events on a wide screen. */
export const LogTable = ({ rows, events, onOpen }: ListProps) => (
  <div className="quiet-scroll overflow-x-auto">
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Quando</th>
          <th scope="col">Evento</th>
          <th scope="col">E-mail</th>
          <th scope="col">Produto</th>
          <th scope="col" className="number">
            Valor
          </th>
          <th scope="col">Situação</th>
          <th scope="col">Origem</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id} className="admin-row">
            <td className="whitespace-nowrap!">{formatBrasiliaTime(row.created_at)}</td>
            <td>
              <Opener row={row} label={logEventLabel(row.event_type, events)} onOpen={() => onOpen(row)} />
              {row.event_type && <code className="block text-xs text-ink-3">{row.event_type}</code>}
            </td>
            <td className="max-w-56 wrap-anywhere">{row.customer_email ?? '–'}</td>
            <td className="max-w-48 wrap-anywhere">{row.product_name ?? '–'}</td>
            <td className="number">{row.amount === null ? '–' : formatReais(row.amount)}</td>
            <td>
              <StatusBadge status={row.status} />
            </td>
            <td className="whitespace-nowrap!">{logSourceLabels(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The events on a phone. */
export const LogList = ({ rows, events, onOpen }: ListProps) => (
  <ul className="divide-y divide-line border-t border-line" aria-label="Eventos">
    {rows.map(row => (
      <li key={row.id} className="relative py-3 text-sm">
        <div className="flex items-start justify-between gap-3">
          <Opener row={row} label={logEventLabel(row.event_type, events)} onOpen={() => onOpen(row)} />
          <StatusBadge status={row.status} />
        </div>
        {row.customer_email && <p className="mt-1 text-ink-2 wrap-anywhere">{row.customer_email}</p>}
        {(row.product_name || row.amount !== null) && (
          <p className="text-ink-2 wrap-anywhere">
            {[row.product_name, row.amount !== null && formatReais(row.amount)].filter(Boolean).join(', ')}
          </p>
        )}
        <p className="mt-1 text-xs text-ink-3">
          {formatBrasiliaTime(row.created_at)}, {logSourceLabels(row)}
        </p>
      </li>
    ))}
  </ul>
)

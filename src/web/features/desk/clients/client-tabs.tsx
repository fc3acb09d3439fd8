import { Plus } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Client } from '#contract/desk-schemas.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { type DeskView, writeDeskView } from '../table/desk-view.ts'
import type { DeskRow } from '../rows/desk-row.ts'

/** The tab of the properties that are no client's. */
const nobody = 'meus'

/** Whether a property stands under a tab: a client's id, nobody's, or `null` for all. */
export const isOfClient = (
  { item }: DeskRow,
  client: string | null,
  known: ReadonlyMap<string, unknown>,
): boolean =>
  client === null ||
  (client === nobody ? !Object.keys(item.clients).some(id => known.has(id)) : item.clients[client] === true)

/** The clients with their counts; pressing one shows its properties alone. */
export function ClientTabs({
  clients,
  rows,
  view,
  known,
  onEdit,
}: {
  clients: readonly Client[]
  rows: readonly DeskRow[]
  view: DeskView
  known: ReadonlyMap<string, unknown>
  onEdit: () => void
}) {
  const tabs = [
    { id: null, name: 'Todos' },
    ...clients.map(({ id, name }) => ({ id, name })),
    ...(clients.length > 0 ? [{ id: nobody, name: 'Meus' }] : []),
  ]
  return (
    <nav aria-label="Clientes" className="desk-tabs no-bar fades">
      {tabs.map(({ id, name }) => (
        <Link
          key={id ?? ''}
          to={pagePaths.desk}
          search={writeDeskView({ ...view, client: id })}
          resetScroll={false}
          aria-current={view.client === id ? 'page' : undefined}
          className="desk-tab"
        >
          <span className="max-w-48 truncate">{name}</span>
          <span className="text-ink-3">
            {integerFormat(rows.filter(row => isOfClient(row, id, known)).length)}
          </span>
        </Link>
      ))}
      <button type="button" className="desk-tab" onClick={onEdit} aria-haspopup="dialog">
        <Plus className="size-4" aria-hidden="true" />
        <span className={clients.length === 0 ? '' : 'sr-only'}>Clientes</span>
      </button>
    </nav>
  )
}

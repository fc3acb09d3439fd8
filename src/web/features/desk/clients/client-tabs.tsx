import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { Client } from '#contract/desk-schemas.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { Link } from '../../../framework/link.tsx'
import { type DeskView, nobodysTab, writeDeskView } from '../table/desk-view.ts'
import type { DeskRow } from '../rows/desk-row.ts'

/** Whether a property stands under a tab: a client's id, nobody's, or `null` for all. */
export const isOfClient = (
  { item }: DeskRow,
  client: string | null,
  known: ReadonlyMap<string, unknown>,
): boolean =>
  client === null ||
  (client === nobodysTab
    ? !Object.keys(item.clients).some(id => known.has(id))
    : item.clients[client] === true)

/** Pixels of a neighbor that show beside the tab in use, so that one sees that there is more. */
const neighborPx = 56

/** Scrolls the tabs, and nothing else, so far that the one in use is whole. */
function showCurrentTab(tabs: HTMLElement): void {
  const current = tabs.querySelector<HTMLElement>('[aria-current]')
  if (current === null) return
  const { offsetLeft: left, offsetWidth: width } = current
  const least = left + width + neighborPx - tabs.clientWidth
  tabs.scrollLeft = Math.min(Math.max(tabs.scrollLeft, least), left - neighborPx)
}

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
    ...(clients.length > 0 ? [{ id: nobodysTab, name: 'Meus' }] : []),
  ]
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (nav.current) showCurrentTab(nav.current)
  }, [view.client, clients.length])
  return (
    <nav
      ref={nav}
      aria-label="Clientes"
      className="relative flex flex-[1_1_12rem] gap-1 min-w-0 pr-6 overflow-x-auto max-md:basis-full max-md:order-3 max-md:-mx-4 max-md:pl-4 no-bar fades"
    >
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

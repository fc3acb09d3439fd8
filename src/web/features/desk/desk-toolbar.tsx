import { HousePlus, LayoutGrid, Rows3, Search, Send } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Link } from '../../framework/link.tsx'
import { type DeskSort, type DeskView, writeDeskView } from './table/desk-view.ts'
import { listColumns } from './table/columns-by-purpose.ts'
import { type DeskColumnKey, deskColumns } from './table/desk-columns.ts'
import { nextSort } from './table/desk-table-head.tsx'

const views = [
  { board: false, label: 'Tabela', icon: Rows3 },
  { board: true, label: 'Quadro', icon: LayoutGrid },
] as const

const ViewSwitch = ({ view }: { view: DeskView }) => (
  <nav
    aria-label="Como ver a mesa"
    className="flex flex-none p-0.5 border border-control-line rounded-md max-md:order-2 max-md:ml-auto pointer-coarse:p-0"
  >
    {views.map(({ board, label, icon: Icon }) => (
      <Link
        className="grid place-content-center w-8 h-7.5 rounded-sm text-ink-3 aria-[current]:bg-raised-3 aria-[current]:text-ink pointer-coarse:size-target"
        key={label}
        to={pagePaths.desk}
        search={writeDeskView({ ...view, board })}
        resetScroll={false}
        aria-current={view.board === board ? 'page' : undefined}
        title={label}
      >
        <Icon className="size-4" aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </Link>
    ))}
  </nav>
)

/** On a phone the table has no column heads to press, so the order is chosen here; its column is shown in each row. */
const SortSelect = ({
  sort,
  isResidentBuyer,
  onSort,
}: {
  sort: DeskSort
  isResidentBuyer: boolean
  onSort: (sort: DeskSort) => void
}) => (
  <div className="flex items-center gap-1 max-md:order-1 md:hidden">
    <Select
      aria-label="Ordenar por"
      className="select-pill"
      value={sort.by}
      onChange={({ target }) => {
        const column = deskColumns.find(({ key }) => key === target.value)
        if (column) onSort(nextSort({ by: 'name' as DeskColumnKey, down: false }, column))
      }}
    >
      {listColumns(isResidentBuyer)
        .filter(({ sortOf }) => sortOf !== null)
        .map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
    </Select>
    <button
      type="button"
      className="desk-action size-target justify-center"
      aria-label={sort.down ? 'Do maior ao menor; inverter' : 'Do menor ao maior; inverter'}
      onClick={() => onSort({ ...sort, down: !sort.down })}
    >
      {sort.down ? '↓' : '↑'}
    </button>
  </div>
)

/** Puts a lot from elsewhere on the desk. */
export const AddLotButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button
    className="h-9! px-3! text-sm! pointer-coarse:h-target! pointer-coarse:min-w-target"
    title="Imóvel de outro leiloeiro"
    aria-haspopup="dialog"
    onClick={onAdd}
  >
    <HousePlus className="size-4" aria-hidden="true" />
    <span className="max-2xl:sr-only">Imóvel de fora</span>
  </Button>
)

/** Sends properties of the board to a client. */
export const SendButton = ({ onSend }: { onSend: () => void }) => (
  <Button
    className="h-9! px-3! text-sm! pointer-coarse:h-target! pointer-coarse:min-w-target"
    title="Enviar ao cliente"
    aria-haspopup="dialog"
    onClick={onSend}
  >
    <Send className="size-4" aria-hidden="true" />
    <span className="max-2xl:sr-only">Enviar ao cliente</span>
  </Button>
)

/** The controls to the right of the tabs: the filter box, the order on a phone, the columns, table or board. */
export function DeskToolbar({
  view,
  isResidentBuyer,
  text,
  onText,
  onSort,
  children,
}: {
  view: DeskView
  isResidentBuyer: boolean
  text: string
  onText: (text: string) => void
  onSort: (sort: DeskSort) => void
  children?: ReactNode
}) {
  const field = useId()
  return (
    <div className="desk-toolbar">
      <div className="desk-filter">
        <label htmlFor={field} className="sr-only">
          Filtrar a mesa
        </label>
        <Search
          className="size-4 absolute top-1/2 left-3 -translate-y-1/2 text-ink-3 pointer-events-none"
          aria-hidden="true"
        />
        <input
          id={field}
          type="search"
          data-search-field="box"
          className="control"
          placeholder="Filtrar a mesa"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onText('')}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      {!view.board && <SortSelect sort={view.sort} isResidentBuyer={isResidentBuyer} onSort={onSort} />}
      {children}
      <ViewSwitch view={view} />
    </div>
  )
}

import { Info, Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import type { Property, Stats } from '#contract/catalogue.ts'
import { classes } from '../../ui/class-names.ts'
import { Column, FreeColumn } from './column.tsx'
import { type Cell, cellsOf, mostCompared } from './comparison.ts'
import { groups, type Row, rows } from './rows.ts'

/** Three columns; on a wide screen their names stand before them, on a narrow one above. */
const line = 'grid grid-cols-3 gap-x-3 lg:grid-cols-[12rem_repeat(3,minmax(0,1fr))] lg:gap-x-6'

/** A row's name; what its figure rests on is one tap away. */
function Name({ row: { label, explain } }: { row: Row }) {
  const [open, setOpen] = useState(false)
  const text = useId()
  return (
    <th
      scope="row"
      className="col-span-full min-w-0 text-left text-2xs font-normal text-ink-3 lg:col-span-1 lg:text-sm lg:text-ink-2"
    >
      {explain === undefined ? (
        <span className="flex min-h-6 items-center lg:min-h-0">{label}</span>
      ) : (
        <>
          <button
            type="button"
            className="target flex min-h-6 items-center gap-1.5 text-left hover:text-ink lg:min-h-0"
            aria-expanded={open}
            aria-controls={text}
            title="Como é calculado"
            onClick={() => setOpen(!open)}
          >
            {label}
            <Info
              className={classes('size-3.5 shrink-0', open ? 'text-amber-text' : 'text-ink-3')}
              aria-hidden="true"
            />
          </button>
          <p id={text} hidden={!open} className="pt-1 pb-1.5 text-2xs text-pretty text-ink-3">
            {explain}
          </p>
        </>
      )}
    </th>
  )
}

const Value = ({ cell: { text, best } }: { cell: Cell }) => (
  <td
    className={classes(
      'min-w-0 text-xs break-words sm:text-base',
      best ? 'font-semibold text-ink' : text === null ? 'text-ink-3' : 'text-ink-2',
    )}
  >
    {text ?? 'Não informado'}
    {best && (
      <span className="ml-1.5 inline-block align-[-0.125em] text-amber-text">
        <Trophy className="size-3.5" aria-hidden="true" />
        <span className="sr-only">melhor</span>
      </span>
    )}
  </td>
)

const Legend = () => (
  <span className="flex items-center gap-1.5 text-2xs text-ink-3 lg:text-xs">
    <Trophy className="size-3.5 text-amber-text" aria-hidden="true" />O melhor de cada linha
  </span>
)

/**
 * The properties side by side. A real table at every width; on a phone a row's name stands above its cells.
 * While one scrolls, the pictures slide under the shell and what is named below them stays.
 */
export function ComparisonTable({
  properties,
  of,
  onAdd,
  onRemove,
}: {
  properties: readonly Property[]
  /** Whose list they are of; `null` = not known. */
  of: Stats['source'] | null
  onAdd: () => void
  onRemove: (id: string) => void
}) {
  const shown = rows.map(row => ({ row, cells: cellsOf(row, properties) }))
  const unknown = shown.filter(({ cells }) => cells === null).map(({ row }) => row.label)
  const free = Array.from({ length: mostCompared - properties.length }, (_, at) => at)
  return (
    <>
      <table className="block w-full">
        {properties.length > 1 && (
          <caption className="block pb-3 text-left lg:sr-only">
            <Legend />
          </caption>
        )}
        <thead className="sticky top-[calc(var(--shell-height)-5rem)] z-10 block border-b border-line-strong bg-ground pb-2 lg:top-[calc(var(--shell-height)-9rem)]">
          <tr className={line}>
            <td className="hidden self-end lg:block">{properties.length > 1 && <Legend />}</td>
            {properties.map(property => (
              <Column key={property.id} property={property} of={of} onRemove={() => onRemove(property.id)} />
            ))}
            {free.map(at => (
              <FreeColumn key={at} onAdd={onAdd} />
            ))}
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group} className="block">
            <tr className="block">
              <th scope="rowgroup" colSpan={4} className="block pt-6 pb-2 text-left text-md font-semibold">
                {group}
              </th>
            </tr>
            {shown.map(
              ({ row, cells }) =>
                row.group === group &&
                cells !== null && (
                  <tr
                    key={row.key}
                    className={classes(line, 'items-baseline border-t border-line py-2 lg:py-2.5')}
                  >
                    <Name row={row} />
                    {cells.map((cell, at) => (
                      <Value key={properties[at]?.id} cell={cell} />
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        ))}
      </table>
      {unknown.length > 0 && (
        <p className="mt-6 border-t border-line pt-4 text-xs text-ink-3">
          Não informado em nenhum destes imóveis: {unknown.join(', ')}.
        </p>
      )}
    </>
  )
}

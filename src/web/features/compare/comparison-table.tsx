import { Info, Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { ComparisonColumn, EmptyComparisonColumn } from './comparison-column.tsx'
import { type ComparisonCell, buildComparisonCells, maxCompared } from './comparison-state.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { computeComparedCosts } from './cost-lines.ts'
import { comparisonGroups, type ComparisonLine, type ComparisonRow } from './comparison-row.ts'
import { comparisonRows } from './comparison-rows.ts'

/** Three columns; their names stand before them on a wide screen and above them on a narrow one. */
const lineClass = 'grid grid-cols-3 gap-x-3 lg:grid-cols-[12rem_repeat(3,minmax(0,1fr))] lg:gap-x-6'

/** A row's name, with a button that explains its figure. */
function Name({ line: { label, explain } }: { line: Pick<ComparisonLine<never>, 'label' | 'explain'> }) {
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
              className={classNames('size-3.5 shrink-0', open ? 'text-amber-text' : 'text-ink-3')}
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

/** A cell; while its value loads it is as tall as it will be. */
const Value = ({
  cell: { text, note, best, waiting },
  line,
}: {
  cell: ComparisonCell
  line: Pick<ComparisonLine<never>, 'note' | 'unknown'>
}) => (
  <td
    className={classNames(
      'min-w-0 text-xs break-words sm:text-base',
      best ? 'font-semibold text-ink' : text === null ? 'text-ink-3' : 'text-ink-2',
    )}
  >
    {waiting ? (
      <>
        <span className="skeleton inline-block h-[0.75em] w-16 max-w-full" aria-hidden="true" />
        <span className="sr-only">Carregando…</span>
      </>
    ) : (
      (text ?? line.unknown ?? 'Não informado')
    )}
    {best && (
      <span className="ml-1.5 inline-block align-[-0.125em] text-amber-text">
        <Trophy className="size-3.5" aria-hidden="true" />
        <span className="sr-only">melhor</span>
      </span>
    )}
    {line.note !== undefined && (
      <span className="block min-h-[1lh] text-2xs font-normal text-ink-3 sm:text-xs">{note}</span>
    )}
  </td>
)

const Legend = () => (
  <span className="flex items-center gap-1.5 text-2xs text-ink-3 lg:text-xs">
    <Trophy className="size-3.5 text-amber-text" aria-hidden="true" />O melhor de cada linha
  </span>
)

/** Whether a row says something that a gone listing no longer has. */
const isOfOffer = ({ of, line }: ComparisonRow): boolean => of === 'costs' || line.ofOffer === true

/**
 * The properties side by side in a real table at every width; on a phone a row's name stands above its cells. While
 * scrolling, the pictures slide under the header and the names below them stay.
 */
export function ComparisonTable({
  favorites,
  details,
  of,
  onAdd,
  onRemove,
}: {
  favorites: readonly Favorite[]
  /** One per favorite: `undefined` while it loads, `null` when it is not available now. */
  details: readonly (PropertyDetail | null | undefined)[]
  /** The source of their list; `null` when unknown. */
  of: CatalogueStats['source'] | null
  onAdd: () => void
  onRemove: (id: string) => void
}) {
  const properties = favorites.map(({ property }) => property)
  const [target] = useTargetRoi()
  const costs = favorites.map(favorite => computeComparedCosts(favorite, target))
  const cells = (row: ComparisonRow): ComparisonCell[] => {
    switch (row.of) {
      case 'property':
        return buildComparisonCells(
          row.line,
          row.line.ofOffer ? properties.map(property => (property.gone ? null : property)) : properties,
        )
      case 'costs':
        return buildComparisonCells(row.line, costs)
      case 'favorite':
        return buildComparisonCells(row.line, favorites)
      case 'detail':
        return buildComparisonCells(row.line, details)
    }
  }
  const shown = comparisonRows.map(row => ({ row, line: row.line, cells: cells(row) }))
  // Rows that wait for details keep their place, so that nothing moves when they arrive or fail.
  const leftOut = ({ row, cells: of }: (typeof shown)[number]) =>
    row.of !== 'detail' && of.every(({ text }) => text === null)
  const unknown = shown
    .filter(each => each.row.of === 'property' && leftOut(each))
    .map(({ line }) => line.label)
  const free = Array.from({ length: maxCompared - properties.length }, (_, at) => at)
  return (
    <>
      <table className="block w-full">
        {properties.length > 1 && (
          <caption className="block pb-3 text-left lg:sr-only">
            <Legend />
          </caption>
        )}
        <thead className="sticky top-[calc(var(--shell-height)-5rem)] z-10 block border-b border-line-strong bg-ground pb-2 lg:top-[calc(var(--shell-height)-9rem)]">
          <tr className={lineClass}>
            <td className="hidden self-end lg:block">{properties.length > 1 && <Legend />}</td>
            {properties.map(property => (
              <ComparisonColumn
                key={property.id}
                property={property}
                of={of}
                onRemove={() => onRemove(property.id)}
              />
            ))}
            {free.map(at => (
              <EmptyComparisonColumn key={at} onAdd={onAdd} />
            ))}
          </tr>
        </thead>
        {comparisonGroups
          .filter(group => shown.some(each => each.line.group === group && !leftOut(each)))
          .map(group => (
            <tbody key={group} className="block">
              <tr className="block">
                <th scope="rowgroup" colSpan={4} className="block pt-6 pb-2 text-left text-md font-semibold">
                  {group}
                </th>
              </tr>
              {shown
                .filter(each => each.line.group === group && !leftOut(each))
                .map(({ row, line, cells }) => (
                  <tr
                    key={line.key}
                    className={classNames(lineClass, 'items-baseline border-t border-line py-2 lg:py-2.5')}
                  >
                    <Name line={line} />
                    {cells.map((cell, at) => (
                      <Value
                        key={properties[at]?.id}
                        cell={cell}
                        line={
                          properties[at]?.gone && isOfOffer(row)
                            ? { ...line, unknown: 'Fora da lista' }
                            : line
                        }
                      />
                    ))}
                  </tr>
                ))}
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

import { ChevronRight, Info, Trophy } from 'lucide-react'
import { useId, useState } from 'react'
import type { CatalogueStats, Property } from '#contract/catalogue-schemas.ts'
import { judgeDetail } from '#contract/judge-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { classNames } from '../../ui/class-names.ts'
import { ComparisonColumn, EmptyComparisonColumn } from './comparison-column.tsx'
import { type ComparisonCell, buildComparisonCells } from './comparison-state.ts'
import { useIsResidentBuyer } from '../../data/account/home-profile.ts'
import { useKeptHomeQuestion } from '../../data/account/home-question.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { isOfResale } from './home-lines.ts'
import { computeComparedCosts } from './cost-lines.ts'
import { comparisonGroups, type ComparisonLine, type ComparisonRow } from './comparison-row.ts'
import { comparisonRows } from './comparison-rows.ts'

/** The columns; their names stand before them on a wide screen and above them on a narrow one. */
const lineClasses = {
  3: 'grid grid-cols-3 gap-x-3 lg:grid-cols-[12rem_repeat(3,minmax(0,1fr))] lg:gap-x-6',
  4: 'grid grid-cols-[11rem_repeat(4,minmax(0,1fr))] gap-x-5',
  5: 'grid grid-cols-[10rem_repeat(5,minmax(0,1fr))] gap-x-4',
  6: 'grid grid-cols-[9rem_repeat(6,minmax(0,1fr))] gap-x-4',
} as const
type ColumnCount = keyof typeof lineClasses

/** Three columns at least, and room for one more while another may come. */
const countColumns = (chosen: number, most: number): ColumnCount =>
  Math.min(most, Math.max(3, chosen + 1), 6) as ColumnCount

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
  line: Pick<ComparisonLine<never>, 'label' | 'note' | 'unknown'>
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
      (text ?? line.unknown ?? describeUnknownFact(line.label))
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

/** Whether a row needs an offer, which a gone listing no longer has. */
const isOfOffer = ({ kind, line }: ComparisonRow): boolean =>
  kind === 'costs' || kind === 'home' || line.ofOffer === true

/**
 * Whether a column cannot be the best of a row: a gone listing never can, and an unexplained discount only in rows
 * about the property itself.
 */
const isOutside = (property: Property, { group }: ComparisonRow['line']): boolean =>
  property.gone || (isUnexplainedDiscount(property) && group !== 'Imóvel')

interface ShownRow {
  row: ComparisonRow
  cells: ComparisonCell[]
}

/** One group of rows under its name; the group of the other figures is closed at first. */
function RowGroup({
  group,
  rows,
  properties,
  lineClass,
}: {
  group: (typeof comparisonGroups)[number]
  rows: readonly ShownRow[]
  properties: readonly Property[]
  lineClass: string
}) {
  const isDrawer = group === 'Outras contas'
  const [open, setOpen] = useState(!isDrawer)
  return (
    <tbody className="block">
      <tr className="block">
        <th
          scope="rowgroup"
          colSpan={properties.length + 1}
          className="block pt-6 pb-2 text-left text-md font-semibold"
        >
          {isDrawer ? (
            <button
              type="button"
              className="flex min-h-target items-center gap-2 text-left"
              data-drawer
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <ChevronRight
                className={classNames('size-4.5 text-ink-3 transition-transform', open && 'rotate-90')}
                aria-hidden="true"
              />
              {group}
            </button>
          ) : (
            group
          )}
        </th>
      </tr>
      {open &&
        rows.map(({ row, cells }) => (
          <tr
            key={row.line.key}
            className={classNames(lineClass, 'items-baseline border-t border-line py-2 lg:py-2.5')}
          >
            <Name line={row.line} />
            {cells.map((cell, at) => (
              <Value
                key={properties[at]?.id}
                cell={cell}
                line={
                  properties[at]?.gone && isOfOffer(row)
                    ? { ...row.line, unknown: 'Fora da lista' }
                    : row.line
                }
              />
            ))}
          </tr>
        ))}
    </tbody>
  )
}

/**
 * The properties side by side in a real table at every width; on a phone a row's name stands above its cells. While
 * scrolling, the pictures slide under the header and the names below them stay.
 */
export function ComparisonTable({
  favorites,
  details,
  source,
  most,
  onAdd,
  onRemove,
}: {
  favorites: readonly Favorite[]
  /** One per favorite: `undefined` while it loads, `null` when it is not available now. */
  details: readonly (PropertyDetail | null | undefined)[]
  /** The source of their list; `null` when unknown. */
  source: CatalogueStats['source'] | null
  /** How many have room. */
  most: number
  onAdd: () => void
  onRemove: (id: string) => void
}) {
  const properties = favorites.map(({ property }) => property)
  const compared = favorites.map(({ property, answers }) => ({ ...property, answers }))
  const [target] = useTargetRoi()
  const costs = favorites.map(favorite => computeComparedCosts(favorite, target))
  const question = useKeptHomeQuestion()
  const isResidentBuyer = useIsResidentBuyer()
  const family = (isResidentBuyer && question?.family) || null
  const homes = favorites.map(({ property, answers }) =>
    family && question ? presentFittingHome(property, answers, family, question.assumptions) : null,
  )
  const judged = favorites.map(({ sheet, answers }, at) => {
    const detail = details[at]
    return detail && { detail, judgement: judgeDetail(detail, { targetRoi: target, sheet, answers }) }
  })
  const withoutGone = <Of,>(columns: readonly (Of | null | undefined)[]) =>
    columns.map((column, at) => (properties[at]?.gone ? null : column))
  const cells = (row: ComparisonRow): ComparisonCell[] => {
    const outside = properties.map(property => isOutside(property, row.line))
    switch (row.kind) {
      case 'property':
        return buildComparisonCells(row.line, row.line.ofOffer ? withoutGone(compared) : compared, outside)
      case 'home':
        return buildComparisonCells(row.line, withoutGone(homes), outside)
      case 'costs':
        return buildComparisonCells(row.line, costs, outside)
      case 'favorite':
        return buildComparisonCells(row.line, favorites)
      case 'detail':
        return buildComparisonCells(row.line, row.line.ofOffer ? withoutGone(judged) : judged, outside)
    }
  }
  const shown = comparisonRows
    .filter(row => !family || !isOfResale(row))
    .map(row => ({ row, cells: cells(row) }))
  // Rows that wait for details keep their place, so that nothing moves when they arrive or fail.
  const leftOut = ({ row, cells: rowCells }: ShownRow) =>
    row.kind !== 'detail' && rowCells.every(({ text }) => text === null)
  const unknown = shown
    .filter(each => each.row.kind === 'property' && leftOut(each))
    .map(({ row }) => row.line.label)
  const columns = countColumns(properties.length, most)
  const lineClass = lineClasses[columns]
  const free = Array.from({ length: columns - properties.length }, (_, at) => at)
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
                source={source}
                onRemove={() => onRemove(property.id)}
              />
            ))}
            {free.map(at => (
              <EmptyComparisonColumn key={at} onAdd={onAdd} />
            ))}
          </tr>
        </thead>
        {comparisonGroups.map(group => {
          const rows = shown.filter(each => each.row.line.group === group && !leftOut(each))
          return rows.length > 0 && <RowGroup key={group} {...{ group, rows, properties, lineClass }} />
        })}
      </table>
      {unknown.length > 0 && (
        <p className="mt-6 border-t border-line pt-4 text-xs text-ink-3">
          Não informado em nenhum destes imóveis: {unknown.join(', ')}.
        </p>
      )}
    </>
  )
}

import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { useNow } from '../../framework/use-now.ts'
import { ListMark } from '../listing/list-freshness-line.tsx'
import { Link } from '../../framework/link.tsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { ComparableAnswer } from '#contract/property-detail-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatArea, formatPercent, formatReais } from '../../ui/format-text.ts'
import {
  type ComparableColumn,
  comparableColumnNames,
  comparableColumns,
  comparableName,
  nextComparableOrder,
  type ComparableOrder,
} from './comparable-columns.ts'

export interface ComparablesProps {
  /** The property they are compared with. */
  own: ComparableAnswer
  comparables: ComparableAnswer[]
  order: ComparableOrder
  onOrder: (order: ComparableOrder) => void
}

/** Formats its figures; `null` = not known. */
export const buildComparableCells = ({
  area: size,
  price,
  pricePerM2,
  evaluationValue,
  discount,
}: ComparableAnswer) => ({
  area: size === null ? null : formatArea(size),
  price: formatReais(price),
  pricePerM2: pricePerM2 === null ? null : formatWholeReais(pricePerM2),
  evaluationValue: evaluationValue === null ? null : formatReais(evaluationValue),
  discount: discount === null ? null : formatPercent(discount, 1),
})

const arrows = { ascending: ArrowUp, descending: ArrowDown }

function Head({
  by,
  order,
  onOrder,
}: { by: ComparableColumn } & Pick<ComparablesProps, 'order' | 'onOrder'>) {
  const direction = order?.by === by ? order.direction : undefined
  const Icon = direction ? arrows[direction] : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={classNames(
        'pb-1 font-medium',
        by === 'title' ? 'pl-2 text-left xl:pl-3' : 'pl-2 text-right last:pr-2 xl:pl-3 xl:last:pr-3',
      )}
    >
      <button
        type="button"
        className={classNames(
          'target inline-flex items-center gap-1 whitespace-nowrap hover:text-ink',
          direction && 'text-ink',
        )}
        onClick={() => onOrder(nextComparableOrder(order, by))}
      >
        {comparableColumnNames[by]}
        <Icon className={classNames('size-3.5', !direction && 'opacity-60')} aria-hidden="true" />
      </button>
    </th>
  )
}

const Unknown = ({ by }: { by: ComparableColumn }) => (
  <>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{describeUnknownFact(comparableColumnNames[by])}</span>
  </>
)

/** Says of one that the newest list lacks that it does; the page says how old that list is. */
export function UnseenMark({ of }: { of: ComparableAnswer }) {
  const now = useNow()
  return of.unseenSince === null ? null : <ListMark property={{ ...of, gone: false }} now={now} />
}

function Row({ of, own = false }: { of: ComparableAnswer; own?: boolean }) {
  const cells = buildComparableCells(of)
  return (
    <tr className={classNames('border-t border-line', own ? 'bg-raised-2' : 'hover:bg-raised-2/60')}>
      <th scope="row" className="py-2 pr-2 pl-2 text-left font-normal xl:pl-3">
        {own ? (
          <span className="font-semibold text-ink">Este imóvel</span>
        ) : (
          <Link
            to={writePropertyPath(of.id)}
            className="target font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {comparableName(of)}
          </Link>
        )}
        <span className="block text-2xs text-ink-3">
          {of.id}
          {!own && of.sameNeighborhood && <span className="text-ink-2"> · mesmo bairro</span>}
          {!own && <UnseenMark of={of} />}
        </span>
      </th>
      {comparableColumns.slice(1).map(by => (
        <td
          key={by}
          className={classNames(
            'py-2 pl-2 text-right whitespace-nowrap last:pr-2 xl:pl-3 xl:last:pr-3',
            by === 'price' || own ? 'font-semibold text-ink' : 'text-ink-2',
          )}
        >
          {by !== 'title' && (cells[by] ?? <Unknown by={by} />)}
        </td>
      ))}
    </tr>
  )
}

/** The comparison as a table; any column sorts, and the property itself stays on top. */
export const ComparablesTable = ({ own, comparables, order, onOrder }: ComparablesProps) => (
  <section
    className="quiet-scroll -mx-1 overflow-x-auto px-1"
    aria-label="Tabela de comparáveis"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
  >
    <table className="w-full text-sm lg:max-xl:text-xs">
      <caption className="sr-only">Imóveis comparáveis. Os botões das colunas ordenam.</caption>
      <thead className="text-2xs text-ink-3">
        <tr>
          {comparableColumns.map(by => (
            <Head key={by} by={by} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        <Row of={own} own />
        {comparables.map(comparable => (
          <Row key={comparable.id} of={comparable} />
        ))}
      </tbody>
    </table>
  </section>
)

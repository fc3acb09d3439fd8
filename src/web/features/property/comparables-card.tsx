import { Link } from '../../framework/link.tsx'
import { ArrowDown, ArrowUp, ChevronsUpDown, Scale } from 'lucide-react'
import { useState } from 'react'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import type { ComparableAnswer, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import {
  type ComparableColumn,
  comparableColumnNames,
  comparableColumns,
  comparableName,
  type ComparableOrder,
  nextComparableOrder,
  sortComparables,
  toComparable,
} from './comparable-columns.ts'
import { Panel } from '../../ui/panel.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field, Select } from '../../ui/field.tsx'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { useNow } from '../../framework/use-now.ts'
import { ListMark } from '../listing/list-freshness-line.tsx'
import { formatArea, formatPercent, formatReais } from '../../ui/format-text.ts'

interface ComparablesProps {
  /** The property they are compared with. */
  own: ComparableAnswer
  comparables: ComparableAnswer[]
  order: ComparableOrder
  onOrder: (order: ComparableOrder) => void
}

/** Formats its figures; `null` = not known. */
const buildComparableCells = ({
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

/** Marks a listing that the newest list lacks; the page shows how old that list is. */
function UnseenMark({ comparable }: { comparable: ComparableAnswer }) {
  const now = useNow()
  return comparable.unseenSince === null ? null : (
    <ListMark property={{ ...comparable, gone: false }} now={now} />
  )
}

function Row({ comparable, own = false }: { comparable: ComparableAnswer; own?: boolean }) {
  const cells = buildComparableCells(comparable)
  return (
    <tr className={classNames('border-t border-line', own ? 'bg-raised-2' : 'hover:bg-raised-2/60')}>
      <th scope="row" className="py-2 pr-2 pl-2 text-left font-normal xl:pl-3">
        {own ? (
          <span className="font-semibold text-ink">Este imóvel</span>
        ) : (
          <Link
            to={writePropertyPath(comparable.id)}
            className="target font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {comparableName(comparable)}
          </Link>
        )}
        <span className="block text-2xs text-ink-3">
          {comparable.id}
          {!own && comparable.sameNeighborhood && <span className="text-ink-2"> · mesmo bairro</span>}
          {!own && <UnseenMark comparable={comparable} />}
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
        <Row comparable={own} own />
        {comparables.map(comparable => (
          <Row key={comparable.id} comparable={comparable} />
        ))}
      </tbody>
    </table>
  </section>
)

const orders: { value: string; label: string; order: ComparableOrder }[] = [
  { value: '', label: 'Mais parecidos', order: null },
  { value: 'price', label: 'Menor preço', order: { by: 'price', direction: 'ascending' } },
  { value: 'pricePerM2', label: 'Menor preço por m²', order: { by: 'pricePerM2', direction: 'ascending' } },
  { value: 'discount', label: 'Maior desconto', order: { by: 'discount', direction: 'descending' } },
  { value: 'area', label: 'Maior área', order: { by: 'area', direction: 'descending' } },
]

const Fact = ({
  comparable,
  by,
}: {
  comparable: ComparableAnswer
  by: Exclude<ComparableColumn, 'title' | 'price'>
}) => (
  <div className="flex gap-1.5 whitespace-nowrap">
    <dt className="text-ink-3">{comparableColumnNames[by]}</dt>
    <dd className="text-ink-2">
      {buildComparableCells(comparable)[by] ?? describeUnknownFact(comparableColumnNames[by]).toLowerCase()}
    </dd>
  </div>
)

const Item = ({ comparable, own = false }: { comparable: ComparableAnswer; own?: boolean }) => (
  <li
    className={classNames(
      'relative rounded-lg border p-3',
      own ? 'border-line-strong bg-raised-2' : 'border-line has-[a:focus-visible]:outline-2',
    )}
  >
    <div className="flex items-baseline justify-between gap-3">
      {own ? (
        <p className="text-sm font-semibold">Este imóvel</p>
      ) : (
        <Link
          to={writePropertyPath(comparable.id)}
          className="min-w-0 text-sm font-medium break-words underline decoration-line-strong underline-offset-4 outline-none after:absolute after:inset-0"
        >
          {comparableName(comparable)}
        </Link>
      )}
      <p className="shrink-0 font-semibold">{buildComparableCells(comparable).price}</p>
    </div>
    <p className="text-2xs text-ink-3">
      {comparable.id}
      {!own && comparable.sameNeighborhood && <span className="text-ink-2"> · mesmo bairro</span>}
      {!own && <UnseenMark comparable={comparable} />}
    </p>
    <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      <Fact comparable={comparable} by="area" />
      <Fact comparable={comparable} by="pricePerM2" />
      <Fact comparable={comparable} by="evaluationValue" />
      <Fact comparable={comparable} by="discount" />
    </dl>
  </li>
)

/** The comparison on a phone: one card each, sorted by a select. */
export function ComparablesList({ own, comparables, order, onOrder }: ComparablesProps) {
  return (
    <>
      <Field label="Ordenar por" className="mb-3">
        {control => (
          <Select
            {...control}
            value={order?.by ?? ''}
            onChange={event =>
              onOrder(orders.find(({ value }) => value === event.target.value)?.order ?? null)
            }
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ul className="grid gap-2">
        <Item comparable={own} own />
        {comparables.map(comparable => (
          <Item key={comparable.id} comparable={comparable} />
        ))}
      </ul>
    </>
  )
}

/** Says that there is nothing to compare with, and links to a search. */
const NoComparables = ({ property: { city, state, category } }: { property: PropertyDetail }) => (
  <div className="flex flex-col items-start gap-4">
    <p className="text-sm text-ink-2 text-pretty">
      {category === null
        ? 'A lista não diz que tipo de imóvel é este: sem isso não há com que comparar.'
        : `Nenhum imóvel comparável em ${formatPlaceName(city)} à venda agora.`}
    </p>
    <Link
      to={pagePaths.search}
      search={{ state, ...(category === null ? { city } : { type: category }) }}
      className={buttonClass('outline')}
    >
      {category === null ? `Ver imóveis em ${formatPlaceName(city)}` : `Ver semelhantes em ${state}`}
    </Link>
  </div>
)

/** Says how they were chosen (domain/analysis/comparables.ts). */
const describeSelection = ({ comparables, city, area }: PropertyDetail): string => {
  const count = comparables.length === 1 ? 'O mais parecido' : `Os ${comparables.length} mais parecidos`
  const by =
    area === null
      ? 'como não se sabe a área deste, primeiro os do mesmo bairro, depois os de avaliação mais próxima'
      : 'por área, de 10 em 10% de diferença, e entre os de área próxima primeiro os do mesmo bairro'
  return `${count} do mesmo tipo à venda pela Caixa em ${formatPlaceName(city)}: ${by}.`
}

/** The comparables shown at first. */
const shownAtFirst = 6

/** Other listings of the bank in the same city and of the same type, compared with this one. */
export function ComparablesCard({ property }: { property: PropertyDetail }) {
  const [order, setOrder] = useState<ComparableOrder>(null)
  const table = useMedia('(width >= 48rem)')
  const [all, setAll] = useState(false)
  const { comparables, city, category, state } = property
  if (comparables.length === 0)
    return (
      <Panel title="Parecidos à venda" icon={Scale}>
        <NoComparables property={property} />
      </Panel>
    )
  const sorted = sortComparables(comparables, order)
  const View = table ? ComparablesTable : ComparablesList
  return (
    <FoldingPanel
      title="Parecidos à venda"
      icon={Scale}
      summary={`${formatCount(comparables.length, 'imóvel', 'imóveis')} do mesmo tipo em ${formatPlaceName(city)}, com preço, área e desconto`}
    >
      <p className="-mt-1 mb-3 text-sm text-ink-3 text-pretty">{describeSelection(property)}</p>
      <View
        own={toComparable(property)}
        comparables={all ? sorted : sorted.slice(0, shownAtFirst)}
        order={order}
        onOrder={setOrder}
      />
      {!all && sorted.length > shownAtFirst && (
        <button type="button" className="text-link mt-3 self-start text-sm" onClick={() => setAll(true)}>
          Ver mais {sorted.length - shownAtFirst}
        </button>
      )}
      <Link
        to={pagePaths.search}
        search={{ state, city, ...(category === null ? {} : { type: category }) }}
        className="target mt-4 self-start text-sm font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Ver todos na busca
      </Link>
    </FoldingPanel>
  )
}

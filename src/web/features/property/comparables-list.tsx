import { describeUnknownFact } from '#domain/property/unknown-fact.ts'
import { Link } from '../../framework/link.tsx'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { ComparableAnswer } from '#contract/property-detail-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { Field, Select } from '../../ui/field.tsx'
import {
  type ComparableColumn,
  comparableColumnNames,
  comparableName,
  type ComparableOrder,
} from './comparable-columns.ts'
import { buildComparableCells, type ComparablesProps, UnseenMark } from './comparables-table.tsx'

const orders: { value: string; label: string; order: ComparableOrder }[] = [
  { value: '', label: 'Mais parecidos', order: null },
  { value: 'price', label: 'Menor preço', order: { by: 'price', direction: 'ascending' } },
  { value: 'pricePerM2', label: 'Menor preço por m²', order: { by: 'pricePerM2', direction: 'ascending' } },
  { value: 'discount', label: 'Maior desconto', order: { by: 'discount', direction: 'descending' } },
  { value: 'area', label: 'Maior área', order: { by: 'area', direction: 'descending' } },
]

const Fact = ({ of, by }: { of: ComparableAnswer; by: Exclude<ComparableColumn, 'title' | 'price'> }) => (
  <div className="flex gap-1.5 whitespace-nowrap">
    <dt className="text-ink-3">{comparableColumnNames[by]}</dt>
    <dd className="text-ink-2">
      {buildComparableCells(of)[by] ?? describeUnknownFact(comparableColumnNames[by]).toLowerCase()}
    </dd>
  </div>
)

const Item = ({ of, own = false }: { of: ComparableAnswer; own?: boolean }) => (
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
          to={writePropertyPath(of.id)}
          className="min-w-0 text-sm font-medium break-words underline decoration-line-strong underline-offset-4 outline-none after:absolute after:inset-0"
        >
          {comparableName(of)}
        </Link>
      )}
      <p className="shrink-0 font-semibold">{buildComparableCells(of).price}</p>
    </div>
    <p className="text-2xs text-ink-3">
      {of.id}
      {!own && of.sameNeighborhood && <span className="text-ink-2"> · mesmo bairro</span>}
      {!own && <UnseenMark of={of} />}
    </p>
    <dl className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      <Fact of={of} by="area" />
      <Fact of={of} by="pricePerM2" />
      <Fact of={of} by="evaluationValue" />
      <Fact of={of} by="discount" />
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
        <Item of={own} own />
        {comparables.map(comparable => (
          <Item key={comparable.id} of={comparable} />
        ))}
      </ul>
    </>
  )
}

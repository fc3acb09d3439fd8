import { Link } from '../../framework/link.tsx'
import { Plus, X } from 'lucide-react'
import type { Property, CatalogueStats } from '#contract/catalogue-schemas.ts'
import { writePropertyPath } from '#contract/page-paths.ts'
import { formatPlaceName, readHeadName, formatNeighborhood } from '#domain/property/place-names.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { formatReais, formatShortMoney } from '../../ui/format-text.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { useNow } from '../../framework/use-now.ts'

/** The height that slides under the header while the text below stays; comparison-table.tsx relies on it. */
const picture = 'h-20 lg:h-36'

/** On a narrow screen a strip as wide as the picture, which the words just fit. */
const Badge = ({ children }: { children: string }) => (
  <span className="bg-plate text-center text-2xs font-medium text-plate-ink lg:rounded-sm lg:px-2 lg:py-1">
    {children}
  </span>
)

/** The head of a property's column. */
export const ComparisonColumn = ({
  property,
  source,
  onRemove,
}: {
  property: Property
  /** The source of the list. */
  source: CatalogueStats['source'] | null
  onRemove: () => void
}) => {
  const { price } = property
  const name = readHeadName(property)
  const city = `${formatPlaceName(property.city)}, ${property.state}`
  const place = [formatNeighborhood(property.neighborhood), city].filter(Boolean).join(' · ')
  return (
    <th scope="col" className="block min-w-0 text-left font-normal">
      <div className="relative">
        <div className={`scene overflow-hidden rounded-md lg:rounded-lg ${picture}`}>
          <ListingPhoto property={property} sizes="(width >= 64rem) 22rem, 33vw" />
        </div>
        <span className="absolute inset-x-0 bottom-0 flex flex-col gap-px overflow-hidden rounded-b-md lg:right-auto lg:bottom-1.5 lg:left-1.5 lg:items-start lg:gap-1 lg:rounded-none">
          {source === 'demo' && <Badge>Demonstração</Badge>}
          {property.gone && <Badge>Fora da lista</Badge>}
          {!property.gone && isUnexplainedDiscount(property) && <Badge>Fora do comum</Badge>}
        </span>
        <span className="comparison-change absolute top-1.5 right-1.5">
          <button
            type="button"
            className="target grid size-7 place-content-center rounded-full bg-plate text-plate-ink lg:size-8"
            aria-label={`Remover da comparação: ${name}, ${place}`}
            title="Remover"
            onClick={onRemove}
          >
            <X className="size-4" />
          </button>
        </span>
      </div>
      <p className="mt-2 truncate text-xs font-semibold lg:text-base">
        <Link
          to={writePropertyPath(property.id)}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      </p>
      <p className="text-sm font-bold tracking-tight whitespace-nowrap lg:text-xl">
        <span className="sm:hidden">{price >= 1_000_000 ? formatShortMoney(price) : formatReais(price)}</span>
        <span className="max-sm:hidden">{formatReais(price)}</span>
      </p>
      <DoubtfulPriceMark property={property} className="text-2xs lg:text-xs" />
      <p className="line-clamp-2 text-2xs text-ink-3 lg:text-sm">{place}</p>
      <SeenStamp
        property={property}
        demonstration={source === 'demo'}
        now={useNow()}
        className="mt-0.5 text-2xs lg:text-xs [&>svg]:max-lg:hidden"
      />
    </th>
  )
}

/** An empty column. */
export const EmptyComparisonColumn = ({ onAdd }: { onAdd: () => void }) => (
  <td className="block min-w-0">
    <button
      type="button"
      className={`comparison-change flex w-full flex-col items-center justify-center gap-1 rounded-md border border-dashed border-control-line p-1 text-center text-2xs font-medium text-ink-2 transition-colors hover:border-ink-3 hover:text-ink lg:rounded-lg lg:text-sm ${picture}`}
      onClick={onAdd}
    >
      <Plus className="size-5 text-amber-text" />
      Adicionar imóvel
    </button>
  </td>
)

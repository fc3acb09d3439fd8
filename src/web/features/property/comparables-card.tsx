import { Link } from '../../framework/link.tsx'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { toComparable, type ComparableOrder, sortComparables } from './comparable-columns.ts'
import { ComparablesList } from './comparables-list.tsx'
import { ComparablesTable } from './comparables-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FoldingPanel } from './folding-panel.tsx'

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

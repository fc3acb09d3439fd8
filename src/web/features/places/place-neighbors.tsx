import { Map as MapIcon } from 'lucide-react'
import type { PlacePage } from '#contract/place-schemas.ts'
import { writePlacePath } from '#contract/page-paths.ts'
import { formatShortDate, integerFormat } from '#domain/format-figures.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { Link } from '../../framework/link.tsx'
import { Panel } from '../../ui/panel.tsx'

type Neighbor = PlacePage['neighbors'][number]

/** `94`, `nenhum desde mai. 2026` */
function describeNeighborTotal(
  { total, lastSeen }: Pick<Neighbor, 'total' | 'lastSeen'>,
  gender: 'a' | 'o',
): string {
  if (total > 0) return integerFormat(total)
  const none = gender === 'a' ? 'nenhuma' : 'nenhum'
  const [, ...month] = lastSeen === null ? [] : formatShortDate(lastSeen).split(' ')
  return month.length === 0 ? none : `${none} desde ${month.join('\u00a0')}`
}

/** The nearest cities that have or had properties, those of a type on its page, with the distance between the seats. */
export function PlaceNeighbors({
  place: { neighbors, uf, category },
}: {
  place: Pick<PlacePage, 'neighbors' | 'uf' | 'category'>
}) {
  if (neighbors.length === 0) return null
  const { one, many, gender } = listingNoun(category)
  return (
    <Panel
      icon={MapIcon}
      title="Cidades mais próximas"
      aside={<p className="text-sm text-ink-3">distância entre as sedes</p>}
    >
      <ul className="neighbor-rows">
        {neighbors.map(({ uf: state, name, slug, km, total, lastSeen }) => (
          <li key={`${state} ${slug}`} className="counted-row">
            <span className="min-w-0">
              <Link
                to={writePlacePath({ uf: state, city: slug, category })}
                className="row-link counted-name"
              >
                {formatPlaceName(name)}
                {state !== uf && `, ${state}`}
              </Link>{' '}
              <span className="text-sm whitespace-nowrap text-ink-3">{integerFormat(Math.round(km))} km</span>
            </span>
            <span className={total > 0 ? 'counted-total' : 'counted-total text-sm text-ink-3'}>
              {describeNeighborTotal({ total, lastSeen }, gender)}
              {total > 0 && <span className="sr-only"> {total === 1 ? one : many}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

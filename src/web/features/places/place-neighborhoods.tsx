import { MapPin } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CountedBar } from './counted-bar.tsx'
import { searchOfPlace } from './place-names.ts'

/** The neighborhoods of a city with the most properties, each a link to its search. */
export function PlaceNeighborhoods({ place }: { place: PlacePage }) {
  const { neighborhoods, total: listed } = place
  if (listed < 2 || neighborhoods.length === 0) return null
  const most = Math.max(...neighborhoods.map(({ total }) => total))
  return (
    <Panel icon={MapPin} title={neighborhoods.length > 1 ? 'Bairros com mais imóveis' : 'Bairro'}>
      <ul className="counted-rows">
        {neighborhoods.map(({ name, total }) => (
          <li key={name} className="counted-row">
            <Link
              to={pagePaths.search}
              search={searchOfPlace(place, { neighborhood: name })}
              className="row-link counted-name"
            >
              {formatPlaceName(name)}
            </Link>
            <CountedBar total={total} most={most} />
            <span className="counted-total">
              {integerFormat(total)}
              <span className="sr-only">{total === 1 ? ' imóvel' : ' imóveis'}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

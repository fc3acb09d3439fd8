import type { LucideIcon } from 'lucide-react'
import { Gavel, MapPin } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { Link } from '../../framework/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { modalityLabels } from '../listing/listing-labels.ts'
import { CountedBar } from './counted-bar.tsx'
import { searchOfPlace } from './place-names.ts'

interface CountedSearch {
  id: string
  name: string
  search: ReturnType<typeof searchOfPlace>
  total: number
}

/** Counts of a place's properties, each a link to its search; nothing where the place has less than two. */
function CountedSearches({
  place,
  icon,
  titles: [one, many],
  counts,
}: {
  place: PlacePage
  icon: LucideIcon
  titles: readonly [one: string, many: string]
  counts: readonly CountedSearch[]
}) {
  if (place.total < 2 || counts.length === 0) return null
  const most = Math.max(...counts.map(({ total }) => total))
  return (
    <Panel icon={icon} title={counts.length > 1 ? many : one}>
      <ul className="counted-rows">
        {counts.map(({ id, name, search, total }) => (
          <li key={id} className="counted-row">
            <Link to={pagePaths.search} search={search} className="row-link counted-name">
              {name}
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

/** How many of a place's properties are sold in which way. */
export const PlaceModalities = ({ place }: { place: PlacePage }) => (
  <CountedSearches
    place={place}
    icon={Gavel}
    titles={['Modalidade', 'Modalidades']}
    counts={place.modalities.map(({ modality, total }) => ({
      id: modality,
      name: modalityLabels[modality],
      search: searchOfPlace(place, { modality }),
      total,
    }))}
  />
)

/** The neighborhoods of a city with the most properties. */
export const PlaceNeighborhoods = ({ place }: { place: PlacePage }) => (
  <CountedSearches
    place={place}
    icon={MapPin}
    titles={['Bairro', 'Bairros com mais imóveis']}
    counts={place.neighborhoods.map(({ name, total }) => ({
      id: name,
      name: formatPlaceName(name),
      search: searchOfPlace(place, { neighborhood: name }),
      total,
    }))}
  />
)

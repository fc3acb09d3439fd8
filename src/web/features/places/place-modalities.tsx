import { Gavel } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { modalityLabels } from '../listing/listing-labels.ts'
import { CountedBar } from './counted-bar.tsx'
import { searchOfPlace } from './place-names.ts'

/** How many of a place's properties are sold in which way, each a link to its search. */
export function PlaceModalities({ place }: { place: PlacePage }) {
  const { modalities, total: listed } = place
  if (listed < 2 || modalities.length === 0) return null
  const most = Math.max(...modalities.map(({ total }) => total))
  return (
    <Panel icon={Gavel} title={modalities.length > 1 ? 'Modalidades' : 'Modalidade'}>
      <ul className="counted-rows">
        {modalities.map(({ modality, total }) => (
          <li key={modality} className="counted-row">
            <Link
              to={pagePaths.search}
              search={searchOfPlace(place, { modality })}
              className="row-link counted-name"
            >
              {modalityLabels[modality]}
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

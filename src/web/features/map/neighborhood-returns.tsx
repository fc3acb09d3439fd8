import { useQuery } from '@tanstack/react-query'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useIsForLiving } from '../../data/account/home-profile.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { hasNeighborhoodReturns, neighborhoodReturnsQuery } from './map-queries.ts'

/** The median return of each neighborhood of one city; nothing where none is known, and to who wants to live there. */
export function NeighborhoodReturns({
  criteria,
  onChoose,
}: {
  criteria: Criteria
  onChoose: (neighborhood: string) => void
}) {
  const source = useCatalogueSource()
  const { data: returns } = useQuery({
    ...neighborhoodReturnsQuery(source, criteria),
    enabled: hasNeighborhoodReturns(criteria),
  })
  const isForLiving = useIsForLiving()
  if (isForLiving || returns === undefined || returns.length === 0) return null
  return (
    <details className="for-resale map-neighborhoods">
      <summary>Retorno por bairro</summary>
      <p className="mt-1 text-xs text-ink-3">
        Mediana do ROI líquido dos imóveis desta busca em cada bairro, pelas premissas padrão, sobre a
        avaliação da lista da Caixa. Imóveis sem retorno conhecido ficam de fora.
      </p>
      <ul aria-label="Retorno por bairro" className="quiet-scroll">
        {returns.map(({ name, known, netReturn }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <span className="truncate">{formatPlaceName(name)}</span>
              <span className="shrink-0">
                <b>{formatNetRoi(netReturn)}</b>
                <span className="text-xs text-ink-3"> · {formatPropertyCount(known)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

import { ArrowRight } from 'lucide-react'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { Link } from '../../framework/link.tsx'
import { PublicListingCard } from '../listing/card/public-listing-card.tsx'
import { nameCategory, writeCityPath } from './property-crumbs.ts'

/** The width of a card's picture; see facts-cards.css. */
const pictureSizes = '(width >= 40rem) 24rem, 8rem'

/** Other listings of its city and type, those of its neighborhood first; nothing where there is none. */
export function NeighborList({ facts, now }: { facts: PropertyFacts; now: number }) {
  const { neighbors, category, city } = facts
  if (neighbors.length === 0) return null
  return (
    <section className="facts-neighbors" aria-labelledby="neighbors-title">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="neighbors-title" className="text-lg font-bold tracking-tight text-balance">
          Mais em {formatPlaceName(city)}
        </h2>
        <Link to={writeCityPath(facts, category)} className="facts-more">
          {nameCategory(category)} em {formatPlaceName(city)}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul className="neighbor-cards">
        {neighbors.map(property => (
          <li key={property.id}>
            <PublicListingCard property={property} now={now} pictureSizes={pictureSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}

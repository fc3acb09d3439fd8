import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { Property } from '#contract/property-schemas.ts'
import { ListingCard } from '../listing/card/listing-card.tsx'

/** For an account without anything of its own: the first properties of the default order, to begin with. */
export function FirstListings({
  listings,
  demonstration,
  now,
}: {
  listings: readonly Property[]
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) {
  return (
    <section aria-labelledby="first-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-title" className="text-lg font-bold tracking-tight">
          Para começar
        </h2>
        <Link to={pagePaths.search} search={{}} className="home-link">
          Ver todos, por relevância
        </Link>
      </div>
      <ul className="home-searches home-first mt-3">
        {listings.map(property => (
          <li key={property.id} className="min-w-0">
            <ListingCard property={property} layout="grid" demonstration={demonstration} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

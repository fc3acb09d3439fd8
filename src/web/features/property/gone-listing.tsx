import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { describeGone } from '#domain/freshness/listing-presence.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatReais } from '../../ui/format-text.ts'
import { describeLastListed } from '../listing/last-listed.ts'

/** Says of a listing that left the list when it was last seen and at which price, and links to similar ones. */
export function GoneListing({ property }: { property: PropertyDetail }) {
  const { listDate, price, city, state, category } = property
  const seen = describeLastListed(property)
  const many = capitalize(listingNoun(category).many)
  const type = category === null ? {} : { type: category }
  return (
    <div>
      <p className="font-semibold first-letter:uppercase">{describeGone(property.siteGoneAt, listDate)}</p>
      {seen !== null && (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          Visto pela última vez na lista de {formatListDate(seen)}, por {formatReais(price)}.
        </p>
      )}
      <p className="mt-4 text-sm font-semibold">Parecidos à venda</p>
      <div className="mt-2 flex flex-col gap-2">
        <Link to={pagePaths.search} search={{ state, city, ...type }} className={buttonClass('outline')}>
          {many} em {formatPlaceName(city)}
        </Link>
        <Link to={pagePaths.search} search={{ state, ...type }} className="text-link self-center">
          {many} em todo o estado: {stateName(state)}
        </Link>
      </div>
    </div>
  )
}

import { Link } from '../../framework/link.tsx'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'

/** Buscar / state / city, each a link to its search. */
export const PropertyBreadcrumb = ({ property: { state, city } }: { property: Property }) => (
  <nav aria-label="Onde você está" className="min-w-0">
    <ol className="flex items-center text-sm text-ink-3">
      {[
        { name: 'Buscar', search: {} },
        { name: stateName(state), search: { state } },
        { name: formatPlaceName(city), search: { state, city } },
      ].map(({ name, search }, at) => (
        <li key={name + at} className={at < 2 ? 'flex shrink-0 items-center' : 'flex min-w-0 items-center'}>
          {at > 0 && (
            <span className="px-1.5" aria-hidden="true">
              /
            </span>
          )}
          <Link
            to={pagePaths.search}
            search={search}
            className="truncate rounded-sm py-3 underline-offset-4 hover:text-ink hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

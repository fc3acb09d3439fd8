import type { Property } from '#contract/property-schemas.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { listPropertyCrumbs } from './property-crumbs.ts'

/** Imóveis / state / city / type / the property itself, which a phone leaves out. */
export const FactsBreadcrumb = ({ property }: { property: Property }) => {
  const crumbs = listPropertyCrumbs(property)
  return (
    <nav aria-label="Onde você está" className="min-w-0">
      <ol className="facts-crumbs flex items-center text-sm text-ink-3">
        {crumbs.map(({ name, path }, at) => {
          const isOwn = at === crumbs.length - 1
          return (
            <li
              key={path}
              className={isOwn ? 'flex min-w-0 items-center max-lg:hidden' : 'flex shrink-0 items-center'}
            >
              {at > 0 && (
                <span className="px-1.5" aria-hidden="true">
                  /
                </span>
              )}
              {isOwn ? (
                <span aria-current="page" className="truncate py-3 text-ink-2">
                  {name}
                </span>
              ) : (
                <Link
                  to={path}
                  aria-current={undefined}
                  className="rounded-sm py-3 underline-offset-4 hover:text-ink hover:underline"
                >
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

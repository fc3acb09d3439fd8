import type { Property } from '#contract/property-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../framework/link.tsx'
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
              className={classNames(
                'flex items-center',
                isOwn ? 'min-w-0 max-lg:hidden' : 'shrink-0',
                at === 0 && 'max-sm:hidden',
              )}
            >
              {at > 0 && (
                <span className={classNames('px-1.5', at === 1 && 'max-sm:hidden')} aria-hidden="true">
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

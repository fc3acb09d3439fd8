import { Link } from '../../framework/link.tsx'
import { listCrumbs } from './place-crumbs.ts'
import type { NamedPlace } from './place-names.ts'

/** Imóveis / state / city / type, each but the page itself a link. */
export function PlaceBreadcrumb({ place }: { place: NamedPlace }) {
  const crumbs = listCrumbs(place)
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Onde você está">
      <ol className="flex flex-wrap items-center text-sm text-ink-3 pointer-coarse:-my-2.5">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex min-w-0 items-center">
            {at > 0 && (
              <span className="px-1.5" aria-hidden="true">
                /
              </span>
            )}
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate text-ink-2">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                aria-current={undefined}
                className="flex min-w-0 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-target pointer-coarse:min-w-target"
              >
                <span className="truncate">{name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

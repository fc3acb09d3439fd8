import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { categoryWords, type NamedPlace, placePath } from './place-names.ts'

interface Crumb {
  name: string
  path: string
}

/** The places around a page, the country first and its own last. */
export function listCrumbs({ uf, city, category }: NamedPlace): Crumb[] {
  const crumb = (name: string, place: NamedPlace): Crumb => ({ name, path: placePath(place) })
  const { many } = category === null ? { many: '' } : categoryWords[category]
  return [
    { name: 'Imóveis', path: pagePaths.places },
    ...(uf === null ? [] : [crumb(stateName(uf), { uf, city: null, category: null })]),
    ...(city === null ? [] : [crumb(formatPlaceName(city.name), { uf, city, category: null })]),
    ...(category === null
      ? []
      : [crumb(many.charAt(0).toUpperCase() + many.slice(1), { uf, city, category })]),
  ]
}

/** Imóveis / state / city / type, each but the page itself a link. */
export function PlaceBreadcrumb({ place }: { place: NamedPlace }) {
  const crumbs = listCrumbs(place)
  if (crumbs.length < 2) return null
  return (
    <nav aria-label="Onde você está">
      <ol className="flex flex-wrap items-center text-sm text-ink-3">
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
                className="target truncate rounded-sm underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

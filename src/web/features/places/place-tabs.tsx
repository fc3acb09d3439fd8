import type { PlacePage } from '#contract/place-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { Link } from '../../framework/link.tsx'
import { placePath } from './place-names.ts'

const tabNames: Record<string, string> = { rural: 'Rurais', comercial: 'Comerciais' }

/** The types of a city's properties, each a page of its own. */
export function PlaceTabs({ place }: { place: PlacePage }) {
  const { uf, city, category: shown, categories, total } = place
  const tabs = [
    { category: null, name: 'Todos', total: shown === null ? total : null },
    ...categories
      .toSorted((a, b) => b.total - a.total)
      .map(({ category, total: ofType }) => {
        const name = tabNames[category] ?? capitalize(listingNoun(category).many)
        return { category, name, total: ofType }
      }),
  ]
  return (
    <nav aria-label="Tipos de imóvel">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ category, name, total: ofType }) => (
          <li key={name}>
            <Link
              to={placePath({ uf, city, category })}
              activeOptions={{ exact: true }}
              aria-current={category === shown ? 'page' : undefined}
              className="place-tab target"
            >
              {name}
              {ofType !== null && (
                <span className="place-tab-total">
                  {integerFormat(ofType)}
                  <span className="sr-only"> imóveis</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

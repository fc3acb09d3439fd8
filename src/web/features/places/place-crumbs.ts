import { pagePaths } from '#contract/page-paths.ts'
import type { Crumb } from '#contract/structured-data.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { type NamedPlace, placePath } from './place-names.ts'

/** The places around a page, the country first and its own last. */
export function listCrumbs({ uf, city, category }: NamedPlace): Crumb[] {
  const crumb = (name: string, place: NamedPlace): Crumb => ({ name, path: placePath(place) })
  return [
    { name: 'Imóveis', path: pagePaths.places },
    ...(uf === null ? [] : [crumb(stateName(uf), { uf, city: null, category: null })]),
    ...(city === null ? [] : [crumb(formatPlaceName(city.name), { uf, city, category: null })]),
    ...(category === null ? [] : [crumb(capitalize(listingNoun(category).many), { uf, city, category })]),
  ]
}

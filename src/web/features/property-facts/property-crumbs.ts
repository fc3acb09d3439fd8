import { writePlacePath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Crumb } from '#contract/structured-data.ts'
import { capitalize } from '#domain/capitalize.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { listCrumbs } from '../places/place-crumbs.ts'
import { listingTitle } from '../listing/listing-words.ts'

/** Returns the path of the page of a property's city, or of its listings of the same type. */
export const writeCityPath = (
  { state, city }: Pick<Property, 'state' | 'city'>,
  category: Property['category'] = null,
): string => writePlacePath({ uf: state, city: writeSlug(formatPlaceName(city)), category })

/** Apartamentos, Imóveis rurais; Imóveis for a listing without a type. */
export const nameCategory = (category: Property['category']): string => capitalize(listingNoun(category).many)

/** Lists the places around a property, the country first and the property last. */
export function listPropertyCrumbs(property: Property): Crumb[] {
  const { state, city, category } = property
  const name = formatPlaceName(city)
  return [
    ...listCrumbs({ uf: state, city: { name, slug: writeSlug(name) }, category }),
    { name: listingTitle(property), path: writePropertyAddress(property) },
  ]
}

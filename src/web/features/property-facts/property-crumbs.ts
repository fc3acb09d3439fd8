import { pagePaths, writePlacePath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Crumb } from '#contract/structured-data.ts'
import { capitalize, categoryNoun } from '#domain/consultant/describe-listing.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { listingTitle } from '../listing/listing-words.ts'

/** Returns the path of the page of a property's city, or of its listings of the same type. */
export const writeCityPath = (
  { state, city }: Pick<Property, 'state' | 'city'>,
  category: Property['category'] = null,
): string => writePlacePath({ uf: state, city: writeSlug(formatPlaceName(city)), category })

/** Apartamentos, Imóveis rurais; Imóveis for a listing without a type. */
export const nameCategory = (category: Property['category']): string =>
  capitalize(categoryNoun(category === null ? [] : [category]).many)

/** Lists the places around a property, the country first and the property last. */
export function listPropertyCrumbs(property: Property): Crumb[] {
  const { state, city, category } = property
  return [
    { name: 'Imóveis', path: pagePaths.places },
    { name: stateName(state), path: writePlacePath({ uf: state, city: null, category: null }) },
    { name: formatPlaceName(city), path: writeCityPath(property) },
    ...(category === null ? [] : [{ name: nameCategory(category), path: writeCityPath(property, category) }]),
    { name: listingTitle(property), path: writePropertyAddress(property) },
  ]
}

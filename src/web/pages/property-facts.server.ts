import { readPropertyPath } from '#contract/page-paths.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { propertyFactsQuery } from '../data/catalogue/property-facts-query.ts'
import type { PageLocation } from '../framework/page-location.ts'
import type { PagePreparation, PageRedirect, PreparePage } from '../framework/page-preparation.ts'

/** Asks for what everybody may know of a property, and leads to its one address. */
export const preparePage: PreparePage = async preparation =>
  redirectToAddress(await preparePropertyFacts(preparation), preparation.location)

/** Fetches the public facts of a property; `null` where there are none, or the call fails. */
export async function preparePropertyFacts({
  client,
  location,
}: PagePreparation): Promise<PropertyFacts | null> {
  const query = propertyFactsQuery(readPropertyPath(location.path) ?? '')
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(catalogueQuery)])
  return client.getQueryData(query.queryKey) ?? null
}

/** A property has one address, which its page leads to. */
export const redirectToAddress = (
  found: PropertyFacts | PropertyDetail | null,
  { path }: PageLocation,
): PageRedirect | undefined =>
  found === null || writePropertyAddress(found) === path
    ? undefined
    : { to: writePropertyAddress(found), status: 301 }

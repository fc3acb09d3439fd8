import { readPropertyPath } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { callApi } from '../data/api-client.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { propertyQuery } from '../data/catalogue/property-query.ts'
import type { PagePreparation, PreparePage } from '../framework/page-preparation.ts'
import { preparePropertyFacts, redirectToAddress } from './property-facts.server.ts'

/** Asks for everything of a property, as the account; `null` where that is refused or fails, which the browser says. */
async function prepareProperty({
  client,
  location,
  sendAsAccount: send,
}: PagePreparation): Promise<PropertyDetail | null> {
  const id = readPropertyPath(location.path)
  if (send === null || id === null) return null
  const property = await callApi('GET /api/properties/{id}', { params: { id }, query: {}, send }).catch(
    () => null,
  )
  if (property !== null) client.setQueryData(propertyQuery('server', id).queryKey, property)
  return property
}

/** All of a property for an account that may see it, else what everybody may know. */
export const preparePage: PreparePage = async preparation => {
  const [property] = await Promise.all([
    prepareProperty(preparation),
    preparation.client.prefetchQuery(catalogueQuery),
  ])
  return redirectToAddress(property ?? (await preparePropertyFacts(preparation)), preparation.location)
}

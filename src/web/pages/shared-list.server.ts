import { readSharedListPath } from '#contract/shared-list-path.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { sharedPageQuery } from '../data/shared-list/shared-page-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Fetches a list for a client, with this visitor's reactions. */
export const preparePage: PreparePage = async ({ client, location, visitor }) => {
  const token = readSharedListPath(location.path)
  if (token === null) return
  await Promise.all([
    client.prefetchQuery(sharedPageQuery(token, visitor)),
    client.prefetchQuery(catalogueQuery),
  ])
}

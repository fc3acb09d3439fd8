import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { placeQuery } from '../data/catalogue/place-query.ts'
import { newBelowAppraisalQuery } from '../data/catalogue/server-queries.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Fetches the country's figures, the newest listings below their appraisal, and the dates of the lists. */
export const preparePage: PreparePage = async ({ client }) => {
  await Promise.all([
    client.prefetchQuery(placeQuery({ uf: null, city: null, category: null }, 1)),
    client.prefetchQuery(newBelowAppraisalQuery),
    client.prefetchQuery(catalogueQuery),
  ])
}

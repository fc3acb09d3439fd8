import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

export const preparePage: PreparePage = ({ client }) => client.prefetchQuery(catalogueQuery)

import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Asks for the configuration that the sign-in form depends on. */
export const preparePage: PreparePage = ({ client }) => client.prefetchQuery(catalogueQuery)

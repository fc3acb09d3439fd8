import { planQuery } from '../data/account/plan-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Asks for the plans and their prices. */
export const preparePage: PreparePage = ({ client }) => client.prefetchQuery(planQuery)

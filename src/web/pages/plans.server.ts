import { planQuery } from '../data/account/plan-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

export const preparePage: PreparePage = ({ client }) => client.prefetchQuery(planQuery)

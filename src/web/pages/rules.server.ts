import { readRuleDay, rulesQuery } from '../features/rules/rules-query.ts'
import type { PreparePage } from '../framework/page-preparation.ts'

/** Asks for the rules of the day in the address. */
export const preparePage: PreparePage = ({ client, location }) =>
  client.prefetchQuery(rulesQuery(readRuleDay(location.query)))

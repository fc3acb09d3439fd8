import sql, { type Sql } from 'sql-template-tag'

/**
 * What the net ROI of a row of `listings l` is worked out from, named as `CostFacts`. The folded name of the city
 * serves as well as the bank's own.
 */
export const costFacts: Sql = sql`
  l.price, l.evaluation, l.modality, l.category, l.occupancy, l.state, l.city_key as city, l.area`

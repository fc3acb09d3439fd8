import sql, { type Sql } from 'sql-template-tag'

/**
 * The columns of `listings l` from which the net ROI is computed, named as in `CostFacts`. The folded city name
 * serves as well as the bank's own.
 */
export const costFactColumns: Sql = sql`
  l.price, l.evaluation, l.modality, l.category, l.occupancy, l.state, l.city_key as city, l.area`

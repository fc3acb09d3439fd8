import sql, { empty, join, type Sql } from 'sql-template-tag'
import { parseCityTerm } from '#domain/search/city-term.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { parseTextTerms } from '#domain/search/text-terms.ts'
import { foldText } from '#domain/fold-text.ts'

/** Returns a LIKE pattern for "contains", in which `%`, `_` and `\` are ordinary characters. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The next coming auction, like `findNextAuction` in domain/search/next-auction.ts; for listings aliased `l`. */
export const nextAuctionSql = (now: Date): Sql => sql`least(
  case when l.first_auction_at > ${now}::timestamptz then l.first_auction_at end,
  case when l.second_auction_at > ${now}::timestamptz then l.second_auction_at end)`

const all = (conditions: Sql[]): Sql => (conditions.length === 0 ? sql`true` : join(conditions, ' and '))
const any = (conditions: Sql[]): Sql => sql`(${join(conditions, ' or ')})`
const when = <T>(value: T | null, condition: (value: T) => Sql): Sql[] =>
  value === null ? [] : [condition(value)]
const whenSome = <T>(values: T[], condition: (values: T[]) => Sql): Sql[] =>
  values.length === 0 ? [] : [condition(values)]

/**
 * Converts criteria to a condition on `listings_offered l` that selects the same listings as
 * `createCriteriaMatcher` in domain/search/match-criteria.ts (both run on test/support/search-cases.ts). `true` without
 * criteria.
 */
export function criteriaSql(criteria: Criteria, now: Date): Sql {
  const word = (text: string): Sql => sql`l.search_text like ${likePattern(text)}`
  return all([
    ...whenSome(criteria.state, states => sql`l.state = any(${states}::text[])`),
    ...whenSome(criteria.city, cities =>
      any(
        cities
          .map(parseCityTerm)
          .map(({ key, whole }) =>
            whole ? sql`l.city_key = ${key}` : sql`l.city_key like ${likePattern(key)}`,
          ),
      ),
    ),
    ...whenSome(
      criteria.neighborhood,
      names => sql`l.neighborhood_key = any(${names.map(foldText)}::text[])`,
    ),
    ...when(criteria.category, category => sql`l.category = ${category}`),
    ...whenSome(criteria.modality, modalities => sql`l.modality = any(${modalities}::text[])`),
    ...when(criteria.minPrice, price => sql`l.price >= ${price}::bigint`),
    ...when(criteria.maxPrice, price => sql`l.price <= ${price}::bigint`),
    ...when(criteria.minArea, area => sql`l.area >= ${area}::double precision`),
    ...when(criteria.maxArea, area => sql`l.area <= ${area}::double precision`),
    ...when(criteria.minDiscount, discount => sql`l.discount >= ${discount}::double precision`),
    ...when(criteria.minNetRoi, roi => sql`l.net_roi >= ${roi}::double precision`),
    ...when(criteria.minRooms, rooms => sql`l.rooms >= ${rooms}::integer`),
    ...when(criteria.minGarage, garage => sql`l.garage >= ${garage}::integer`),
    ...when(criteria.financing, financing => sql`l.financing = ${financing}::boolean`),
    ...when(criteria.fgts, fgts => sql`l.fgts = ${fgts}::boolean`),
    ...when(criteria.occupancy, occupancy => sql`l.occupancy = ${occupancy}`),
    ...when(
      criteria.hasAuctionDate,
      dated => sql`${nextAuctionSql(now)} is ${dated ? sql`not` : empty} null`,
    ),
    ...parseTextTerms(criteria.text ?? '').map(term =>
      term.state === null
        ? all(term.words.map(word))
        : any([sql`l.state = ${term.state}`, all(term.words.map(word))]),
    ),
  ])
}

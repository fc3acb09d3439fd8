import sql, { type Sql } from 'sql-template-tag'
import type { SortOrder } from '#domain/search/search-criteria.ts'
import { nextAuctionSql } from './search-conditions.ts'

const orders: Record<Exclude<SortOrder, 'auction'>, Sql> = {
  relevance: sql`l.photo_missing, l.first_seen_at desc, l.id desc`,
  newest: sql`l.first_seen_at desc, l.id desc`,
  price: sql`l.price, l.id desc`,
  '-price': sql`l.price desc, l.id desc`,
  discount: sql`l.discount, l.id desc`,
  '-discount': sql`l.discount desc nulls last, l.id desc`,
  roi: sql`l.roi, l.id desc`,
  '-roi': sql`l.roi desc nulls last, l.id desc`,
  netRoi: sql`l.net_roi, l.id desc`,
  '-netRoi': sql`l.net_roi desc nulls last, l.id desc`,
  area: sql`l.area, l.id desc`,
  '-area': sql`l.area desc nulls last, l.id desc`,
}

/** A sort → `order by` of `listings_offered l`, total: the same as `compareBySort` (domain/search/listing-order.ts). */
export const orderSql = (sort: SortOrder, now: Date): Sql =>
  sort === 'auction' ? sql`${nextAuctionSql(now)}, l.id desc` : orders[sort]

import sql, { type Sql } from 'sql-template-tag'
import type { Sort } from '#domain/search/criteria.ts'
import { nextAuctionAt } from './conditions.ts'

const orders: Record<Exclude<Sort, 'auction'>, Sql> = {
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

/** A sort → `order by` of `listings_offered l`, total: the same as `inOrder` in domain/search/order.ts. */
export const ordering = (sort: Sort, now: Date): Sql =>
  sort === 'auction' ? sql`${nextAuctionAt(now)}, l.id desc` : orders[sort]

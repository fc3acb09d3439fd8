import sql from 'sql-template-tag'
import type { News } from '#contract/notification-schemas.ts'
import { toReais } from '#domain/money.ts'
import type { Queryable } from '../database/database.ts'

type FavoriteNews = News['favorites'][number]

const maxFavoriteNews = 20

interface Row {
  id: number
  gone: boolean
  was_gone: boolean
  price: number
  price_before: number
  property_type: string
  category: string | null
  description: string
  neighborhood: string
  city: string
  state: string
}

/**
 * Finds favorites that differ from the last visit or, saved later, from when they were saved; the most recently
 * changed first. A change that was reversed is no news.
 * @param since the last visit
 * @param after changes later than this may be unknown since then (unseen-since.ts)
 */
export async function findFavoriteNews(
  db: Queryable,
  userId: string,
  { since, after }: { since: Date; after: Date },
): Promise<FavoriteNews[]> {
  const rows = await db.query<Row>(sql`
    with known as (
      select property_id, price_when_saved, saved_at > ${since}::timestamptz as saved_since,
        greatest(saved_at, ${after}::timestamptz) as at
      from favorites
      where user_id = ${userId})
    select l.id, l.gone, unseen.was_gone, l.price, t.property_type, l.category, t.description, t.neighborhood,
      t.city, l.state, coalesce(seen.price, known.price_when_saved) as price_before
    from known
    cross join lateral (
      select (array_agg(h.kind order by h.import_id))[1] = 'back' as was_gone, max(h.import_id) as last
      from listing_history h where h.listing_id = known.property_id and h.at > known.at) unseen
    left join lateral (
      select h.price from listing_history h
      where h.listing_id = known.property_id and h.at <= known.at and not known.saved_since
      order by h.import_id desc limit 1) seen on true
    join listings l on l.id = known.property_id
    join listing_texts t on t.id = known.property_id
    where unseen.last is not null and case
      when unseen.was_gone or l.gone then unseen.was_gone <> l.gone
      else l.price <> coalesce(seen.price, known.price_when_saved) end
    order by unseen.last desc, l.id desc
    limit ${maxFavoriteNews}::integer`)
  return rows.map(row => {
    const kind = kindOf(row)
    return {
      propertyId: String(row.id),
      kind,
      price: toReais(row.price),
      priceBefore: kind === 'gone' || row.price === row.price_before ? null : toReais(row.price_before),
      propertyType: row.property_type,
      category: row.category,
      description: row.description,
      neighborhood: row.neighborhood,
      city: row.city,
      state: row.state,
    }
  })
}

function kindOf({ gone, was_gone, price, price_before }: Row): FavoriteNews['kind'] {
  if (gone) return 'gone'
  if (was_gone) return 'back'
  return price < price_before ? 'cheaper' : 'dearer'
}

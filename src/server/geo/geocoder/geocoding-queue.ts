import sql, { type Sql } from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'
import type { GeocoderFinding, Geocoder } from './geocoder.ts'

/** A listing whose address is to be geocoded. */
export interface WaitingAddress {
  id: number
  /** The address as stored with the answer: a different one is geocoded again. */
  asked: string
  address: string
  neighborhood: string
  city: string
  uf: Uf
  postalCode: string | null
}

const asked: Sql = sql`concat_ws('; ', t.address, t.neighborhood, t.city, l.state, b.page->>'postalCode')`

/**
 * Lists the bank's offered listings without an answer for their current address (or only with a "not found" of
 * another service): first those whose bank page was read, because it has the postal code, then the newest.
 */
export const listWaitingAddresses = (
  db: Queryable,
  provider: Geocoder['provider'],
  most: number,
): Promise<WaitingAddress[]> =>
  db.query<WaitingAddress>(sql`
    select l.id, ${asked} as asked, t.address, t.neighborhood, t.city, l.state as uf,
      b.page->>'postalCode' as "postalCode"
    from listings_offered l
    join listing_texts t on t.id = l.id
    left join listing_pages b on b.id = l.id
    left join listing_places g on g.id = l.id
    where l.source = 'caixa'
      and (g.id is null or g.address <> ${asked} or (g.lat is null and g.provider <> ${provider}))
    order by (b.id is not null) desc, l.first_seen_at desc, l.id
    limit ${most}::bigint`)

/**
 * Stores an answer; `null` when nothing was found. A place found for an earlier address is deleted. The answer is not
 * stored when a bank list has changed the address since; the listing then waits again. Returns whether it was stored.
 */
export async function storeGeocoderAnswer(
  db: Queryable,
  { id, asked: address }: WaitingAddress,
  { provider, finding, at }: { provider: Geocoder['provider']; finding: GeocoderFinding | null; at: Date },
): Promise<boolean> {
  const kept = await db.query(sql`
    with kept as (
    insert into listing_places (id, address, provider, lat, lng, precision, asked_at)
    select l.id, ${address}, ${provider}, ${finding?.lat ?? null}::double precision,
      ${finding?.lng ?? null}::double precision, ${finding?.precision ?? null}, ${at}::timestamptz
    from listings l
    join listing_texts t on t.id = l.id
    left join listing_pages b on b.id = l.id
    where l.id = ${id}::bigint and ${asked} = ${address}
    for share of t
    on conflict (id) do update set address = excluded.address, provider = excluded.provider, lat = excluded.lat,
      lng = excluded.lng, precision = excluded.precision, asked_at = excluded.asked_at
    returning id)
    insert into catalogue_changes (listing_id) select id from kept returning 1`)
  return kept.length > 0
}

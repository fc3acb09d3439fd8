import sql, { type Sql } from 'sql-template-tag'
import type { AddressMatch } from '#domain/addresses/match-address.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'

/** Where places come from. */
export type PlaceProvider = 'nominatim' | 'mapbox' | 'cnefe'

/** Credits that a map must show beside what was placed by each. */
export const placeAttributions: Readonly<Record<PlaceProvider, string>> = {
  nominatim: '© colaboradores do OpenStreetMap (ODbL)',
  mapbox: '© Mapbox',
  cnefe: 'Fonte: IBGE, Cadastro Nacional de Endereços para Fins Estatísticos (CNEFE), Censo Demográfico 2022',
}

/** A listing whose address is to be placed. */
export interface WaitingAddress {
  id: number
  /** The address as stored with the answer: a different one is placed again. */
  asked: string
  address: string
  neighborhood: string
  city: string
  uf: Uf
  postalCode: string | null
}

/** The address of a listing `l` with its texts `t` and bank page `b`, as it is stored with its place. */
export const askedAddress: Sql = sql`concat_ws('; ', t.address, t.neighborhood, t.city, l.state, b.page->>'postalCode')`

/** The columns of `WaitingAddress`, of the same tables. */
export const waitingColumns: Sql = sql`
  l.id, ${askedAddress} as asked, t.address, t.neighborhood, t.city, l.state as uf,
  b.page->>'postalCode' as "postalCode"`

/**
 * Stores answers; `null` when nothing was found. A place found for an earlier address is deleted. An answer is not stored when a
 * bank list has changed the address since; the listing then waits again. Returns how many were stored.
 */
export async function storePlaces(
  db: Queryable,
  answers: readonly { listing: Pick<WaitingAddress, 'id' | 'asked'>; finding: AddressMatch | null }[],
  { provider, at }: { provider: PlaceProvider; at: Date },
): Promise<number> {
  const rows = answers.map(({ listing: { id, asked }, finding }) => ({
    id,
    asked,
    lat: finding?.lat ?? null,
    lng: finding?.lng ?? null,
    precision: finding?.precision ?? null,
    radius: finding?.radius ?? null,
  }))
  const kept = await db.query(sql`
    with answers as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as a (
        id bigint, asked text, lat double precision, lng double precision, precision text, radius integer)),
    current as (
      select a.*
      from answers a
      join listings l on l.id = a.id
      join listing_texts t on t.id = l.id
      left join listing_pages b on b.id = l.id
      where ${askedAddress} = a.asked
      for share of t),
    kept as (
      insert into listing_places (id, address, provider, lat, lng, precision, radius, asked_at)
      select distinct on (c.id) c.id, c.asked, ${provider}, c.lat, c.lng, c.precision, c.radius, ${at}::timestamptz
      from current c
      on conflict (id) do update set address = excluded.address, provider = excluded.provider, lat = excluded.lat,
        lng = excluded.lng, precision = excluded.precision, radius = excluded.radius, asked_at = excluded.asked_at
      returning id)
    insert into catalogue_changes (listing_id) select id from kept returning 1`)
  return kept.length
}

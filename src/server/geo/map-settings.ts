import sql from 'sql-template-tag'
import type { MapSettings } from '#contract/geo-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { geocoderAttributions, type Geocoder } from './geocoder/geocoder.ts'

/** The credit for outlines, borders and seats, which every map of the site shows on one line of a phone. */
const baseMapCredits = ['Mapa: Natural Earth, IBGE e GeoNames (CC BY 4.0)']

/** Reads the map's settings: the operator's style and the credits for all data it shows. */
export async function readMapSettings(db: Queryable, styleUrl: string | null): Promise<MapSettings> {
  const rows = await db.query<{ provider: Geocoder['provider'] }>(sql`
    select distinct provider from listing_places where lat is not null order by provider`)
  return {
    styleUrl,
    attribution: [...baseMapCredits, ...rows.map(({ provider }) => geocoderAttributions[provider])],
  }
}

import sql from 'sql-template-tag'
import type { MapSettings } from '#contract/geo-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { geocoderAttributions, type Geocoder } from './geocoder/geocoder.ts'

/** Credits for outlines and seats, which every map of the site shows. */
const baseMapCredits = [
  'Limites: Natural Earth; dos municípios, IBGE 2010 (geodata-br, CC0)',
  'Municípios: IBGE e GeoNames (CC BY 4.0)',
]

/** Reads the map's settings: the operator's style and the credits for all data it shows. */
export async function readMapSettings(db: Queryable, styleUrl: string | null): Promise<MapSettings> {
  const rows = await db.query<{ provider: Geocoder['provider'] }>(sql`
    select distinct provider from listing_places where lat is not null order by provider`)
  return {
    styleUrl,
    attribution: [...baseMapCredits, ...rows.map(({ provider }) => geocoderAttributions[provider])],
  }
}

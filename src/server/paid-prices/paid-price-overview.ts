import sql from 'sql-template-tag'
import { toDate } from '#domain/calendar-date.ts'
import type { PaidSilence } from '#domain/paid-prices/estimate-paid-price.ts'
import { type CityPriceFit } from '#domain/paid-prices/fit-city-prices.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Category } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { paidCities } from './cities/paid-cities.ts'
import type { PaidPriceFinder } from './paid-price-finder.ts'
import { readCityStates } from './paid-price-store.ts'
import { isTestedCity } from '#domain/paid-prices/tested-city.ts'

/** What an operator sees of a city's records. */
export interface PaidCityOverview {
  city: string
  name: string
  state: Uf
  source: string
  basis: string
  rows: number
  /** The days of the earliest and the latest record, `YYYY-MM-DD`; the first is `null` while nothing was fitted. */
  first: string | null
  last: string
  /** `null` = too few records to fit, or not fitted yet. */
  fit: CityPriceFit | null
  /** Whether estimates are shown. */
  isShown: boolean
  /** The flats that the bank offers there: how many have an estimate, and why the others have none. */
  listings: { flats: number; estimated: number; silent: Partial<Record<PaidSilence, number>> }
  lastImport: {
    file: string
    at: string
    read: number
    added: number
    refused: Record<string, number>
  } | null
  /** When its site was last asked, and why that failed; `null` where it is not asked. */
  site: { askedAt: string; failure: string | null } | null
}

/** Describes the cities whose records are loaded, for the operator's page. */
export async function describePaidCities(
  db: Queryable,
  finder: PaidPriceFinder,
): Promise<PaidCityOverview[]> {
  const overviews: PaidCityOverview[] = []
  for (const { city: id, rows, firstDay, lastDay, fit } of await readCityStates(db)) {
    const city = paidCities.find(each => each.id === id)
    if (city === undefined) continue
    const { name, state, source, basis } = city
    overviews.push({
      city: id,
      name,
      state,
      source,
      basis,
      rows,
      fit,
      first: firstDay === null ? null : toDate(firstDay),
      last: toDate(lastDay),
      isShown: fit !== null && isTestedCity(fit),
      listings: await countEstimates(db, finder, { state, city: name }),
      lastImport: await readLastImport(db, id),
      site: await readSite(db, id),
    })
  }
  return overviews
}

async function countEstimates(
  db: Queryable,
  finder: PaidPriceFinder,
  place: { state: Uf; city: string },
): Promise<PaidCityOverview['listings']> {
  const flats = await db.query<{
    address: string
    neighborhood: string
    kind: Category
    private_area: number | null
    total_area: number | null
  }>(sql`
    select t.address, t.neighborhood, l.category as kind, t.private_area, t.total_area
    from listings_offered l join listing_texts t on t.id = l.id
    where l.state = ${place.state} and l.city_key = ${foldText(place.city)} and l.category = 'apartamento'`)
  const answers = await finder.find(
    place,
    flats.map(({ private_area: privateArea, total_area: totalArea, ...flat }) => ({
      ...flat,
      privateArea,
      totalArea,
    })),
  )
  const silent: Partial<Record<PaidSilence, number>> = {}
  for (const { silent: reason } of answers) if (reason !== null) silent[reason] = (silent[reason] ?? 0) + 1
  return { flats: flats.length, estimated: answers.filter(answer => answer.silent === null).length, silent }
}

async function readLastImport(db: Queryable, city: string): Promise<PaidCityOverview['lastImport']> {
  const [row] = await db.query<{
    file: string
    finished_at: Date
    rows_read: number
    rows_added: number
    refused: Record<string, number>
  }>(sql`
    select file, finished_at, rows_read, rows_added, refused from paid_price_imports
    where city = ${city} and status = 'done' order by id desc limit 1`)
  return row === undefined
    ? null
    : {
        file: row.file,
        at: row.finished_at.toISOString(),
        read: row.rows_read,
        added: row.rows_added,
        refused: row.refused,
      }
}

async function readSite(db: Queryable, city: string): Promise<PaidCityOverview['site']> {
  const [row] = await db.query<{ asked_at: Date; failure: string | null }>(
    sql`select asked_at, failure from paid_price_sites where city = ${city}`,
  )
  return row === undefined ? null : { askedAt: row.asked_at.toISOString(), failure: row.failure }
}

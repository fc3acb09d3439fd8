import sql from 'sql-template-tag'
import type { BuildingKey } from '#domain/paid-prices/building-key.ts'
import type { CityPriceFit, CityPriceTest } from '#domain/paid-prices/fit-city-prices.ts'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import type { Queryable } from '../database/database.ts'
import { skipCommitSync } from '../database/open-database.ts'
import { packRecords, unpackRecords } from './pack-records.ts'

/** All records of one building. */
export interface BuildingRecords {
  building: BuildingKey
  records: PaidRecord[]
}

/** Identifies a building within its city, for maps. */
export const buildingIdentity = ({ street, number }: BuildingKey): string => `${number} ${street}`

type PackedBuilding = [number: string, street: string, records: string]

function unpackBuildings(packed: readonly PackedBuilding[]): BuildingRecords[] {
  const buildings = new Map<string, BuildingRecords>()
  for (const [number, street, bytes] of packed) {
    const building = { street, number }
    const known = buildings.get(buildingIdentity(building)) ?? { building, records: [] }
    buildings.set(buildingIdentity(building), known)
    known.records.push(...unpackRecords(Buffer.from(bytes, 'base64')))
  }
  return [...buildings.values()]
}

/** The parts of imports that are done, and those of one that is running. */
const isVisible = (running: number | null) => sql`
  (p.import_id = ${running}::integer or exists (
    select from paid_price_imports i where i.id = p.import_id and i.status = 'done'))`

/**
 * Reads the records of some buildings.
 * @param running an import whose records count, although it is not done
 */
export async function readBuildings(
  db: Queryable,
  city: string,
  buildings: readonly BuildingKey[],
  running: number | null = null,
): Promise<BuildingRecords[]> {
  const [row] = await db.query<{ packed: string }>(sql`
    select coalesce(json_agg(json_build_array(p.number, p.street, encode(p.records, 'base64'))), '[]')::text as packed
    from unnest(${buildings.map(({ number }) => number)}::text[], ${buildings.map(({ street }) => street)}::text[])
      as k (number, street)
    join paid_price_parts p on p.city = ${city} and p.number = k.number collate "C" and p.street = k.street collate "C"
    where ${isVisible(running)}`)
  return unpackBuildings(JSON.parse(row?.packed ?? '[]') as PackedBuilding[])
}

/** The records of some buildings, and which streets have records at each of their numbers. */
export interface NumberRecords {
  buildings: BuildingRecords[]
  streets: ReadonlyMap<string, string[]>
}

/** Reads the records of some buildings, and the names of all streets that have records at their numbers. */
export async function readBuildingsAtNumbers(
  db: Queryable,
  city: string,
  buildings: readonly BuildingKey[],
): Promise<NumberRecords> {
  const { text, values } = sql`
    with k as materialized (
      select number collate "C" as number, street collate "C" as street
      from unnest(${buildings.map(({ number }) => number)}::text[], ${buildings.map(({ street }) => street)}::text[])
        as k (number, street))
    select coalesce(json_agg(json_build_array(p.number, p.street, case when exists (
      select from k where k.number = p.number and k.street = p.street) then encode(p.records, 'base64') end)), '[]')::text
      as packed
    from (select distinct number from k) n
    join paid_price_parts p on p.city = ${city}::text and p.number = n.number
    where exists (select from paid_price_imports i where i.id = p.import_id and i.status = 'done')`
  const [row] = await db.query<{ packed: string }>({ plannedFor: 'paid prices of listings', text, values })
  const streets = new Map<string, string[]>()
  const asked: PackedBuilding[] = []
  for (const [number, street, records] of JSON.parse(row?.packed ?? '[]') as [
    string,
    string,
    string | null,
  ][]) {
    const known = streets.get(number) ?? []
    streets.set(number, known)
    if (!known.includes(street)) known.push(street)
    if (records !== null) asked.push([number, street, records])
  }
  return { buildings: unpackBuildings(asked), streets }
}

/** Buildings read in one statement: few enough for other statements to run in between. */
const buildingsPerRead = 500

interface PackedPage {
  packed: string
  last: [number: string, street: string] | null
}

/** Reads all buildings of a city, some at a time. */
export async function* readAllBuildings(db: Queryable, city: string): AsyncGenerator<BuildingRecords[]> {
  let after: [number: string, street: string] | null = ['', '']
  while (after !== null) {
    const [number, street]: [string, string] = after
    const [row]: PackedPage[] = await db.query<PackedPage>(sql`
      with k as materialized (
        select number, street from paid_price_parts
        where city = ${city} and (number, street) > (${number}, ${street})
        group by number, street order by number, street limit ${buildingsPerRead}::integer)
      select
        (select json_build_array(number, street) from k order by number desc, street desc limit 1) as last,
        (select coalesce(json_agg(json_build_array(p.number, p.street, encode(p.records, 'base64'))), '[]')::text
          from k join paid_price_parts p on p.city = ${city} and p.number = k.number and p.street = k.street
          where ${isVisible(null)}) as packed`)
    yield unpackBuildings(JSON.parse(row?.packed ?? '[]') as PackedBuilding[])
    after = row?.last ?? null
  }
}

/** Adds records of buildings to an import; they are on disk once it is finished. */
export async function addParts(
  db: Queryable,
  city: string,
  importId: number,
  parts: readonly BuildingRecords[],
): Promise<void> {
  const rows = parts.map(({ building, records }) => {
    const days = records.map(({ day }) => day)
    return [
      building.number,
      building.street,
      packRecords(records).toString('base64'),
      records.length,
      days.reduce((a, b) => Math.max(a, b)),
    ]
  })
  await db.query(sql`
    with added as (
      insert into paid_price_parts as p (city, number, street, import_id, records, count, last_day)
      select ${city}::text, r->>0, r->>1, ${importId}::integer, decode(r->>2, 'base64'), (r->>3)::integer,
        (r->>4)::integer
      from json_array_elements(${JSON.stringify(rows)}::json) r
      on conflict (city, number, street, import_id) do update set
        records = p.records || excluded.records, count = p.count + excluded.count,
        last_day = greatest(p.last_day, excluded.last_day))
    ${skipCommitSync}`)
}

/**
 * Begins an import of a file, or continues it where the same file was cut off. What other imports that were cut off have left
 * is removed.
 */
export async function beginImport(
  db: Queryable,
  { city, file, fingerprint, at }: { city: string; file: string; fingerprint: string; at: Date },
): Promise<number> {
  const running = await db.query<{ id: number; city: string; fingerprint: string }>(
    sql`select id, city, fingerprint from paid_price_imports where status = 'running' order by id`,
  )
  let resumed: number | null = null
  for (const each of running) {
    if (each.city === city && each.fingerprint === fingerprint && resumed === null) resumed = each.id
    else await dropImport(db, each.city, each.id)
  }
  if (resumed !== null) return resumed
  const [begun] = await db.query<{ id: number }>(sql`
    insert into paid_price_imports (city, file, fingerprint, status, started_at)
    values (${city}, ${file}, ${fingerprint}, 'running', ${at}::timestamptz) returning id`)
  return begun?.id ?? 0
}

/** Removes an import that is not done, with its records. */
export async function dropImport(db: Queryable, city: string, id: number): Promise<void> {
  await db.query(sql`
    delete from paid_price_parts where city = ${city} and import_id = ${id}::integer and exists (
      select from paid_price_imports where id = ${id}::integer and status = 'running')`)
  await db.query(sql`delete from paid_price_imports where id = ${id}::integer and status = 'running'`)
}

/** Counts the records that an import brought so far, also before it was cut off. */
export async function countImported(db: Queryable, city: string, id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select coalesce(sum(count), 0)::bigint as count from paid_price_parts
    where city = ${city} and import_id = ${id}::integer`)
  return row?.count ?? 0
}

/** Shows an import's records from now on. Called in a transaction. */
export async function finishImport(
  tx: Queryable,
  city: string,
  id: number,
  { read, added, refused, at }: { read: number; added: number; refused: Record<string, number>; at: Date },
): Promise<void> {
  await tx.query(sql`
    update paid_price_imports set status = 'done', finished_at = ${at}::timestamptz, rows_read = ${read}::bigint,
      rows_added = ${added}::bigint, refused = ${JSON.stringify(refused)}::jsonb
    where id = ${id}::integer`)
  await recountCity(tx, city)
}

/** Counts a city's records. */
async function recountCity(db: Queryable, city: string): Promise<void> {
  await db.query(sql`
    insert into paid_price_cities as c (city, rows, last_day)
    select ${city}::text, sum(p.count)::bigint, max(p.last_day) from paid_price_parts p
    where p.city = ${city} and ${isVisible(null)} having count(*) > 0
    on conflict (city) do update set rows = excluded.rows, last_day = excluded.last_day`)
}

/** What is known about a city's records, without them. */
export interface PaidCityState {
  city: string
  rows: number
  /** Days since 1970; the first is `null` while nothing was fitted. */
  firstDay: number | null
  lastDay: number
  /** `null` where the records are too few to fit it, or it was not fitted yet. */
  fit: CityPriceFit | null
  /** Whether the fit is that of the newest import. */
  isFitted: boolean
}

export async function readCityStates(db: Queryable): Promise<PaidCityState[]> {
  const rows = await db.query<{
    city: string
    rows: number
    first_day: number | null
    last_day: number
    growth: number | null
    width: number | null
    tested: CityPriceTest | null
    is_fitted: boolean
  }>(sql`
    select c.city, c.rows, c.first_day, c.last_day, c.growth, c.width, c.tested,
      coalesce(c.fitted_import >= (
        select max(i.id) from paid_price_imports i where i.city = c.city and i.status = 'done'), false) as is_fitted
    from paid_price_cities c where c.rows > 0 order by c.city`)
  return rows.map(({ city, growth, width, tested, ...row }) => ({
    city,
    rows: row.rows,
    firstDay: row.first_day,
    lastDay: row.last_day,
    fit: growth === null || width === null ? null : { growth, width, tested },
    isFitted: row.is_fitted,
  }))
}

/** Stores what was fitted on a city's imports up to `importId`. */
export async function storeFit(
  db: Queryable,
  city: string,
  { importId, firstDay, fit, at }: { importId: number; firstDay: number; fit: CityPriceFit | null; at: Date },
): Promise<void> {
  await db.query(sql`
    update paid_price_cities set first_day = ${firstDay}::integer, fitted_import = ${importId}::bigint, fitted_at = ${at}::timestamptz,
      growth = ${fit?.growth ?? null}::double precision, width = ${fit?.width ?? null}::double precision,
      tested = ${fit?.tested ? JSON.stringify(fit.tested) : null}::jsonb
    where city = ${city}`)
}

/** Counts what the planner of statements wants to know; called once an import is done. */
export async function analyzeParts(db: Queryable): Promise<void> {
  await db.query(sql`analyze paid_price_parts, paid_price_imports`)
}

export async function readNewestImport(db: Queryable, city: string): Promise<number> {
  const [row] = await db.query<{ id: number | null }>(
    sql`select max(id) as id from paid_price_imports where city = ${city} and status = 'done'`,
  )
  return row?.id ?? 0
}

/** Parts removed in one statement. */
const partsPerDelete = 2_000

/**
 * Removes the parts of buildings whose records are all older than a day (since 1970); the older ones among newer records
 * never count, and leave with them.
 */
export async function deleteExpiredParts(db: Queryable, oldest: number): Promise<number> {
  let all = 0
  for (;;) {
    const deleted = await db.query<{ city: string }>(sql`
      delete from paid_price_parts where ctid = any(array(
        select ctid from paid_price_parts where last_day < ${oldest}::integer limit ${partsPerDelete}::integer))
      returning city`)
    all += deleted.length
    for (const city of new Set(deleted.map(row => row.city))) {
      await recountCity(db, city)
      await db.query(sql`
        delete from paid_price_cities where city = ${city}
          and not exists (select from paid_price_parts where city = ${city})`)
    }
    if (deleted.length < partsPerDelete) return all
  }
}

import sql, { type Sql } from 'sql-template-tag'
import { publishListingChanges } from '../catalogue-changes.ts'
import type { Database, Queryable } from '../database/database.ts'
import { askedAddress, storePlaces, type WaitingAddress, waitingColumns } from '../geo/listing-places.ts'
import { findMunicipality, listMunicipalities } from '../geo/municipalities.ts'
import type { AddressMatch } from '#domain/addresses/match-address.ts'
import type { Uf } from '#domain/states.ts'
import { readAddressBooks } from './address-book-store.ts'
import { type RunCensusTask, runCensusTask } from './run-census-task.ts'

/** The cities of the catalogue that are one municipality: one of its spellings, old names or districts. */
export interface CatalogueMunicipality {
  /** IBGE's seven digits. */
  code: number
  state: Uf
  name: string
  /** As the catalogue compares them. */
  cityKeys: string[]
  /** The bank's listings offered there. */
  listings: number
}

/** Lists the municipalities with listings of the bank's, the one with most of them first. */
export async function listCatalogueMunicipalities(db: Queryable): Promise<CatalogueMunicipality[]> {
  const cities = await db.query<{ state: Uf; cityKey: string; listings: number }>(sql`
    select state, city_key as "cityKey", count(*)::integer as listings
    from listings_offered where source = 'caixa' group by state, city_key`)
  const found = new Map<number, CatalogueMunicipality>()
  for (const { state, cityKey, listings } of cities) {
    const name = findMunicipality(state, cityKey)?.name
    const code = name === undefined ? undefined : findCode(state, name)
    if (name === undefined || code === undefined) continue
    const known = found.get(code)
    if (known === undefined) found.set(code, { code, state, name, cityKeys: [cityKey], listings })
    else {
      known.cityKeys.push(cityKey)
      known.listings += listings
    }
  }
  return [...found.values()].toSorted((a, b) => b.listings - a.listings || a.code - b.code)
}

const codesByState = new Map<Uf, ReadonlyMap<string, number>>()

/** Finds the code of a municipality by its official name. */
function findCode(state: Uf, name: string): number | undefined {
  const known =
    codesByState.get(state) ?? new Map(listMunicipalities(state).map(each => [each.name, Number(each.code)]))
  codesByState.set(state, known)
  return known.get(name)
}

/** Addresses that one thread places. */
const atOnce = 20_000
/** Places that one statement stores. */
const perWrite = 1_000

export interface PlacingOptions {
  /** Where the files of municipalities are. */
  folder: string
  now: () => Date
  signal: AbortSignal
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
  onProgress?: ((share: number) => void) | undefined
  run?: RunCensusTask
}

interface PlacedBefore extends WaitingAddress {
  /** The place of another source for this very address. */
  otherRadius: number | null
}

/**
 * Places the listings of a municipality by its file: those without a place for their address, and those placed before the file
 * came. A place of another source stays where it is the more exact one. Returns how many were looked at.
 */
export async function placeListings(
  db: Database,
  { code, state, cityKeys }: CatalogueMunicipality,
  { folder, now, signal, onCatalogueChanged, onProgress, run = runCensusTask }: PlacingOptions,
): Promise<number> {
  const book = (await readAddressBooks(db)).find(({ municipality }) => municipality === code)
  if (book === undefined || book.importedAt === null) return 0
  const { importedAt } = book
  const stretches = new Map(book.measured?.map(({ precision, stretch: by }) => [precision, by]))
  let done = 0
  let changed = 0
  try {
    for (;;) {
      signal.throwIfAborted()
      const waiting = await listWaiting(db, { state, cityKeys }, importedAt)
      if (waiting.length === 0) return done
      const matches = await run({ kind: 'match', folder, municipality: code, addresses: waiting }, { signal })
      const answers = waiting.map((listing, at) => ({
        listing,
        finding: stretch(matches[at] ?? null, stretches),
      }))
      for (let from = 0; from < answers.length; from += perWrite) {
        signal.throwIfAborted()
        changed += await storePortion(db, answers.slice(from, from + perWrite), now())
        onProgress?.(Math.min(1, (from + perWrite) / answers.length))
      }
      done += waiting.length
      // What an import has changed meanwhile waits for the next round.
      if (waiting.length < atOnce) return done
    }
  } finally {
    if (changed > 0) {
      await publishListingChanges(db)
      onCatalogueChanged()
    }
  }
}

/** Whether listing `l` waits: without a place `g` for its address, or with one from before the file. */
const isWaiting = (importedAt: Sql): Sql =>
  sql`(g.id is null or g.address <> ${askedAddress} or g.asked_at < ${importedAt})`

/** Lists the municipalities with a file that have listings that wait for a place. */
export async function listUnplaced(
  db: Queryable,
  places: readonly CatalogueMunicipality[],
): Promise<CatalogueMunicipality[]> {
  const imported = new Map(
    (await readAddressBooks(db)).flatMap(({ municipality, importedAt }) =>
      importedAt === null ? [] : [[municipality, importedAt.toISOString()]],
    ),
  )
  const cities = places.flatMap(({ code, state, cityKeys }) =>
    imported.has(code) ? cityKeys.map(key => ({ code, state, key, at: imported.get(code) })) : [],
  )
  if (cities.length === 0) return []
  const waiting = await db.query<{ code: number }>(sql`
    select distinct c.code
    from json_to_recordset(${JSON.stringify(cities)}::json) as c (code integer, state text, key text, at timestamptz)
    join listings_offered l on l.state = c.state and l.city_key = c.key
    join listing_texts t on t.id = l.id
    left join listing_pages b on b.id = l.id
    left join listing_places g on g.id = l.id
    where l.source = 'caixa' and ${isWaiting(sql`c.at`)}`)
  const codes = new Set(waiting.map(({ code }) => code))
  return places.filter(({ code }) => codes.has(code))
}

/** Returns a match with the radius that the municipality's own houses need. */
const stretch = (
  match: AddressMatch | null,
  stretches: ReadonlyMap<AddressMatch['precision'], number>,
): AddressMatch | null =>
  match && { ...match, radius: Math.ceil(match.radius * (stretches.get(match.precision) ?? 1)) }

const listWaiting = (
  db: Queryable,
  { state, cityKeys }: Pick<CatalogueMunicipality, 'state' | 'cityKeys'>,
  importedAt: Date,
): Promise<PlacedBefore[]> =>
  db.query<PlacedBefore>(sql`
    select ${waitingColumns},
      case when g.provider <> 'cnefe' and g.address = ${askedAddress} then g.radius end as "otherRadius"
    from listings_offered l
    join listing_texts t on t.id = l.id
    left join listing_pages b on b.id = l.id
    left join listing_places g on g.id = l.id
    where l.source = 'caixa' and l.state = ${state} and l.city_key = any(${cityKeys}::text[])
      and ${isWaiting(sql`${importedAt}::timestamptz`)}
    order by l.id limit ${atOnce}::bigint`)

async function storePortion(
  db: Database,
  answers: readonly {
    listing: PlacedBefore
    finding: Parameters<typeof storePlaces>[1][number]['finding']
  }[],
  at: Date,
): Promise<number> {
  const isBetter = ({ listing: { otherRadius }, finding }: (typeof answers)[number]): boolean =>
    otherRadius === null || (finding !== null && finding.radius < otherRadius)
  const stays = answers.filter(answer => !isBetter(answer)).map(({ listing }) => listing.id)
  const stored = await storePlaces(db, answers.filter(isBetter), { provider: 'cnefe', at })
  if (stays.length > 0)
    await db.query(sql`
      update listing_places set asked_at = ${at}::timestamptz where id = any(${stays}::bigint[])`)
  return stored
}

/** Counts the listings of a municipality by what their place is; “none” where it is not known. */
export async function countPlaced(
  db: Queryable,
  { state, cityKeys }: Pick<CatalogueMunicipality, 'state' | 'cityKeys'>,
): Promise<Record<string, number>> {
  const rows = await db.query<{ precision: string; listings: number }>(sql`
    select coalesce(g.precision, 'none') as precision, count(*)::integer as listings
    from listings_offered l left join listing_places g on g.id = l.id
    where l.source = 'caixa' and l.state = ${state} and l.city_key = any(${cityKeys}::text[])
    group by 1`)
  return Object.fromEntries(rows.map(({ precision, listings }) => [precision, listings]))
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import type { Database } from '../database/database.ts'
import type { PaidPriceOutcome, PaidPriceProgress } from '#contract/paid-price-schemas.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { fitPaidCity } from './fit-paid-city.ts'
import { type PlacedRecord, recordIdentity } from './pack-records.ts'
import {
  addParts,
  beginImport,
  type BuildingRecords,
  buildingIdentity,
  countImported,
  dropImport,
  finishImport,
  readBuildings,
} from './paid-price-store.ts'
import { CityFileRefused, CityRecordReader } from './read-city-records.ts'
import { readTable } from './tables/read-table.ts'
import { UnreadableTable } from './tables/table-row.ts'

/** The lock of imports of paid prices; it is not that of the catalogue. */
export const paidPriceLock = 'paid prices'
/** Years that records are kept: two are estimated from, the others show growth. */
const retentionYears = 6
/** Returns the first day (since 1970) whose records are kept at an instant. */
export const oldestPaidDay = (now: Date): number =>
  brasiliaDayNumber(now.getTime()) - Math.round(retentionYears * 365.25)

/** Records that are gathered before they are compared with the stored ones and written. */
const recordsPerFlush = 20_000
/** Buildings written in one statement. */
const buildingsPerWrite = 400

export interface PaidPriceImport {
  city: PaidCity
  path: string
  /** Its name, for people. */
  file: string
  now: () => Date
  signal?: AbortSignal | undefined
  onProgress?: ((progress: PaidPriceProgress) => void) | undefined
}

/**
 * Imports a file of a city's records, as it streams. Nothing of it is seen until all of it is stored; a file that is not the
 * city's leaves nothing. Cut off, the same file continues where it was; imported again, it changes nothing. `null` while
 * another import of paid prices runs.
 * @throws LockLost; what the database and the file system throw
 */
export function importPaidPrices(db: Database, request: PaidPriceImport): Promise<PaidPriceOutcome | null> {
  return db.exclusively(paidPriceLock, held => importHeld(db, request, held))
}

async function importHeld(
  db: Database,
  request: PaidPriceImport,
  held: AbortSignal,
): Promise<PaidPriceOutcome> {
  const { city, path, file, now, signal } = request
  const stop = signal === undefined ? held : AbortSignal.any([held, signal])
  const at = now()
  const reader = new CityRecordReader(city, brasiliaDayNumber(at.getTime()), oldestPaidDay(at))
  let importId: number | null = null
  try {
    const fingerprint = await fingerprintFile(path, stop)
    importId = await beginImport(db, { city: city.id, file, fingerprint, at })
    await storeRecords(db, request, reader, importId, stop)
    const added = await countImported(db, city.id, importId)
    const counts = { read: reader.read, added, refused: Object.fromEntries(reader.refused) }
    const kept = reader.read - [...reader.refused.values()].reduce((sum, count) => sum + count, 0)
    const id = importId
    // A file without anything new leaves no trace of its own.
    if (added === 0) await dropImport(db, city.id, id)
    else await db.transaction(tx => finishImport(tx, city.id, id, { ...counts, at: now() }))
    if (added > 0) {
      request.onProgress?.({ phase: 'testing', share: 1, rows: reader.read })
      // The import is done; what is not fitted now, the worker fits later.
      await fitPaidCity(db, city.id, { at: now(), signal: stop }).catch((error: unknown) => {
        held.throwIfAborted()
        if (!stop.aborted) throw error
      })
    }
    return { status: 'done', city: city.id, file, ...counts, known: kept - added }
  } catch (error) {
    held.throwIfAborted()
    if (signal?.aborted) return { status: 'cancelled', city: city.id, file }
    if (!(error instanceof CityFileRefused || error instanceof UnreadableTable)) throw error
    if (importId !== null) await dropImport(db, city.id, importId)
    return { status: 'refused', city: city.id, file, reason: error.message }
  }
}

async function fingerprintFile(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024, signal })) hash.update(chunk)
  return hash.digest('hex')
}

/** Stores what is new among a file's records. */
async function storeRecords(
  db: Database,
  { city, path, onProgress }: PaidPriceImport,
  reader: CityRecordReader,
  importId: number,
  signal: AbortSignal,
): Promise<void> {
  const pending = new Map<string, BuildingRecords>()
  let count = 0
  const gather = (placed: readonly PlacedRecord[]): void => {
    for (const { building, record } of placed) {
      const key = buildingIdentity(building)
      const known = pending.get(key)
      if (known === undefined) pending.set(key, { building, records: [record] })
      else known.records.push(record)
    }
    count += placed.length
  }
  const flush = async (): Promise<void> => {
    const buildings = [...pending.values()]
    pending.clear()
    count = 0
    for (let at = 0; at < buildings.length; at += buildingsPerWrite) {
      signal.throwIfAborted()
      await addNewRecords(db, city.id, importId, buildings.slice(at, at + buildingsPerWrite))
    }
  }
  for await (const portion of readTable(path, signal)) {
    gather(reader.take(portion))
    onProgress?.({ phase: 'reading', share: portion.read, rows: reader.read })
    if (count >= recordsPerFlush) await flush()
    await turn()
    signal.throwIfAborted()
  }
  gather(reader.finish())
  await flush()
}

async function addNewRecords(
  db: Database,
  city: string,
  importId: number,
  buildings: readonly BuildingRecords[],
): Promise<void> {
  const known = new Map<string, Set<string>>()
  const keys = buildings.map(({ building }) => building)
  for (const { building, records } of await readBuildings(db, city, keys, importId))
    known.set(buildingIdentity(building), new Set(records.map(recordIdentity)))
  const parts: BuildingRecords[] = []
  for (const { building, records } of buildings) {
    const seen = known.get(buildingIdentity(building)) ?? new Set()
    const fresh = records.filter(record => {
      const identity = recordIdentity(record)
      if (seen.has(identity)) return false
      seen.add(identity)
      return true
    })
    if (fresh.length > 0) parts.push({ building, records: fresh })
  }
  if (parts.length > 0) await addParts(db, city, importId, parts)
}

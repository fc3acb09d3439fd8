import type { Logger } from 'pino'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { startWithBackOff } from '../background/back-off.ts'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import { type AddressBookState, readAddressBooks } from './address-book-store.ts'
import { type AddressImport, AddressImportRunning, fetchAddresses } from './import-addresses.ts'
import {
  type CatalogueMunicipality,
  listCatalogueMunicipalities,
  listUnplaced,
  placeListings,
} from './place-listings.ts'

/** Until a municipality that could not be had is asked for again. */
const askAgainAfter = 7 * dayMs
/** From one round to the next: lists come once a day, bank pages all day. */
const every = 10 * minuteMs

interface AddressWorker extends Pick<WorkerDependencies, 'pause'> {
  log: Logger
  /** Megabytes that the files may take; 0 downloads none and places by those that are there. */
  megabytes: number
  options: Omit<AddressImport, 'signal' | 'onProgress' | 'onOutcome'>
}

/**
 * Places listings by the files of their municipalities, and downloads one more file a round, that of the municipality with most
 * listings that has none, as long as the files take no more room than they may.
 */
export function startAddressWorker(
  db: Database,
  { log, megabytes, options, pause }: AddressWorker,
): BackgroundWorker {
  const { now } = options
  async function run(signal: AbortSignal): Promise<number | void> {
    const books = new Map((await readAddressBooks(db)).map(book => [book.municipality, book]))
    const places = await listCatalogueMunicipalities(db)
    for (const place of await listUnplaced(db, places)) {
      signal.throwIfAborted()
      const placed = await placeListings(db, place, { ...options, signal })
      if (placed > 0) log.info({ municipality: place.code, placed }, 'listings were placed')
    }
    const next = findNext(places, books, { megabytes, now: now() })
    if (next === null) return
    try {
      await fetchAddresses(db, [next.code], {
        ...options,
        signal,
        onOutcome: ({ status }) =>
          log.info({ municipality: next.code, status }, 'addresses of a municipality'),
      })
    } catch (error) {
      // The command is at it; this one's turn comes.
      if (error instanceof AddressImportRunning) return minuteMs
      throw error
    }
    return findNext(places, books, { megabytes, now: now() }) === null ? undefined : 1_000
  }
  return startWorker(
    {
      name: 'addresses',
      every,
      first: minuteMs,
      lock: 'address places',
      run,
      backOff: startWithBackOff(10 * minuteMs, hourMs, 6 * hourMs),
    },
    { db, log, now, pause },
  )
}

/** Finds the municipality with most listings whose file is missing and may be asked for. */
function findNext(
  places: readonly CatalogueMunicipality[],
  books: ReadonlyMap<number, AddressBookState>,
  { megabytes, now }: { megabytes: number; now: Date },
): CatalogueMunicipality | null {
  const taken = [...books.values()].reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  if (taken >= megabytes * 1024 * 1024) return null
  const isDue = ({ code }: CatalogueMunicipality): boolean => {
    const book = books.get(code)
    return (
      book === undefined ||
      (book.importedAt === null && (book.askedAt?.getTime() ?? 0) + askAgainAfter <= now.getTime())
    )
  }
  return places.find(isDue) ?? null
}

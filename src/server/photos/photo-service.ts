import type { Logger } from 'pino'
import { type PhotosKnown, photoCalls } from '#contract/photo-calls.ts'
import { maxPhotosPerProperty, photoWidths } from '#contract/photo-path.ts'
import type { Database, Queryable } from '../database/database.ts'
import { QueueFull, runInTurn } from '../queue/request-context.ts'
import { Refusal } from '../http/refusal.ts'
import { type BankPhotoOptions, BankUnavailable, requestBankPhoto } from './bank-photos.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { createLimitedQueue } from '../queue/limited-queue.ts'
import { loadSharp } from './load-sharp.ts'
import { cleanPhoto, narrowPhoto } from './resize-photo.ts'
import { createSharedWork, waitAtMost } from '../queue/shared-work.ts'
import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { dayMs, minuteMs } from '#domain/durations.ts'

const failuresInARow = 4
const firstRest = minuteMs
const longestRest = 10 * minuteMs

/**
 * Creates a circuit breaker for an unavailable bank: after some failures in a row it sends no request for a minute,
 * then one; while that fails, it waits twice as long each time, at most ten minutes.
 * @param clock milliseconds
 * @param onRest called when a pause begins, with its length in milliseconds
 */
export function createPhotoBreaker(
  clock: () => number,
  onRest: (milliseconds: number, cause: BankUnavailable) => void,
) {
  let failures = 0
  let rest = 0
  let until = 0
  let trying = false

  const fail = (cause: BankUnavailable, isTrial: boolean): void => {
    failures += 1
    if (failures < failuresInARow || (rest > 0 && !isTrial)) return
    rest = rest === 0 ? firstRest : Math.min(2 * rest, longestRest)
    until = clock() + rest
    onRest(rest, cause)
  }

  /** @throws BankUnavailable during a pause */
  function check(): void {
    if (rest === 0 || (!trying && clock() >= until)) return
    const seconds = Math.ceil((until - clock()) / 1000)
    throw new BankUnavailable('is left alone', { retryAfter: Math.max(1, seconds) })
  }

  /** @throws BankUnavailable at once during a pause */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    check()
    const isTrial = rest > 0
    trying = isTrial
    try {
      const answer = await work()
      failures = 0
      rest = 0
      return answer
    } catch (error) {
      if (error instanceof BankUnavailable) fail(error, isTrial)
      throw error
    } finally {
      if (isTrial) trying = false
    }
  }
  return Object.assign(ask, { check })
}

/** Milliseconds until a missing photo is requested again. */
const askAgainAfter = 30 * dayMs

/** What is known about a listing's photos. */
interface PhotoFacts {
  /** Ascending. */
  present: number[]
  /** Found missing recently. */
  missing: number[]
}

/**
 * Reads the facts by listing number, only for the bank's own listings: one that is not in the answer has no photos to
 * request.
 */
export async function readPhotoFacts(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PhotoFacts>> {
  const since = new Date(now.getTime() - askAgainAfter)
  const rows = await db.query<{ id: number; n: number | null; present: boolean | null }>(sql`
    select l.id, p.n, p.present
    from listings l
    left join listing_photos p on p.id = l.id and (p.present or p.checked_at > ${since})
    where l.id = any(${ids}::bigint[]) and l.source = 'caixa'
    order by p.n`)
  const facts = new Map<string, PhotoFacts>()
  for (const { id, n, present } of rows) {
    const known = facts.get(String(id)) ?? { present: [], missing: [] }
    facts.set(String(id), known)
    if (n !== null) known[present ? 'present' : 'missing'].push(n)
  }
  return facts
}

/** Stores whether the bank has the photo number `n` of a listing, in place of what was known. */
export async function storePhotoFact(
  db: Queryable,
  { id, n, present, at }: { id: string; n: number; present: boolean; at: Date },
): Promise<void> {
  await db.query(sql`
    insert into listing_photos (id, n, present, checked_at) values (${id}::bigint, ${n}, ${present}, ${at})
    on conflict (id, n) do update set present = excluded.present, checked_at = excluded.checked_at`)
}

/**
 * Starts one caller every `interval` milliseconds, in the order of the calls.
 * @param clock milliseconds, never going back
 * @param pause resolves after this many milliseconds, or rejects when the signal aborts
 */
export function createPacer(
  interval: number,
  clock: () => number = () => performance.now(),
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown> = (milliseconds, signal) =>
    wait(milliseconds, null, { signal }),
): (signal: AbortSignal) => Promise<void> {
  let next = -Infinity
  return async signal => {
    const now = clock()
    const startAt = Math.max(now, next)
    next = startAt + interval
    if (startAt > now) await pause(startAt - now, signal)
  }
}

/** Called before the bank is requested for a person; throws `Refusal` when that person's limit is reached. */
export type CheckPhotoLimit = () => Promise<void>

/** The bank's photos, served from our own copies. */
export interface PhotoService {
  /**
   * Returns the photo as WebP, `width` pixels wide (one of `photoWidths`) or less; `null` when there is none.
   * @throws BankUnavailable, and the errors of `mayAsk`
   */
  image(id: string, n: number, width: number, mayAsk: CheckPhotoLimit): Promise<Buffer | null>
  /**
   * Lists which photos exist; requests the first one of each listing from the bank (`all`: every one) and waits
   * briefly.
   */
  known(ids: readonly string[], all: boolean, mayAsk: CheckPhotoLimit): Promise<PhotosKnown>
  /** Limits the disk space of the copies. */
  trim(signal: AbortSignal): Promise<void>
  /** Starts no more requests; resolves when none is running. */
  stop(): Promise<void>
}

export interface PhotoServiceOptions {
  db: Database
  log: Logger
  now: () => Date
  bank: BankPhotoOptions
  folder: string
  /** Bytes. */
  maxDiskBytes: number
  /** Milliseconds from one request to the bank to the next. */
  interval?: number
  /** Milliseconds a `known` request waits for the bank. */
  knownTimeoutMs?: number
  /** Milliseconds that a person who opens a photo waits. */
  viewerTimeoutMs?: number
}

interface FetchOptions {
  /** Whether the photo is known to exist. */
  noted: boolean
  urgent: boolean
  mayAsk: CheckPhotoLimit
}

const widest = photoWidths.at(-1) ?? 1280
/** Photos that are fetched in parallel, and how many may wait. */
const [atOnce, mostWaiting] = [4, 200]

/** Opens the service that requests the bank's photos at a slow pace and keeps them in a folder of bounded size. */
export function openPhotoService({
  db,
  log,
  now,
  bank,
  folder,
  maxDiskBytes,
  interval = 250,
  knownTimeoutMs = 1_200,
  viewerTimeoutMs = 8_000,
}: PhotoServiceOptions): PhotoService {
  const files = openPhotoFolder(folder, now)
  const stopping = new AbortController()
  const inLine = createLimitedQueue({ atOnce, most: mostWaiting })
  const unlessAway = createPhotoBreaker(
    () => now().getTime(),
    (rest, err) =>
      log.warn({ err, seconds: rest / 1000 }, 'the bank gives no photos: left alone for a while'),
  )
  const waitForSlot = createPacer(interval)
  const share = createSharedWork()

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    await files.write(name, bytes).catch((err: unknown) => log.warn({ err, name }, 'a photo was not kept'))
  }

  /** Fetches our widest copy; records whether the photo exists. */
  async function original(id: string, n: number, { noted, urgent, mayAsk }: FetchOptions) {
    const [key, name] = [`${id}.${n}`, `${id}.${n}.${widest}`]
    if (!share.has(key) && (await files.read(name)) === null) {
      unlessAway.check()
      await mayAsk()
    }
    return share(key, async () => {
      let copy = await files.read(name)
      if (copy === null) {
        // Loads the picture library first, so that no request to the bank is wasted when it is missing.
        await loadSharp()
        copy = await inLine(async () => {
          stopping.signal.throwIfAborted()
          const bytes = await unlessAway(async () => {
            await waitForSlot(stopping.signal)
            return requestBankPhoto(id, n, bank, stopping.signal)
          })
          return bytes && cleanPhoto(bytes, widest)
        }, urgent)
        if (copy) await store(name, copy)
      }
      if (!noted || copy === null) await storePhotoFact(db, { id, n, present: copy !== null, at: now() })
      return copy
    })
  }

  const narrow = (id: string, n: number, width: number, wide: Buffer) =>
    share(`${id}.${n}.${width}`, async () => {
      const copy = await narrowPhoto(wide, width)
      await store(`${id}.${n}.${width}`, copy)
      return copy
    })

  /** Converts an error to unavailability: too many are waiting, or the server stops. */
  const asAway = (error: unknown): never => {
    if (error instanceof QueueFull || stopping.signal.aborted) {
      throw new BankUnavailable('is not asked now', { retryAfter: 10, cause: error })
    }
    throw error
  }

  /**
   * Adds to `facts` until they are complete.
   * @returns whether they are
   */
  async function complete(
    id: string,
    facts: PhotoFacts,
    all: boolean,
    mayAsk: CheckPhotoLimit,
  ): Promise<boolean> {
    for (let n = 1; n <= (all ? maxPhotosPerProperty : 1); n++) {
      if (facts.missing.includes(n)) break
      if (facts.present.includes(n)) continue
      const found = await original(id, n, { noted: false, urgent: all, mayAsk }).catch((error: unknown) => {
        const isLater = [BankUnavailable, QueueFull, Refusal].some(kind => error instanceof kind)
        if (!isLater && !stopping.signal.aborted)
          log.warn({ err: error, id, n }, 'a photo could not be looked for')
        return undefined
      })
      if (found === undefined) return false
      if (found === null) break
      facts.present.push(n)
    }
    return true
  }

  return {
    async image(id, n, width, mayAsk) {
      const { kept, facts } = await runInTurn(photoCalls.photo.turn, async () => {
        const kept = await files.read(`${id}.${n}.${width}`)
        return { kept, facts: kept ? undefined : (await readPhotoFacts(db, [id], now())).get(id) }
      })
      if (kept) return kept
      if (!facts || facts.missing.includes(n)) return null
      const looking = original(id, n, { noted: facts.present.includes(n), urgent: true, mayAsk })
      const wide = await waitAtMost(viewerTimeoutMs, looking.catch(asAway))
      if (wide === 'late') throw new BankUnavailable('took too long', { retryAfter: 10 })
      return wide && width < widest ? narrow(id, n, width, wide).catch(asAway) : wide
    },

    async known(ids, all, mayAsk) {
      const facts = await runInTurn(photoCalls.knownPhotos.turn, () => readPhotoFacts(db, ids, now()))
      const unfinished = new Set(ids)
      const work = ids.map(async id => {
        const known = facts.get(id)
        if (!known || (await complete(id, known, all, mayAsk))) unfinished.delete(id)
      })
      await waitAtMost(knownTimeoutMs, Promise.all(work))
      const finished = ids.filter(id => all || !unfinished.has(id))
      return {
        photos: Object.fromEntries(
          finished.map(id => [id, (facts.get(id)?.present ?? []).toSorted((a, b) => a - b)]),
        ),
        pending: [...unfinished],
      }
    },

    trim: signal => files.trim(maxDiskBytes, signal),

    async stop() {
      stopping.abort()
      await share.settled()
    },
  }
}

import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { startWithBackOff } from '../../background/back-off.ts'
import { type BackgroundWorker, startWorker } from '../../background/worker.ts'
import { publishListingChanges } from '../../catalogue-changes.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { type GeocoderQuestion, buildGeocoderQuestion } from './geocoder-question.ts'
import { type Geocoder, type GeocoderFinding, GeocoderUnavailable } from './geocoder.ts'
import { askedAddress, storePlaces, type WaitingAddress, waitingColumns } from '../listing-places.ts'
import { findCityPlace } from '../municipalities.ts'

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
    select ${waitingColumns}
    from listings_offered l
    join listing_texts t on t.id = l.id
    left join listing_pages b on b.id = l.id
    left join listing_places g on g.id = l.id
    where l.source = 'caixa'
      and (g.id is null or g.address <> ${askedAddress} or (g.lat is null and g.provider <> ${provider}))
    order by (b.id is not null) desc, l.first_seen_at desc, l.id
    limit ${most}::bigint`)

/** Kilometers from its seat within which a municipality's addresses must lie. */
const maxDistanceKm = 60
const perDegree = 111.2

/** Returns what was found, unless it is far from the requested city, where the street name exists elsewhere. */
function selectPlausibleFinding(
  finding: GeocoderFinding | null,
  { uf, city }: GeocoderQuestion,
): GeocoderFinding | null {
  if (finding === null) return null
  const seat = findCityPlace(uf, city)
  if (seat.precision !== 'city') return null
  const north = finding.lat - seat.lat
  const east = (finding.lng - seat.lng) * Math.cos((seat.lat * Math.PI) / 180)
  if (!(perDegree * Math.hypot(north, east) <= maxDistanceKm)) return null
  // Four decimals are 11 m: precise enough for a house, and small enough for a map's answer with all listings.
  const decimals = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
  return { ...finding, lat: decimals(finding.lat), lng: decimals(finding.lng) }
}

interface GeocodingDependencies {
  geocoder: Geocoder
  log: Logger
  now: () => Date
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
  /** Resolves after this many milliseconds, or rejects when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Approximate milliseconds of a round: finding the waiting addresses reads the whole catalogue, and the lock is held
 * during a round.
 */
const roundMs = 20_000
/** Pause before looking for addresses again when none is waiting. */
const idlePauseMs = 10 * minuteMs
/** Interval between two changes of the catalogue's version, each of which invalidates every cached answer. */
const moveEvery = 5 * minuteMs
/** Pauses before the next attempt when the service did not answer; the last one repeats. */
const waits = startWithBackOff(minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs)
/** Number of questions whose answer is remembered, because flats of one building ask the same. */
const maxRememberedAnswers = 1000

/**
 * Places the bank's listings by an outside service, one after the other at the rate its terms ask for, as long as
 * the server runs; what is done is in `listing_places`, so that the next start continues there. One process at a time.
 * Stopping cuts off a request that is under way; it is asked again next time.
 */
export function startGeocodingWorker(
  db: Database,
  {
    geocoder,
    log,
    now,
    onCatalogueChanged,
    pause = (milliseconds, signal) => wait(milliseconds, null, { signal, ref: false }),
  }: GeocodingDependencies,
): BackgroundWorker {
  const atOnce = Math.ceil(roundMs / geocoder.interval)
  const answers = new LRUCache<string, { finding: GeocoderFinding | null }>({ max: maxRememberedAnswers })
  // Addresses the service could not answer; others go first, because one address may cause the failure.
  const aside = new Set<number>()
  let found = 0
  let shownAt = -Infinity

  async function ask(question: GeocoderQuestion, signal: AbortSignal): Promise<GeocoderFinding | null> {
    const key = JSON.stringify(question)
    const known = answers.get(key)
    if (known !== undefined) return known.finding
    const [finding] = await Promise.all([
      geocoder.find(question, signal),
      pause(geocoder.interval, signal), // from one request's start to the next one's, however long it takes
    ])
    const answer = selectPlausibleFinding(finding, question)
    answers.set(key, { finding: answer })
    return answer
  }

  async function place(listing: WaitingAddress, signal: AbortSignal): Promise<void> {
    const question = buildGeocoderQuestion(listing)
    aside.add(listing.id)
    const finding = question && (await ask(question, signal))
    const kept = await storePlaces(db, [{ listing, finding }], { provider: geocoder.provider, at: now() })
    aside.delete(listing.id)
    if (kept > 0 && finding) found += 1
  }

  /** @param atLast shows them regardless of the time */
  async function show(atLast: boolean): Promise<void> {
    if (found === 0 || (!atLast && now().getTime() - shownAt < moveEvery)) return
    await publishListingChanges(db)
    shownAt = now().getTime()
    onCatalogueChanged()
    log.info({ provider: geocoder.provider, found }, 'listings were placed')
    found = 0
  }

  /** Places a round's listings; the next round follows at once where there was anything to do. */
  async function round(signal: AbortSignal): Promise<number> {
    const most = atOnce + aside.size
    const all = await listWaitingAddresses(db, geocoder.provider, most)
    const others = all.filter(({ id }) => !aside.has(id))
    if (others.length === 0) aside.clear()
    const listings = others.length === 0 ? all : others
    for (const listing of listings) {
      signal.throwIfAborted()
      await place(listing, signal)
      await show(false)
    }
    if (all.length < most) await show(true)
    return listings.length > 0 ? 0 : idlePauseMs
  }

  return startWorker(
    {
      name: 'geocoder',
      every: idlePauseMs,
      lock: 'geocoder',
      run: round,
      backOff: (failures, error) =>
        Math.max(waits(failures), error instanceof GeocoderUnavailable ? (error.retryAfter ?? 0) * 1000 : 0),
      finish: () => show(true),
    },
    { db, log, pause },
  )
}

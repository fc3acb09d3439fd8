import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { minuteMs } from '#domain/durations.ts'
import { foldText } from '#domain/fold-text.ts'
import {
  demonstrationSource,
  findDemonstrationDay,
  inventPaidPrice,
} from '#domain/paid-prices/demonstration-sales.ts'
import { summarizePaidPrice } from '#domain/paid-prices/summarize-paid-price.ts'
import type { ListingPaidPrice } from '#domain/property/listing-paid-price.ts'
import { type BackgroundWorker, startWorker, type WorkerDependencies } from '../background/worker.ts'
import { publishListingChanges, recordListingChanges } from '../catalogue-changes.ts'
import type { Database, Queryable } from '../database/database.ts'
import { identifyBankUnits } from './bank-units.ts'
import { findPaidCity, paidCities } from './cities/paid-cities.ts'
import { PaidPriceFinder, type PaidPriceQuestion } from './paid-price-finder.ts'

/** Listings that are estimated between two looks at the clock of others: about 40 ms of work. */
const listingsPerRound = 40
/** Days after which an estimate is made again: prices grow. */
const renewAfterDays = 30

interface WaitingListing extends PaidPriceQuestion {
  id: number
  city: string
  asked: string
}

/** What the estimate of a listing depends on; a row of another state of it is made again. */
const asked: Sql = sql`concat_ws('; ', f.fitted_import, c.units, t.address, t.neighborhood,
  coalesce(t.private_area::text, '-'), coalesce(t.total_area::text, '-'))`

/**
 * The flats that the bank offers in cities whose records are loaded and fitted.
 * @param units by city: which flats the bank has listed (`identifyBankUnits`)
 */
const offeredFlats = (units: ReadonlyMap<string, string>): Sql => sql`
  unnest(${paidCities.map(({ id }) => id)}::text[], ${paidCities.map(({ state }) => state)}::text[],
    ${paidCities.map(({ name }) => foldText(name))}::text[],
    ${paidCities.map(({ id }) => units.get(id) ?? '')}::text[]) as c (city, state, city_key, units)
  join paid_price_cities f on f.city = c.city and f.rows > 0 and f.fitted_import is not null
  join listings_offered l on l.state = c.state and l.city_key = c.city_key and l.category = 'apartamento'
    and l.source = 'caixa'
  join listing_texts t on t.id = l.id`

/** Identifies the bank's flats of the cities whose records are loaded. */
async function identifyLoadedUnits(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const loaded = await db.query<{ city: string }>(sql`
    select city from paid_price_cities where rows > 0 and fitted_import is not null`)
  return identifyBankUnits(
    db,
    paidCities.filter(({ id }) => loaded.some(({ city }) => city === id)),
  )
}

const listWaiting = (
  db: Queryable,
  units: ReadonlyMap<string, string>,
  today: number,
  most: number,
): Promise<WaitingListing[]> =>
  db.query<WaitingListing>(sql`
    select l.id, c.city, ${asked} as asked, t.address, t.neighborhood, l.category as kind,
      t.private_area as "privateArea", t.total_area as "totalArea"
    from ${offeredFlats(units)}
    left join listing_paid_prices p on p.id = l.id
    where p.id is null or p.asked <> ${asked} or p.day <= ${today - renewAfterDays}::integer
    order by c.city, l.id limit ${most}::integer`)

/** Stores estimates, and records the listings whose estimate is another one now. */
async function storeEstimates(
  db: Queryable,
  today: number,
  estimates: readonly {
    listing: Pick<WaitingListing, 'id' | 'city' | 'asked'>
    paid: ListingPaidPrice | null
  }[],
): Promise<void> {
  const rows = estimates.map(({ listing: { id, city, asked: question }, paid }) => [id, city, question, paid])
  await db.query(sql`
    with given as materialized (
      select (r->>0)::bigint as id, r->>1 as city, r->>2 as asked, nullif(r->3, 'null'::jsonb) as paid
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r),
    changed as (
      insert into catalogue_changes (listing_id)
      select g.id from given g left join listing_paid_prices p on p.id = g.id where g.paid is distinct from p.paid)
    insert into listing_paid_prices as p (id, city, asked, paid, day)
    select id, city, asked, paid, ${today}::integer from given
    on conflict (id) do update set city = excluded.city, asked = excluded.asked, paid = excluded.paid, day = excluded.day`)
}

/** Stands for a city where sales were invented. */
const demonstration = 'demonstração'

/** The demonstration's flats of which nothing was invented yet, or so long ago that it would seem old. */
const listDemonstrationFlats = (db: Queryable, today: number) =>
  db.query<{
    id: number
    city: string
    address: string
    neighborhood: string
    evaluation: number | null
    privateArea: number | null
  }>(sql`
    select l.id, t.city, t.address, t.neighborhood, l.evaluation, t.private_area as "privateArea"
    from listings_offered l join listing_texts t on t.id = l.id
    left join listing_paid_prices p on p.id = l.id
    where l.source = 'demo' and l.category = 'apartamento' and (p.id is null or p.day < ${findDemonstrationDay(today)}::integer)`)

/** Invents what neighbours of the demonstration's flats paid. */
async function estimateDemonstration(db: Queryable, today: number): Promise<void> {
  const flats = await listDemonstrationFlats(db, today)
  if (flats.length === 0) return
  await storeEstimates(
    db,
    today,
    flats.map(flat => ({
      listing: { id: flat.id, city: demonstration, asked: demonstration },
      paid: summarizePaidPrice(
        inventPaidPrice({ ...flat, id: String(flat.id), category: 'apartamento' }, today),
        {
          ...demonstrationSource,
          name: flat.city,
        },
      ),
    })),
  )
}

/** Removes estimates of cities whose records were deleted, and of listings that are no flats any more. */
async function removeOutdated(db: Database): Promise<void> {
  await db.transaction(async tx => {
    const removed = await tx.query<{ id: number }>(sql`
      delete from listing_paid_prices p
      where (p.city <> ${demonstration} and not exists (
          select from paid_price_cities c where c.city = p.city and c.rows > 0))
        or exists (select from listings l where l.id = p.id and l.category is distinct from 'apartamento')
      returning p.id`)
    if (removed.length > 0)
      await recordListingChanges(
        tx,
        removed.map(each => each.id),
      )
  })
}

interface EstimatingDependencies {
  now: () => Date
  signal: AbortSignal
}

/** Only one at a time makes estimates, also among processes. */
const estimatingLock = 'paid prices of listings'
/** Milliseconds until one who waits for the lock asks for it again. */
const lockPause = 100

/**
 * Estimates what was paid in the building of every flat that the bank offers in the loaded cities, where that is not known
 * yet or may be another figure now, and shows the changes in the catalogue's next version. Waits while another does so.
 * Returns whether it changed anything.
 * @throws when `signal` aborts; LockLost
 */
export async function estimateListings(
  db: Database,
  { now, signal }: EstimatingDependencies,
): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted()
    const ended = await db.exclusively(estimatingLock, async held => ({
      hasChanged: await estimateHeld(db, now, AbortSignal.any([held, signal])),
    }))
    if (ended !== null) return ended.hasChanged
    await wait(lockPause, null, { signal })
  }
}

async function estimateHeld(db: Database, now: () => Date, signal: AbortSignal): Promise<boolean> {
  const finder = new PaidPriceFinder(db, now)
  const today = brasiliaDayNumber(now().getTime())
  await removeOutdated(db)
  await estimateDemonstration(db, today)
  const units = await identifyLoadedUnits(db)
  for (;;) {
    signal.throwIfAborted()
    const waiting = await listWaiting(db, units, today, listingsPerRound)
    const city = waiting[0] && findPaidCity(waiting[0].city)
    if (!city) break
    // Those of the next city follow in the next round.
    const listings = waiting.filter(each => each.city === city.id)
    const answers = await finder.find({ state: city.state, city: city.name }, listings, today)
    await storeEstimates(
      db,
      today,
      listings.map((listing, at) => ({ listing, paid: summarizePaidPrice(answers[at]!, city) })),
    )
  }
  return publishListingChanges(db)
}

interface ListingPriceWorker extends Pick<WorkerDependencies, 'pause'> {
  log: Logger
  now: () => Date
  /** Called when the catalogue's version has moved. */
  onCatalogueChanged: () => void
}

/** Keeps the estimates of the listings up to date. */
export function startListingPriceWorker(
  db: Database,
  { log, now, onCatalogueChanged, pause }: ListingPriceWorker,
): BackgroundWorker {
  return startWorker(
    {
      name: 'paid prices of listings',
      every: minuteMs,
      // The estimates take a lock of their own, wherever they are asked for.
      lock: null,
      untilDue: async () => {
        const today = brasiliaDayNumber(now().getTime())
        if ((await listDemonstrationFlats(db, today)).length > 0) return 0
        return (await listWaiting(db, await identifyLoadedUnits(db), today, 1)).length > 0 ? 0 : minuteMs
      },
      async run(signal) {
        if (await estimateListings(db, { now, signal })) onCatalogueChanged()
      },
    },
    { db, log, now, pause },
  )
}

import sql, { raw, type Sql } from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { decideDoubtfulPrice } from '#domain/caixa/doubtful-price.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { chooseShownArea, typeNames } from '#domain/property/listing-description.ts'
import { type ListFacts, mergeFacts } from '#domain/property/merge-facts.ts'
import { findPriceInForce } from '#domain/property/price-in-force.ts'
import { isPageOfSale } from '#domain/property/sale-modality.ts'
import { raiseCatalogueVersion, recordListingChanges } from '../../catalogue-changes.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { columnAssignments } from '../import/listing-columns.ts'
import { lastListedOn, listFacts, type ListUnderWay } from './list-facts.ts'
import { storeConfirmedPrices } from './page-entry.ts'
import { readStoredPage, type StoredPage } from './stored-page.ts'

const searchColumns = [
  'price',
  'evaluation',
  'modality',
  'financing',
  'category',
  'area',
  'rooms',
  'garage',
  'fgts',
  'occupancy',
  'first_auction_at',
  'second_auction_at',
] as const
const textColumns = [
  'auction_type',
  'property_type',
  'bathrooms',
  'kitchen',
  'total_area',
  'private_area',
  'land_area',
] as const
type Columns = Record<(typeof searchColumns)[number] | (typeof textColumns)[number], unknown>

interface Row {
  id: string
  list_facts: ListFacts
  listed_on: string
  page: StoredPage
  read_at: string
  /** A price that the last list stated and nothing explained, with the appraisal beside it and the list's date. */
  doubtful_price: number | null
  doubtful_evaluation: number | null
  doubtful_on: string | null
  now: Columns
}

/** Portion of listings that are merged in one statement each way: their pages take about 3 kB each. */
export const mergedAtOnce = 200

/**
 * Merges what list and page say of these listings into their columns, as far as a page was read, by the one rule
 * (`mergeFacts`), and the price by the auctions' dates at `now`. Records those that changed, for the next version, and
 * returns their numbers. In a transaction.
 */
export async function mergeListingFacts(
  tx: Queryable,
  ids: readonly (string | number)[],
  now: Date,
  underWay?: ListUnderWay,
): Promise<string[]> {
  const numbers = sql`any(${ids.map(String)}::bigint[])`
  const rows = await tx.query<Row>(sql`
    select l.id::text as id, ${listFacts} as list_facts, ${lastListedOn(underWay)} as listed_on, p.page,
      l.doubtful_price, l.doubtful_evaluation, l.doubtful_on,
      to_char(p.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as read_at,
      jsonb_build_object(${namedColumns('l', searchColumns)}, ${namedColumns('t', textColumns)}) as now
    from listings l
    join listing_texts t on t.id = l.id
    join listing_pages p on p.id = l.id
    where l.id = ${numbers}
    for update of l`)
  const merged = rows.map(row => mergeRow(row, now))
  const write = JSON.stringify(merged.map(({ row }) => row))
  await tx.query(sql`
    update listings l set ${columnAssignments(searchColumns, 'r')}, list_facts = r.list_facts,
      merge_due_at = r.merge_due_at, doubtful_price = r.doubtful_price,
      doubtful_evaluation = r.doubtful_evaluation, doubtful_on = r.doubtful_on
    from jsonb_populate_recordset(null::listings, ${write}::jsonb) r where l.id = r.id and l.id = ${numbers}`)
  await tx.query(sql`
    update listing_texts t set ${columnAssignments(textColumns, 'r')}
    from jsonb_populate_recordset(null::listing_texts, ${write}::jsonb) r where t.id = r.id and t.id = ${numbers}`)
  const changed = merged.filter(({ differs }) => differs).map(({ row }) => row.id)
  if (changed.length > 0) await recordListingChanges(tx, changed)
  await storeConfirmedPrices(
    tx,
    merged.flatMap(({ confirmed }) => confirmed ?? []),
    now,
    underWay?.importId ?? null,
  )
  return changed
}

const namedColumns = (table: string, columns: readonly string[]): Sql =>
  raw(columns.map(column => `'${column}', ${table}.${column}`).join(', '))

const instantColumns = new Set<string>(['first_auction_at', 'second_auction_at'])
const sameValue = (name: string, one: unknown, other: unknown): boolean =>
  instantColumns.has(name) && typeof one === 'string' && typeof other === 'string'
    ? Date.parse(one) === Date.parse(other)
    : one === other

/** Confirms or rejects the doubtful price of a row by its page, unless the page is older than the list. */
function decideByPage(
  { doubtful_price: price, doubtful_evaluation: evaluation, doubtful_on, list_facts, read_at }: Row,
  page: BankPage,
): 'confirmed' | 'refuted' | null {
  if (price === null || doubtful_on === null) return null
  if (toBrasiliaIso(Date.parse(read_at)).slice(0, 10) < doubtful_on) return null
  return decideDoubtfulPrice({ price, evaluation }, list_facts, page)
}

function mergeRow(given: Row, now: Date) {
  const { id, listed_on, page: stored, read_at, now: before } = given
  const page = readStoredPage(stored)
  const decision = decideByPage(given, page)
  const { doubtful_price, doubtful_evaluation, doubtful_on } =
    decision === null ? given : { doubtful_price: null, doubtful_evaluation: null, doubtful_on: null }
  const list_facts: ListFacts =
    decision === 'confirmed'
      ? {
          ...given.list_facts,
          price: given.doubtful_price ?? given.list_facts.price,
          evaluation: given.doubtful_evaluation ?? given.list_facts.evaluation,
        }
      : given.list_facts
  const merged = mergeFacts({ facts: list_facts, on: listed_on }, { page, readAt: read_at })
  const modality = merged.sale.value?.modality ?? null
  const ofSale = isPageOfSale(page.modality, modality)
  const force = findPriceInForce(
    { ...auctionOf(ofSale ? page : null), modality, price: merged.price, listOn: listed_on },
    now.getTime(),
  )
  const category = merged.category.value
  const areas = {
    totalArea: merged.totalArea.value,
    privateArea: merged.privateArea.value,
    landArea: merged.landArea.value,
  }
  const columns: Columns = {
    price: force?.price ?? list_facts.price,
    evaluation: merged.evaluation.value,
    modality,
    financing: merged.financing.value,
    category,
    area: chooseShownArea(category, areas),
    rooms: merged.rooms.value,
    garage: merged.garage.value,
    fgts: ofSale ? page.payment.fgts : null,
    occupancy: page.occupancy,
    first_auction_at: ofSale ? page.firstAuctionAt : null,
    second_auction_at: ofSale ? page.secondAuctionAt : null,
    auction_type: merged.sale.value?.label ?? list_facts.auctionType,
    property_type: category === null ? 'Imóvel' : typeNames[category],
    bathrooms: merged.bathrooms.value,
    kitchen: merged.kitchen.value,
    total_area: areas.totalArea,
    private_area: areas.privateArea,
    land_area: areas.landArea,
  }
  const differs = Object.entries(columns).some(
    ([name, value]) => !sameValue(name, value, before[name as keyof Columns]),
  )
  const due = force?.until ?? null
  return {
    differs: differs || decision !== null,
    confirmed:
      decision === 'confirmed' && given.doubtful_on !== null
        ? { id, before: given.list_facts.price, listDate: given.doubtful_on }
        : null,
    row: {
      id,
      ...columns,
      list_facts,
      merge_due_at: due === null ? null : new Date(due),
      doubtful_price,
      doubtful_evaluation,
      doubtful_on,
    },
  }
}

const auctionOf = (page: BankPage | null): Pick<BankPage, 'secondAuctionPrice' | 'firstAuctionAt'> => ({
  secondAuctionPrice: page?.secondAuctionPrice ?? null,
  firstAuctionAt: page?.firstAuctionAt ?? null,
})

const listDue = (db: Queryable, now: Date, most: number): Promise<{ id: string }[]> =>
  db.query(sql`
    select id::text as id from listings_offered where merge_due_at <= ${now}::timestamptz
    order by merge_due_at limit ${most}::integer`)

/** Whether facts of any listing must be merged again at `now`. */
export const areFactsDue = async (db: Queryable, now: Date): Promise<boolean> =>
  (await listDue(db, now, 1)).length > 0

/**
 * Merges the facts whose time has come, such as the price after a first auction, and publishes them. Returns whether
 * anything changed.
 * @param signal writes nothing more once it is aborted, and throws its reason
 */
export async function mergeDueFacts(db: Database, now: Date, signal: AbortSignal): Promise<boolean> {
  for (let changed = false; ; ) {
    const due = await listDue(db, now, mergedAtOnce)
    if (due.length === 0) return changed
    signal.throwIfAborted()
    changed = await db.transaction(async tx => {
      const merged = await mergeListingFacts(
        tx,
        due.map(({ id }) => id),
        now,
      )
      if (merged.length > 0) await raiseCatalogueVersion(tx)
      signal.throwIfAborted()
      return changed || merged.length > 0
    })
    if (due.length < mergedAtOnce) return changed
  }
}

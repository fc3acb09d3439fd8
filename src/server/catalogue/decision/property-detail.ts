import { type DetailFacts, presentDetail } from '#contract/present-detail.ts'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { presentPaidPrice } from '#contract/present-paid-price.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import type { Queryable } from '../../database/database.ts'
import { readRegionFigures } from '../region-store.ts'
import type { CatalogueIndex } from '../search-index/catalogue-index.ts'
import { findPaidCityByName } from '../../paid-prices/cities/paid-cities.ts'
import type { PaidPriceFinder } from '../../paid-prices/paid-price-finder.ts'
import { listKeptPaperKinds } from '../../papers/kept-paper-kinds.ts'
import { readJudgedFor } from './judged-for.ts'
import sql, { empty, type Sql } from 'sql-template-tag'
import {
  type SameAddress,
  maxComparables,
  selectComparables,
  selectSameAddress,
} from '#domain/analysis/comparables.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { listSameStreet } from '#domain/search/index/list-same-street.ts'
import {
  findListings,
  listingColumns,
  listingDetailJoin,
  type ListingRow,
  toListing,
} from '../listing-store.ts'
import type { ComparableListing } from '#contract/present-comparables.ts'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { demonstrationSource, inventPaidPrice } from '#domain/paid-prices/demonstration-sales.ts'
import { foldText } from '#domain/fold-text.ts'
import type { PageBesideList } from '#contract/present-bank-page.ts'
import type { HistoryRecord } from '#domain/analysis/price-trajectory.ts'
import type { WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import { listedBeforeGone } from '../details/list-facts.ts'
import { waitingIntervalsOf } from '../waiting/read-waiting-intervals.ts'
import { bankPageColumns, type BankPageRow, toPageBesideList } from '../details/page-beside-list.ts'

/** One listing with the facts that concern it alone. */
interface DecisionSubject {
  listing: CataloguedListing
  /** Oldest first. */
  history: HistoryRecord[]
  /** Of a gone listing: date of the last list that contained it; `null` of an offered one. */
  lastListed: string | null
  /** What became of its state's listings between whole lists, oldest first. */
  waitingIntervals: WaitingInterval[]
  bankPage: PageBesideList | null
  /** The day of the estimate that the catalogue keeps, in days since 1970; `null` where it keeps none. */
  paidOn: number | null
}

type Row = ListingRow &
  BankPageRow & {
    history: HistoryRecord[] | null
    listed_before_gone: string | null
    intervals: WaitingInterval[] | null
    paid_on: number | null
  }

/** Returns the listing with a number, offered or gone; `null` when the catalogue never had it. */
export async function findDecisionSubject(db: Queryable, id: string): Promise<DecisionSubject | null> {
  // The date of a gone listing is that of the list that lacked it: the previous whole list contained it.
  const [row] = await db.query<Row>(sql`
    select ${listingColumns}, ${bankPageColumns}, a.day as paid_on,
      (select json_agg(json_build_object('kind', h.kind, 'listDate', h.list_date, 'price', h.price,
          'evaluation', h.evaluation, 'modality', h.modality) order by h.list_date, h.import_id)
        from listing_history h where h.listing_id = l.id) as history,
      case when l.gone then
        ${listedBeforeGone}
      end as listed_before_gone,
      ${waitingIntervalsOf(sql`l.state`)} as intervals
    from listings l
    ${listingDetailJoin(sql`l.id`)}
    where l.id = ${id}::bigint`)
  if (!row) return null
  const history = row.history ?? []
  return {
    listing: toListing(row),
    history,
    lastListed: row.gone
      ? (row.seen_on ??
        newest(history.findLast(entry => entry.kind !== 'gone')?.listDate, row.listed_before_gone))
      : null,
    waitingIntervals: row.intervals ?? [],
    bankPage: toPageBesideList(row),
    paidOn: row.paid_on,
  }
}

const newest = (date: string | undefined, other: string | null): string | null =>
  [date ?? '', other ?? ''].sort().at(-1) || null

/**
 * Finds the comparables of a listing by the domain's rule. Of a city's thousands it reads all that the rule can
 * choose from: the 12 nearest of the city and the 12 nearest of the neighborhood.
 * @param cityKeys the folded names that the lists give its city
 */
export async function findComparables(
  db: Queryable,
  own: CataloguedListing,
  cityKeys: readonly string[],
): Promise<ComparableListing[]> {
  const { category, area } = own
  if (category === null) return []
  const known = area !== null && area > 0
  const apart = known
    ? sql`abs(l.area - ${area}::double precision)`
    : sql`abs(coalesce(l.evaluation, l.price) - ${own.evaluation ?? own.price}::bigint)`
  const neighborhood = foldText(own.neighborhood)
  const nearest = (condition: Sql): Sql =>
    sql`select id from (select id from others ${condition} order by apart, id limit ${maxComparables}::integer) n`
  const rows = await db.query<ComparableListing>(sql`
    with others as materialized (
      select l.id, l.neighborhood_key, ${apart} as apart from listings_offered l
      where l.state = ${own.state} and l.city_key = any(${cityKeys}::text[]) and l.category = ${category}
        and l.id <> ${own.id}::bigint ${known ? sql`and l.area is not null` : empty}),
    near as (
      ${nearest(empty)}
      union
      ${nearest(sql`where neighborhood_key = ${neighborhood} and neighborhood_key <> ''`)})
    select l.id::text as id, t.property_type as "propertyType", t.neighborhood, l.area, l.rooms, l.price,
      l.evaluation, l.modality, case when l.unseen_since is not null then json_build_object(
        'since', l.unseen_since, 'seenOn', coalesce(l.seen_on, l.list_date)) end as unseen
    from near
    join listings_offered l on l.id = near.id
    join listing_texts t on t.id = near.id`)
  return selectComparables(own, rows)
}

/** Finds the other offered listings at the street and number of a listing: the index knows the street, the store the rest. */
async function findSameAddress(
  db: Queryable,
  index: ListingIndex,
  own: CataloguedListing,
): Promise<SameAddress<CataloguedListing>> {
  const ids = listSameStreet(index, own)
  if (ids.length === 0) return { total: 0, listings: [] }
  const rows = await db.query<{ id: string; address: string; price: number }>(sql`
    select l.id::text as id, t.address, l.price from listings_offered l join listing_texts t on t.id = l.id
    where l.id = any(${ids}::bigint[])`)
  const { total, listings } = selectSameAddress(own, rows)
  const found = await findListings(
    db,
    listings.map(({ id }) => id),
  )
  return { total, listings: found }
}

/**
 * Creates a function that returns a property by its number with everything that helps to decide; `null` when the
 * catalogue never had it. Its city is what the city's name means in searches of the state. It is judged for the account,
 * or for anybody when there is none.
 */
export function createDetailReader(
  db: Queryable,
  index: Pick<CatalogueIndex, 'current'>,
  paidPrices: Pick<PaidPriceFinder, 'find' | 'findBankSales'>,
) {
  return async (
    id: string,
    now: Date,
    accountId: string | null,
    waitingDays = waitingPrior.horizon.standard,
  ): Promise<PropertyDetail | null> => {
    const [subject, judgedFor, keptPapers] = await Promise.all([
      findDecisionSubject(db, id),
      accountId === null ? () => judgedForAnybody : readJudgedFor(db, accountId, [id]),
      accountId === null ? [] : listKeptPaperKinds(db, accountId, id),
    ])
    if (!subject) return null
    const { listing, paidOn, ...known } = subject
    const version = index.current().listings
    const cityKeys = listCityKeys(version, listing)
    const [region, comparables, sameAddress, [paid], bankSales] = await Promise.all([
      readRegionFigures(db, { ...listing, cityKeys }),
      findComparables(db, listing, cityKeys),
      findSameAddress(db, version, listing),
      listing.source === 'demo'
        ? [inventPaidPrice(listing, paidOn ?? brasiliaDayNumber(now.getTime()))]
        : paidPrices.find(listing, [{ ...listing, kind: listing.category }], paidOn ?? undefined),
      paidPrices.findBankSales(
        { ...listing, kind: listing.category },
        known.lastListed === null ? null : { ...listing, lastListed: toDayNumber(known.lastListed) },
      ),
    ])
    const facts: DetailFacts = {
      listing,
      ...known,
      region,
      comparables,
      sameAddress,
      bankSales,
      paidPrices: presentPaidPrice(
        paid!,
        listing.source === 'demo'
          ? { ...demonstrationSource, name: listing.city }
          : findPaidCityByName(listing),
      ),
      keptPapers,
      waitingDays,
    }
    return presentDetail(facts, { index: version, now }, judgedFor(id))
  }
}

import sql from 'sql-template-tag'
import type { PageBesideList } from '#contract/present-bank-page.ts'
import type { HistoryRecord } from '#domain/analysis/price-trajectory.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import type { Queryable } from '../../database/database.ts'
import { listedBeforeGone } from '../details/list-facts.ts'
import { type BankPageRow, bankPageColumns, toPageBesideList } from '../details/page-beside-list.ts'
import { type ListingRow, listingColumns, listingDetailJoin, toListing } from '../listing-store.ts'

/** One listing with the facts that concern only it. */
export interface DecisionSubject {
  listing: CataloguedListing
  /** Oldest first. */
  history: HistoryRecord[]
  /** Of a gone listing: date of the last list that contained it; `null` of an offered one. */
  lastListed: string | null
  /** What became of its state's listings between whole lists, oldest first. */
  waitingIntervals: WaitingInterval[]
  bankPage: PageBesideList | null
}

type Row = ListingRow &
  BankPageRow & {
    history: HistoryRecord[] | null
    listed_before_gone: string | null
    intervals: WaitingInterval[] | null
  }

/** Returns the listing with a number, offered or gone; `null` when the catalogue never had it. */
export async function findDecisionSubject(db: Queryable, id: string): Promise<DecisionSubject | null> {
  // The date of a gone listing is that of the list that lacked it: the previous whole list contained it.
  const [row] = await db.query<Row>(sql`
    select ${listingColumns}, ${bankPageColumns},
      (select json_agg(json_build_object('kind', h.kind, 'listDate', h.list_date, 'price', h.price,
          'evaluation', h.evaluation, 'modality', h.modality) order by h.list_date, h.import_id)
        from listing_history h where h.listing_id = l.id) as history,
      case when l.gone then
        ${listedBeforeGone}
      end as listed_before_gone,
      (select json_agg(json_build_object('from', w.from_date, 'to', w.to_date, 'groups', w.groups) order by w.to_date)
        from waiting_intervals w where w.state = l.state and w.groups is not null) as intervals
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
  }
}

const newest = (date: string | undefined, other: string | null): string | null =>
  [date ?? '', other ?? ''].sort().at(-1) || null

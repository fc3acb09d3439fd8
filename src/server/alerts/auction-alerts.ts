import sql from 'sql-template-tag'
import { writePropertyPath } from '#contract/page-paths.ts'
import { presentPresence } from '#contract/present-property.ts'
import { describeAuctionReminder, type UpcomingAuction } from '#domain/alerts/auction-notification.ts'
import { startOfBrasiliaDay } from '#domain/brasilia-time.ts'
import { endOfSaleDate } from '#domain/property/sale-dates.ts'
import { gatherChanges } from '#domain/alerts/listing-change.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import type { ListingSummary } from '#domain/alerts/search-notification.ts'
import { type AlertContext, planIsActiveSql, summaryColumns, wantsNotificationSql } from './alert-context.ts'
import { dayMs, hourMs } from '#domain/durations.ts'

/** Number of reminders per transaction. */
const notificationsPerTransaction = 200

interface Due
  extends Omit<ListingSummary, 'state'>,
    Pick<CataloguedListing, 'state' | 'listDate' | 'unseen'> {
  id: number
  price: number
  user_id: string
  modality: UpcomingAuction['modality']
  which: UpcomingAuction['which']
  at: Date
  key: string
}

/**
 * Reminds accounts of auctions of their favorites, within the last 24 hours and within the last hour before each. An
 * account that can be reminded only in the last hour gets one reminder. Of a date without an hour it reminds on the day
 * before and on the day.
 */
export async function notifyAuctions({ db, index, now, signal, notify }: AlertContext): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const at = now()
    const today = new Date(startOfBrasiliaDay(at.getTime()))
    const tomorrow = new Date(today.getTime() + dayMs)
    const due = await db.query<Due>(sql`
      select * from (
        select l.id, l.price, f.user_id, l.modality, a.which, a.at, l.list_date as "listDate",
          case when l.unseen_since is not null then json_build_object('since', l.unseen_since,
            'seenOn', coalesce(l.seen_on, l.list_date)) end as unseen, ${summaryColumns},
          'auction:' || l.id || ':' || to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') ||
            case when a.at = ${today}::timestamptz then ':today' when a.at = ${tomorrow}::timestamptz then ':tomorrow'
              when a.at <= ${new Date(at.getTime() + hourMs)}::timestamptz then ':1h' else ':24h' end as key
        from listings_offered l
        cross join lateral (
          values ('first', l.first_auction_at), ('second', l.second_auction_at)) as a (which, at)
        join favorites f on f.property_id = l.id
        join usuarios u on u.id = f.user_id
        join listing_texts t on t.id = l.id
        where (a.at = ${today}::timestamptz
            or a.at > ${at}::timestamptz and a.at <= ${new Date(at.getTime() + dayMs)}::timestamptz)
          and ${planIsActiveSql(at)} and ${wantsNotificationSql('auction')}) due
      where not exists (select from told_notices n where n.user_id = due.user_id and n.key = due.key)
      order by at, id, user_id limit ${notificationsPerTransaction}::integer`)
    if (due.length > 0) await index.follow()
    const presentation = { index: index.current().listings, now: at }
    const reminders = due.map(({ id, price, user_id: userId, key, modality, which, at: date, ...shown }) => ({
      userId,
      key,
      type: 'auction' as const,
      ...describeAuctionReminder(
        {
          modality,
          which,
          at: date.getTime(),
          presence: presentPresence({ ...shown, gone: false, siteGoneAt: null }, presentation),
        },
        shown,
        at.getTime(),
      ),
      link: writePropertyPath(String(id)),
      urgent: true,
      expiresAt: new Date(endOfSaleDate(date.getTime())),
      listings: [String(id)],
      changes: gatherChanges(
        null,
        [{ id: String(id), kind: 'auction', price, before: null, rungs: null, modalityBefore: null }],
        1,
      ),
    }))
    const reminded = await notify(reminders)
    if (due.length < notificationsPerTransaction || reminded === 0) return
  }
}

import sql from 'sql-template-tag'
import { pagePaths, propertyPath } from '#contract/pages.ts'
import {
  type FavoriteEntry,
  favoriteNotice,
  mostFavorites,
  otherFavorites,
  worthTelling,
} from '#domain/alerts/favorite-notice.ts'
import type { Shown } from '#domain/alerts/search-notice.ts'
import { mostNamed } from '#domain/alerts/tally.ts'
import type { Telling } from '../notifications/tell.ts'
import { type Alerter, planRuns, wants } from './alerter.ts'
import { shownColumns } from './descriptions.ts'
import type { Imported } from './imported.ts'

/** Number of accounts notified together. */
const toldTogether = 50

type Changed = FavoriteEntry & Shown & { id: string; userId: string }

interface Row extends Shown {
  id: number
  user_id: string
  kind: FavoriteEntry['kind']
  price: number
  modality: FavoriteEntry['modality']
  was_price: number | null
  was_modality: FavoriteEntry['modality']
}

/** Notifies accounts of what an import did to their favorites. Returns the number of notifications. */
export async function tellFavorites(alerter: Alerter, imported: Imported): Promise<number> {
  const { db, now, signal } = alerter
  let told = 0
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const accounts = await db.query<{ id: string }>(sql`
      select u.id from usuarios u
      where u.id > ${after} and ${planRuns(now())} and ${wants('deal')}
        and exists (select from favorites f where f.user_id = u.id)
      order by u.id limit ${toldTogether}::integer`)
    const last = accounts.at(-1)
    if (last === undefined) return told
    after = last.id
    const changed = await changedFavorites(
      alerter,
      imported,
      accounts.map(({ id }) => id),
    )
    const ofAccount = new Map<string, Changed[]>()
    for (const each of changed) {
      const own = ofAccount.get(each.userId)
      if (own) own.push(each)
      else ofAccount.set(each.userId, [each])
    }
    told += await alerter.tell([...ofAccount.values()].flatMap(own => tellingsOf(own, imported.id)))
  }
}

/** Reads the changed favorites of these accounts; one saved after the import already has its values. */
async function changedFavorites(
  { db }: Alerter,
  { id: importId, finished_at }: Imported,
  userIds: readonly string[],
): Promise<Changed[]> {
  const rows = await db.query<Row>(sql`
    select h.listing_id as id, f.user_id, h.kind, h.price, h.modality, was.price as was_price,
      was.modality as was_modality, ${shownColumns}
    from favorites f
    join listing_history h on h.listing_id = f.property_id and h.import_id = ${importId}::bigint
    join listings l on l.id = f.property_id
    join listing_texts t on t.id = f.property_id
    left join lateral (
      select b.price, b.modality from listing_history b
      where b.listing_id = h.listing_id and b.import_id < h.import_id
      order by b.import_id desc limit 1) was on true
    where f.user_id = any(${userIds}::text[]) and f.saved_at <= ${finished_at}::timestamptz`)
  return rows.map(({ id, user_id: userId, was_price, was_modality, ...rest }) => ({
    ...rest,
    id: String(id),
    userId,
    before: was_price === null ? null : { price: was_price, modality: was_modality },
  }))
}

/** Builds the notifications of one account: the most important changes one by one, the rest in one. */
function tellingsOf(changed: readonly Changed[], importId: number): Omit<Telling, 'id'>[] {
  const news = worthTelling(changed)
  const alone = news.slice(0, mostFavorites).map(
    (entry): Omit<Telling, 'id'> => ({
      userId: entry.userId,
      key: `favorite:${entry.id}:import:${importId}`,
      type: 'deal',
      ...favoriteNotice(entry, entry),
      link: propertyPath(entry.id),
      listings: [entry.id],
    }),
  )
  const rest = news.slice(mostFavorites)
  const [first] = rest
  if (first === undefined) return alone
  const together: Omit<Telling, 'id'> = {
    userId: first.userId,
    key: `favorites:import:${importId}`,
    type: 'deal',
    ...otherFavorites(rest.length),
    link: pagePaths.favorites,
    listings: rest.slice(0, mostNamed).map(({ id }) => id),
    total: rest.length,
  }
  return [...alone, together]
}

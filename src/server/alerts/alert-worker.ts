import type { Logger } from 'pino'
import { type BackgroundWorker, startWorker } from '../background/worker.ts'
import type { Database } from '../database/database.ts'
import {
  type AlertContext,
  type AppliedImport,
  createAlertContext,
  isNotifiedOfImportsSql,
  summaryColumns,
  wantsNotificationSql,
} from './alert-context.ts'
import { notifyAuctions } from './auction-alerts.ts'
import sql, { type Sql } from 'sql-template-tag'
import { notifySearches } from './search-alerts.ts'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import { describePlanNotification, planStages } from '#domain/alerts/plan-notification.ts'
import {
  describeFavoriteNotification,
  describeRemainingFavorites,
  type FavoriteChangeEntry,
  type FavoriteNews,
  maxFavoriteNotifications,
  rankFavoriteNews,
  toFavoriteChange,
} from '#domain/alerts/favorite-notification.ts'
import { isPassingAbsence, passingAbsenceDays } from '#domain/alerts/passing-absence.ts'
import { gatherChanges, type NotifiedChanges } from '#domain/alerts/listing-change.ts'
import type { ListingSummary } from '#domain/alerts/search-notification.ts'
import { maxTallyListings } from '#domain/alerts/search-tally.ts'
import type { AccountNotification } from '../notifications/notify-account.ts'

/** Number of accounts notified together. */
const accountsPerBatch = 50

type Changed = FavoriteChangeEntry & ListingSummary & { id: string; userId: string; importId: number }

interface Row extends ListingSummary {
  id: number
  import_id: number
  user_id: string
  kind: FavoriteChangeEntry['kind']
  list_date: string
  price: number
  evaluation: number | null
  modality: FavoriteChangeEntry['modality']
  was_list_date: string
  was_price: number | null
  was_evaluation: number | null
  was_modality: FavoriteChangeEntry['modality']
  doubtful: number | null
  by_page: boolean
  still_gone: boolean
  paid_estimate: number | null
}

/** Notifies accounts of what an import did to their favorites. Returns the number of notifications. */
async function notifyFavorites(alerter: AlertContext, appliedImport: AppliedImport): Promise<number> {
  const { db, now, signal } = alerter
  let notified = 0
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const accounts = await db.query<{ id: string }>(sql`
      select u.id from usuarios u
      where u.id > ${after} and ${isNotifiedOfImportsSql(now())}
        and exists (select from favorites f where f.user_id = u.id)
      order by u.id limit ${accountsPerBatch}::integer`)
    const last = accounts.at(-1)
    if (last === undefined) return notified
    after = last.id
    const changed = await changedFavorites(
      alerter,
      appliedImport,
      accounts.map(({ id }) => id),
    )
    const ofAccount = new Map<string, Changed[]>()
    for (const each of changed) {
      const own = ofAccount.get(each.userId)
      if (own) own.push(each)
      else ofAccount.set(each.userId, [each])
    }
    notified += await alerter.notify(
      [...ofAccount.values()].flatMap(own => buildNotifications(own, appliedImport)),
    )
  }
}

/** A longer absence was said, or is too long ago to be news. */
const longestAbsenceDays = 40

/**
 * Selects the favorites that an earlier list lacked and that this one, days later, lacks as well: what may have been an
 * absence before a re-basing is none.
 */
const absentFavorites = (
  { id, list_date, finished_at }: AppliedImport,
  userIds: readonly string[],
): Sql => sql`
    select h.listing_id as id, h.import_id, f.user_id, h.kind, h.list_date, h.price, h.evaluation, h.modality,
      null::date, null::bigint, null::bigint, null::text, null::bigint, false, true, null::float8, ${summaryColumns}
    from favorites f
    join listings l on l.id = f.property_id and l.gone
    join listing_texts t on t.id = f.property_id
    join imports now on now.id = ${id}::bigint and not now.partial and not now.of_page and l.state = any(now.states)
    join lateral (
      select * from listing_history b where b.listing_id = f.property_id and b.import_id < now.id
      order by b.import_id desc limit 1) h on h.kind = 'gone'
    join imports i on i.id = h.import_id and not i.of_page
    where f.user_id = any(${userIds}::text[]) and f.saved_at <= ${finished_at}::timestamptz
      and h.list_date <= ${list_date}::date - ${passingAbsenceDays}::integer
      and h.list_date > ${list_date}::date - ${longestAbsenceDays}::integer`

/** Reads the changed favorites of these accounts; one saved after the import already has its values. */
async function changedFavorites(
  { db, index }: AlertContext,
  appliedImport: AppliedImport,
  userIds: readonly string[],
): Promise<Changed[]> {
  const { id: importId, finished_at } = appliedImport
  const rows = await db.query<Row>(sql`
    select h.listing_id as id, h.import_id, f.user_id, h.kind, h.list_date, h.price, h.evaluation, h.modality,
      was.list_date as was_list_date, was.price as was_price, was.evaluation as was_evaluation,
      was.modality as was_modality,
      case when l.doubtful_on = h.list_date then nullif(l.doubtful_price, l.price) end as doubtful,
      i.of_page as by_page, false as still_gone, (a.paid->>'estimate')::float8 as paid_estimate, ${summaryColumns}
    from favorites f
    join listing_history h on h.listing_id = f.property_id and h.import_id = ${importId}::bigint
    join imports i on i.id = h.import_id
    join listings l on l.id = f.property_id
    join listing_texts t on t.id = f.property_id
    left join listing_paid_prices a on a.id = f.property_id
    left join lateral (
      select b.list_date, b.price, b.evaluation, b.modality from listing_history b
      where b.listing_id = h.listing_id and b.import_id < h.import_id
      order by b.import_id desc limit 1) was on true
    where f.user_id = any(${userIds}::text[]) and f.saved_at <= ${finished_at}::timestamptz
    union all
    ${absentFavorites(appliedImport, userIds)}`)
  if (rows.length === 0) return []
  await index.follow()
  const { ladder } = index.current().listings
  return rows.filter(wasHeldBack).map(row => ({
    id: String(row.id),
    importId: row.import_id,
    userId: row.user_id,
    kind: row.kind,
    listDate: row.list_date,
    price: row.price,
    evaluation: row.evaluation,
    modality: row.modality,
    before:
      row.was_price === null
        ? null
        : {
            listDate: row.was_list_date,
            price: row.was_price,
            evaluation: row.was_evaluation,
            modality: row.was_modality,
          },
    doubtful: row.doubtful,
    byPage: row.by_page,
    stillGone: row.still_gone,
    paidEstimate: row.paid_estimate,
    ladderHolds: ladder.states.get(row.state)?.holds ?? false,
    propertyType: row.propertyType,
    description: row.description,
    neighborhood: row.neighborhood,
    city: row.city,
    state: row.state,
  }))
}

/** Of the absences that a later list confirms, only those are news that were not said at once. */
const wasHeldBack = (row: Row): boolean => !row.still_gone || isPassingAbsence(row, row.list_date)

/** Gathers changes; one with a price to be confirmed counts, but is not named with a price. */
const gatherFavoriteChanges = (
  entries: readonly (Changed & FavoriteNews)[],
  listDate: string,
): NotifiedChanges => ({
  ...gatherChanges(listDate, entries.map(toFavoriteChange), 0),
  first: entries
    .filter(({ doubtful }) => doubtful === null)
    .slice(0, maxTallyListings)
    .map(toFavoriteChange),
})

/** Builds the notifications of one account: the most important changes one by one, the rest in one. */
function buildNotifications(
  changed: readonly Changed[],
  { id: importId, list_date: listDate }: AppliedImport,
): Omit<AccountNotification, 'id'>[] {
  const news = rankFavoriteNews(changed)
  const alone = news.slice(0, maxFavoriteNotifications).map(
    (entry): Omit<AccountNotification, 'id'> => ({
      userId: entry.userId,
      key: `favorite:${entry.id}:import:${entry.importId}`,
      type: 'deal',
      ...describeFavoriteNotification(entry, entry),
      link: writePropertyPath(entry.id),
      listings: [entry.id],
      changes: gatherFavoriteChanges([entry], listDate),
    }),
  )
  const rest = news.slice(maxFavoriteNotifications)
  const [first] = rest
  if (first === undefined) return alone
  const together: Omit<AccountNotification, 'id'> = {
    userId: first.userId,
    key: `favorites:import:${importId}`,
    type: 'deal',
    ...describeRemainingFavorites(rest.length, listDate),
    link: pagePaths.favorites,
    listings: rest.slice(0, maxTallyListings).map(({ id }) => id),
    total: rest.length,
    changes: gatherFavoriteChanges(rest, listDate),
  }
  return [...alone, together]
}

/** Number of notifications per transaction. */
const notificationsPerTransaction = 200

interface Due {
  id: string
  premium_until: Date
  key: string
}

/** Notifies accounts whose plan does not renew automatically that it ends or has ended. */
async function notifyPlans(alerter: AlertContext): Promise<void> {
  for (const stage of planStages) await notifyStage(alerter, stage)
}

async function notifyStage(
  { db, now, signal, notify }: AlertContext,
  { stage, plans, above, most }: (typeof planStages)[number],
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const at = now()
    const due = await db.query<Due>(sql`
      select * from (
        select u.id, u.premium_until,
          'plan:' || to_char(u.premium_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ':' ||
            ${stage}::text as key
        from usuarios u
        where u.status = 'active' and not u.demonstracao and u.renova is distinct from true
          and u.plano = any(${plans}::text[]) and ${wantsNotificationSql('system')}
          and u.premium_until > ${new Date(at.getTime() + above)}::timestamptz
          and u.premium_until <= ${new Date(at.getTime() + most)}::timestamptz) due
      where not exists (select from told_notices n where n.user_id = due.id and n.key = due.key)
      order by premium_until, id limit ${notificationsPerTransaction}::integer`)
    const notifications = due.map(({ id: userId, premium_until, key }) => ({
      userId,
      key,
      type: 'system' as const,
      ...describePlanNotification(stage, premium_until.getTime()),
      link: pagePaths.profile,
      urgent: true,
      expiresAt: stage === 'ended' ? null : premium_until,
    }))
    const reached = await notify(notifications)
    if (due.length < notificationsPerTransaction || reached === 0) return
  }
}

/**
 * Sends the notifications of every import not yet processed, in order. An import counts as processed at its very end:
 * after a crash it is processed again, and sent notifications are recognized by their keys.
 */
async function notifyImports(alerter: AlertContext): Promise<void> {
  const { db, now, signal } = alerter
  for (;;) {
    signal.throwIfAborted()
    const [appliedImport] = await db.query<AppliedImport>(sql`
      select id, source, finished_at, list_date, not of_page or changed > 0 as brings from imports where status = 'done' and alerted_at is null
      order by id limit 1`)
    if (appliedImport === undefined) return
    if (appliedImport.source === 'caixa') await alerter.round(() => notifyImport(alerter, appliedImport))
    await db.query(sql`update imports set alerted_at = ${now()} where id = ${appliedImport.id}::bigint`)
  }
}

async function notifyImport(alerter: AlertContext, appliedImport: AppliedImport): Promise<void> {
  const { log, now } = alerter
  const began = now().getTime()
  const favorites = await notifyFavorites(alerter, appliedImport)
  const searches = appliedImport.brings ? await notifySearches(alerter, appliedImport) : 0
  const took = now().getTime() - began
  log.info(
    { import: appliedImport.id, favorites, searches, took },
    'alerts: accounts were notified of an import',
  )
}

export interface AlertDependencies extends Pick<AlertContext, 'index'> {
  log: Logger
  now: () => Date
  newId: () => string
  /** Called when an account was notified: its digest may be due. */
  onNotified: () => void
  /** Milliseconds between two checks. */
  every?: number | undefined
}

/**
 * Notifies accounts about their saved searches, favorites, auctions and plan. One process at a time; a killed process
 * neither repeats nor loses a notification. A failing kind of notification does not delay the others.
 */
export function startAlertWorker(
  db: Database,
  { index, log, now, newId, onNotified, every = 60_000 }: AlertDependencies,
): BackgroundWorker {
  async function run(signal: AbortSignal): Promise<void> {
    const alerter = createAlertContext({ db, index, log, now, newId, onNotified, signal })
    // Auctions and plans come first because they have dates; imports may take longer.
    const kinds: [name: string, notify: () => Promise<unknown>][] = [
      ['auctions', () => alerter.round(() => notifyAuctions(alerter))],
      ['plans', () => alerter.round(() => notifyPlans(alerter))],
      ['imports', () => notifyImports(alerter)],
    ]
    const failed: [name: string, error: unknown][] = []
    for (const [name, notify] of kinds) {
      signal.throwIfAborted()
      await notify().catch((error: unknown) => failed.push([name, error]))
    }
    if (failed.length === 0) return
    const names = failed.map(([name]) => name).join(', ')
    throw new AggregateError(
      failed.map(([, error]) => error),
      `No notifications of ${names}`,
    )
  }
  return startWorker({ name: 'alerts', every, lock: 'alerts', run }, { db, log })
}

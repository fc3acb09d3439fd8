import sql from 'sql-template-tag'
import type { ListGap } from '#domain/caixa/list-presence.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { mayRingSql } from '../outbox/quiet-hours-sql.ts'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '#domain/durations.ts'
import type { OutboxChannelName } from '../outbox/outbox-channel.ts'

/** How a channel's messages do. */
export interface OutboxReadings {
  waiting: number
  /** When the oldest of those that may ring now was put on its way. */
  oldest: Date | null
  /** The problem of the last message that was not accepted, as codes only. */
  problem: string | null
  /** Since the beginning, and on this day of Brasília. */
  sent: number
  failed: number
  sentToday: number
  failedToday: number
}

/** The state of the service according to the database, for metrics and the health page. */
export interface ServiceReadings {
  databaseBytes: number
  offered: number
  /** `YYYY-MM-DD`; `null` when only the demonstration was imported. */
  listDate: string | null
  source: 'demo' | 'caixa'
  /** The newest whole list of each state with offered listings. */
  lists: readonly { state: string; listDate: string; offered: number; gap: ListGap | null }[]
  /** Offered listings of whose price or appraisal the newest list says something that nothing explains. */
  doubtfulPrices: number
  importedAt: Date | null
  /** How the last finished import ended. */
  lastImport: 'done' | 'refused' | 'dropped' | 'failed' | null
  importsRunning: number
  refresh: string | null
  outbox: Readonly<Record<OutboxChannelName, OutboxReadings>>
  notificationsWaiting: number
  oldestNotification: Date | null
  /** Payment events by status, in total and of the last 24 hours. */
  events: Readonly<Record<string, number>>
  eventsToday: Readonly<Record<string, number>>
  pagesRead: number
  /** When the last of them was read. */
  pageReadAt: Date | null
  /** Offered listings whose bank page was not read yet. */
  pagesUnread: number
  /** Listings that a person opened and whose bank page was not read yet. */
  pagesWanted: number
  accounts: number
  accountsActive: number
  sessions: number
  troublesOpen: number
  /** When its statistics were last updated; `null` when unknown. */
  maintainedAt: Date | null
}

/** Reads everything in one statement, because several would delay searches of an embedded database. */
export async function readServiceReadings(db: Queryable, now: Date): Promise<ServiceReadings> {
  const today = toBrasiliaIso(now.getTime()).slice(0, 10)
  const [row] = await db.query<ServiceReadings>(sql`
    with offered as (select state, count(*) as n from listings_offered group by state)
    select
      pg_database_size(current_database()) as "databaseBytes",
      (select coalesce(sum(n), 0)::bigint from offered) as offered,
      (select coalesce(json_agg(json_build_object('state', s.state, 'listDate', s.list_date::text, 'offered', o.n,
          'gap', (select g from imports i, jsonb_array_elements(i.gaps) g
            where i.states @> array[s.state] and i.status = 'done' and not i.partial and i.list_date = s.list_date
              and g->>'state' = s.state
              and not exists (select from imports n where n.states @> array[s.state] and n.status = 'done'
                and not n.partial and n.list_date = s.list_date and n.id > i.id)))), '[]')
        from state_lists s join offered o on o.state = s.state) as lists,
      (select count(*) from listings where not gone and doubtful_on is not null) as "doubtfulPrices",
      c.list_date as "listDate",
      c.source,
      (select max(finished_at) from imports where status = 'done' and source = 'caixa' and not of_page) as "importedAt",
      (select status from imports where source = 'caixa' and finished_at is not null and not of_page
        order by finished_at desc, id desc limit 1) as "lastImport",
      (select count(*) from imports where status in ('staging', 'applying')) as "importsRunning",
      (select status from refreshes order by started_at desc, id desc limit 1) as refresh,
      (select json_object_agg(channel, json_build_object('waiting', waiting, 'oldest', oldest, 'problem', problem,
          'sent', sent, 'failed', failed, 'sentToday', case when day = ${today}::date then sent_today else 0 end,
          'failedToday', case when day = ${today}::date then failed_today else 0 end))
        from outbox_counts c left join lateral (
          select count(*) as waiting, min(created_at) filter (where rings) as oldest,
            (array_agg(last_problem order by next_attempt_at desc, id) filter (where last_problem is not null))[1] as problem
          from (
            select 'mail' as channel, id, created_at, next_attempt_at, last_problem, true as rings from outgoing_mail
            union all
            select d.channel, d.id, d.created_at, next_attempt_at, last_problem, ${mayRingSql(sql`d`, now)}
            from deliveries d join usuarios u on u.id = d.user_id) m
          where m.channel = c.channel) w on true) as outbox,
      (select count(*) from notifications where mail = 'waiting') as "notificationsWaiting",
      (select min(created_at) from notifications where mail = 'waiting') as "oldestNotification",
      (select coalesce(json_object_agg(status, n), '{}')
        from (select status, count(*) as n from webhook_events group by status) s) as events,
      (select coalesce(json_object_agg(status, n), '{}')
        from (select status, count(*) as n from webhook_events
          where created_at > ${new Date(now.getTime() - dayMs)}::timestamptz group by status) s) as "eventsToday",
      (select count(*) from listing_pages) as "pagesRead",
      (select max(read_at) from listing_pages) as "pageReadAt",
      (select count(*) from listings_offered l where l.source = 'caixa'
        and not exists (select from listing_pages p where p.id = l.id)) as "pagesUnread",
      (select count(*) from page_readings r where r.wanted_at is not null
        and not exists (select from listing_pages p where p.id = r.listing_id and p.read_at >= r.wanted_at))
        as "pagesWanted",
      (select count(*) from usuarios) as accounts,
      (select count(*) from usuarios where plano <> 'none' and status = 'active'
        and (premium_until is null or premium_until > ${now}::timestamptz)) as "accountsActive",
      (select count(*) from sessions where expires_at > ${now}::timestamptz) as sessions,
      (select count(*) from troubles where over_at is null) as "troublesOpen",
      (select max(greatest(last_analyze, last_autoanalyze)) from pg_stat_user_tables) as "maintainedAt"
    from catalogue c`)
  const { outbox, ...rest } = row as ServiceReadings
  const read = (readings: OutboxReadings): OutboxReadings => ({
    ...readings,
    oldest: readings.oldest && new Date(readings.oldest),
  })
  // JSON has no dates.
  return {
    ...rest,
    outbox: { mail: read(outbox.mail), push: read(outbox.push), telegram: read(outbox.telegram) },
  }
}

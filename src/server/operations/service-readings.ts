import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '../durations.ts'

/** The state of the service according to the database, for metrics and the health page. */
export interface ServiceReadings {
  databaseBytes: number
  offered: number
  /** `YYYY-MM-DD`; `null` when only the demonstration was imported. */
  listDate: string | null
  source: 'demo' | 'caixa'
  /** The newest whole list of each state with offered listings. */
  lists: readonly { state: string; listDate: string; offered: number }[]
  importedAt: Date | null
  /** How the last finished import ended. */
  lastImport: 'done' | 'refused' | 'dropped' | 'failed' | null
  importsRunning: number
  refresh: string | null
  mailsWaiting: number
  oldestMail: Date | null
  /** Only codes (mail/mail-problem.ts). */
  mailProblem: string | null
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
  const [row] = await db.query<ServiceReadings>(sql`
    with offered as (select state, count(*) as n from listings_offered group by state)
    select
      pg_database_size(current_database()) as "databaseBytes",
      (select coalesce(sum(n), 0)::bigint from offered) as offered,
      (select coalesce(json_agg(json_build_object('state', s.state, 'listDate', s.list_date::text, 'offered', o.n)), '[]')
        from state_lists s join offered o on o.state = s.state) as lists,
      c.list_date as "listDate",
      c.source,
      (select max(finished_at) from imports where status = 'done' and source = 'caixa') as "importedAt",
      (select status from imports where source = 'caixa' and finished_at is not null
        order by finished_at desc, id desc limit 1) as "lastImport",
      (select count(*) from imports where status in ('staging', 'applying')) as "importsRunning",
      (select status from refreshes order by started_at desc, id desc limit 1) as refresh,
      (select count(*) from outgoing_mail) as "mailsWaiting",
      (select min(created_at) from outgoing_mail) as "oldestMail",
      (select last_problem from outgoing_mail where last_problem is not null
        order by next_attempt_at desc, id limit 1) as "mailProblem",
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
  return row as ServiceReadings
}

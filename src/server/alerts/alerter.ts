import type { Logger } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notifications.ts'
import type { Database } from '../database/database.ts'
import { tell, type Telling } from '../notifications/tell.ts'

/** The dependencies of everything that sends notifications. */
export interface Alerter {
  db: Database
  log: Logger
  now: () => Date
  /** Aborts the work between two batches. */
  signal: AbortSignal
  /** Creates all of these notifications or, when the database fails, none; returns how many were new. */
  tell(tellings: readonly Omit<Telling, 'id'>[]): Promise<number>
  /** Runs work that may send notifications and reports at its end, even after a failure, whether any was sent. */
  round<T>(work: () => Promise<T>): Promise<T>
}

export function alerterOf({
  db,
  log,
  now,
  signal,
  newId,
  told,
}: Pick<Alerter, 'db' | 'log' | 'now' | 'signal'> & { newId: () => string; told: () => void }): Alerter {
  let reached = 0
  return {
    db,
    log,
    now,
    signal,
    async tell(tellings) {
      const many = await tell(
        db,
        tellings.map(telling => ({ ...telling, id: newId() })),
        now(),
      )
      reached += many
      return many
    },
    async round(work) {
      try {
        return await work()
      } finally {
        if (reached > 0) told()
        reached = 0
      }
    },
  }
}

/** Whether the plan of `usuarios u` is active. */
export const planRuns = (now: Date): Sql => sql`u.status = 'active' and u.premium_until > ${now}::timestamptz`

/** Whether `usuarios u` wants this type of notification; covers only types that are on by default. */
export const wants = (type: Exclude<Notification['type'], 'news'>): Sql =>
  sql`coalesce((u.preferencias ->> ${type}::text)::boolean, true)`

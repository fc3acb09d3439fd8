import type { Logger } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import type { Notification } from '#contract/notifications.ts'
import type { Database } from '../database/database.ts'
import { tell, type Telling } from '../notifications/tell.ts'

/** What those who tell work with. */
export interface Alerter {
  db: Database
  log: Logger
  now: () => Date
  /** Ends the work between two batches. */
  signal: AbortSignal
  /** Tells all of these or, where the database fails, none; how many had not been told before. */
  tell(tellings: readonly Omit<Telling, 'id'>[]): Promise<number>
  /** Does some telling, and says at its end, however it ends, that somebody was told. */
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

/** Whether the plan of `usuarios u` runs. */
export const planRuns = (now: Date): Sql => sql`u.status = 'active' and u.premium_until > ${now}::timestamptz`

/** Whether `usuarios u` wants to be told such things; none of them is one that has to be asked for. */
export const wants = (type: Exclude<Notification['type'], 'news'>): Sql =>
  sql`coalesce((u.preferencias ->> ${type}::text)::boolean, true)`

import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import type { Database, Queryable } from '../database/database.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import { writeTroubleMail } from '../mail/account-mails.ts'

/** The operator of the service, as parts that may need help see it. */
export interface OperatorNotifier {
  /**
   * Reports a trouble. The same key again is the same trouble: mailed only when it begins. Never throws.
   * @returns whether the trouble could be stored
   */
  reportTrouble(trouble: { key: string; title: string; detail: string }): Promise<boolean>
  /** Ends a trouble; does nothing when there was none. Never throws. @returns whether this could be stored */
  endTrouble(key: string): Promise<boolean>
}

interface OperatorDependencies {
  log: Logger
  now: () => Date
  /** `null` shows troubles only on the health page and in the log. */
  address: string | null
  siteUrl: () => string
  /** Puts a mail into the outbox, in the caller's transaction. */
  send: (tx: Queryable, mail: QueuedMail) => Promise<void>
}

/**
 * Creates the operator: troubles are stored (`troubles`), shown on the health page, logged, and mailed when there is
 * an address.
 */
export function createOperatorNotifier(
  db: Database,
  { log, now, address, siteUrl, send }: OperatorDependencies,
): OperatorNotifier {
  const quietly = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      log.error({ err: error }, 'the operator could not be notified')
      return false
    }
  }
  return {
    reportTrouble: ({ key, title, detail }) =>
      quietly(async () => {
        log.warn({ trouble: key, detail }, title)
        await db.transaction(async tx => {
          const [row] = await tx.query<{ begins: boolean }>(sql`
            with was as (select key, over_at from troubles where key = ${key} for update)
            insert into troubles (key, title, detail, since, last_at)
            values (${key}, ${title}, ${detail}, ${now()}, ${now()})
            on conflict (key) do update set title = excluded.title, detail = excluded.detail,
              last_at = excluded.last_at,
              times = case when troubles.over_at is null then troubles.times + 1 else 1 end,
              since = case when troubles.over_at is null then troubles.since else excluded.since end,
              over_at = null
            returning not exists (select from was where over_at is null) as begins`)
          if (!row?.begins || address === null) return
          await send(tx, {
            to: address,
            ...writeTroubleMail({ title, detail, link: `${siteUrl()}/admin/saude` }),
          })
        })
      }),
    endTrouble: key =>
      quietly(() =>
        db.query(sql`update troubles set over_at = ${now()} where key = ${key} and over_at is null`),
      ),
  }
}

import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import type { Database, Queryable } from '../database/database.ts'
import { hourMs } from '#domain/durations.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import { writeTroubleMail } from '../mail/account-mails.ts'
import { findTroubleTopic } from './trouble-kinds.ts'

/** The operator of the service, as parts that may need help see it. */
export interface OperatorNotifier {
  /**
   * Reports a trouble. The same key again is the same trouble: mailed only when it begins, and of one topic
   * (`findTroubleTopic`) at most one mail an hour. Never throws.
   * @returns whether the trouble could be stored
   */
  reportTrouble(trouble: { key: string; title: string; detail: string }): Promise<boolean>
  /** Ends a trouble; does nothing when there was none. Never throws. @returns whether this could be stored */
  endTrouble(key: string): Promise<boolean>
}

/** What the server itself does with the operator's troubles. */
export interface OperatorMails extends OperatorNotifier {
  /** Mails the troubles that wait since the last mail about their topic, one mail a topic, once its hour is over. */
  mailWaitingTroubles(): Promise<void>
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

/** Between two mails about one topic. */
const mailPause = hourMs

/** Troubles that one mail names; it counts the others. */
const mostNamed = 20

interface WaitingTrouble {
  key: string
  title: string
  detail: string
}

/** Returns the topics about which a mail went out within the pause. */
async function readMailedTopics(tx: Queryable, now: Date): Promise<Set<string>> {
  const rows = await tx.query<{ key: string }>(
    sql`select key from troubles where mailed_at > ${new Date(now.getTime() - mailPause)}::timestamptz`,
  )
  return new Set(rows.map(({ key }) => findTroubleTopic(key)))
}

/** Joins the troubles of one topic into one. */
function joinTroublesOfTopic(troubles: readonly WaitingTrouble[]): Pick<WaitingTrouble, 'title' | 'detail'> {
  const [{ title, detail }] = troubles as [WaitingTrouble]
  if (troubles.length === 1) return { title, detail }
  const more = troubles.length - mostNamed
  return {
    title: `${title} (${troubles.length} vezes)`,
    detail: [
      ...troubles.slice(0, mostNamed).map(each => `• ${each.detail}`),
      ...(more > 0 ? [`• e mais ${more}`] : []),
    ].join('\n'),
  }
}

/**
 * Creates the operator: troubles are stored (`troubles`), shown on the health page, logged, and mailed when there is
 * an address.
 */
export function createOperatorNotifier(
  db: Database,
  { log, now, address, siteUrl, send }: OperatorDependencies,
): OperatorMails {
  const quietly = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      log.error({ err: error }, 'the operator could not be notified')
      return false
    }
  }
  const mail = async (tx: Queryable, troubles: readonly WaitingTrouble[]) => {
    if (address === null) return
    await tx.query(sql`
      update troubles set mailed_at = ${now()}, mail_due = false
      where key = any(${troubles.map(({ key }) => key)}::text[])`)
    await send(tx, {
      to: address,
      ...writeTroubleMail({ ...joinTroublesOfTopic(troubles), link: `${siteUrl()}/admin/saude` }),
    })
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
          const isMailed = (await readMailedTopics(tx, now())).has(findTroubleTopic(key))
          const hasOwnTopic = findTroubleTopic(key) === key
          if (isMailed && !hasOwnTopic) {
            await tx.query(sql`update troubles set mail_due = true where key = ${key}`)
          } else {
            await mail(tx, [{ key, title, detail }])
          }
        })
      }),
    endTrouble: key =>
      quietly(() =>
        db.query(sql`update troubles set over_at = ${now()} where key = ${key} and over_at is null`),
      ),
    mailWaitingTroubles: async () => {
      await db.transaction(async tx => {
        const waiting = await tx.query<WaitingTrouble>(
          sql`select key, title, detail from troubles where mail_due order by last_at, key for update`,
        )
        if (waiting.length === 0) return
        const mailed = await readMailedTopics(tx, now())
        const topics = new Set(waiting.map(({ key }) => findTroubleTopic(key)))
        for (const topic of topics) {
          if (mailed.has(topic)) continue
          await mail(
            tx,
            waiting.filter(({ key }) => findTroubleTopic(key) === topic),
          )
        }
      })
    },
  }
}

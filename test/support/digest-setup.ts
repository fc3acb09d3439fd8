import { randomUUID } from 'node:crypto'
import { type Logger, pino } from 'pino'
import sql from 'sql-template-tag'
import type { BackgroundWorker } from '#server/background/worker.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import { startDigestWorker } from '#server/digest/digest-worker.ts'
import { enqueueMail, type QueuedMail } from '#server/mail/outbox.ts'
import type { AccountNotification } from '#server/notifications/notify-account.ts'
import { testSecret } from './accounts.ts'
import { createFollowedIndex } from './followed-index.ts'

/** Creates digest workers on the test's own clock, which check hourly. */
export function createDigestSetup({
  now,
  log = pino({ level: 'silent' }),
  page,
}: {
  now: () => Date
  log?: Logger
  page?: number
}) {
  const running: BackgroundWorker[] = []
  function start(
    db: Database,
    send = (tx: Queryable, mail: QueuedMail) => enqueueMail(tx, mail, now(), randomUUID()),
  ): BackgroundWorker {
    const siteUrl = () => 'https://arremate.example'
    const digests = startDigestWorker(db, {
      log,
      index: createFollowedIndex(db),
      now,
      siteUrl,
      secret: testSecret,
      send,
      every: 3_600_000,
      ...(page !== undefined && { page }),
    })
    running.push(digests)
    return digests
  }
  return {
    start,
    /** Runs one round of a new worker. */
    async gather(db: Database) {
      const digests = start(db)
      await digests.settled()
      await digests.stop()
    },
    /** Stops every worker that was started. */
    async stop() {
      for (const digests of running.splice(0)) await digests.stop()
    },
  }
}

/** Creates a notification for an account, of the type `deal` but for `more`. */
export const notificationFor = (
  userId: string,
  more: Partial<AccountNotification> = {},
): AccountNotification => ({
  id: randomUUID(),
  userId,
  key: randomUUID(),
  type: 'deal',
  title: 'Baixou de preço: Casa em Campinas',
  description: 'Era R$ 150.000.',
  link: '/imovel/1',
  ...more,
})

/** Lists the mails that wait to be sent. */
export const listOutgoingMail = (db: Queryable) =>
  db.query<{
    recipient: string
    subject: string
    priority: number
    text: string
    calendar: string | null
  }>(sql`
    select recipient, subject, priority, text_body as text, calendar from outgoing_mail order by recipient, subject`)

/** Lists what became of the mail of each notification, the oldest notification first. */
export const listMailStates = async (db: Queryable) =>
  (await db.query<{ mail: string }>(sql`select mail from notifications order by created_at, title`)).map(
    ({ mail }) => mail,
  )

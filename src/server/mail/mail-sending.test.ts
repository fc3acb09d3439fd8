import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { type MailServer, startMailServer } from '#test/support/mail-server.ts'
import type { BackgroundWorker } from '../background/worker.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { enqueueMail, mailPriorities } from './outbox.ts'
import { createMailChannel } from './mail-capability.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { createSmtpTransport, type MailTransport } from './mail-transport.ts'

const hour = 3_600_000
const start = new Date('2026-11-21T12:00:00Z')
const secret = 'https://arremate.example/nova-senha?token=segredo'
let server: MailServer
let clock: Date
let lines: Record<string, unknown>[]
type Worker = BackgroundWorker
const senders: Worker[] = []
const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}

beforeEach(async () => {
  server = await startMailServer()
  clock = start
  lines = []
})
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop()
  await server.stop()
})

const log = pino({ level: 'debug' }, { write: line => void lines.push(JSON.parse(line)) })
const logged = (message: string) => lines.filter(({ msg }) => msg === message)

/** Starts a mail worker that runs once at the start, then only when kicked. */
function sending(
  db: Database,
  transport: MailTransport = createSmtpTransport(server.url),
  times: { grace?: number; every?: number } = {},
): Worker {
  const from = 'Arremate <nao-responda@arremate.example>'
  const now = () => clock
  const channel = createMailChannel(db, { transport, now, from })
  const sender = startOutboxWorker(db, channel, { log, now, every: hour, ...times })
  senders.push(sender)
  return sender
}

const put = (db: Queryable, to = 'maria@dominio.com', id: string = randomUUID()) =>
  enqueueMail(db, { to, subject: 'Olá', text: `${secret}\n`, html: `<p>${secret}</p>` }, clock, id)

const reminder = { to: 'joao@dominio.com', subject: 'Lembrete', text: 'Olá.\n', html: '<p>Olá.</p>' }

const outbox = (db: Database) =>
  db.query<{ recipient: string; attempts: number; last_problem: string | null }>(
    sql`select recipient, attempts, last_problem from outgoing_mail order by recipient`,
  )

async function runOnce(sender: Worker): Promise<void> {
  sender.kick()
  await sender.settled()
}

const recipients = () => server.mails.flatMap(mail => mail.recipients)

eachEngine(engine => {
  let db: Database
  beforeEach(async () => {
    db = await engine.fresh()
  })

  it('sends committed mails, oldest first, and deletes them', async () => {
    await put(db, 'primeira@dominio.com')
    later(1000)
    await put(db, 'segunda@dominio.com')
    const sent: string[] = []
    await sending(db, async ({ to }) => void sent.push(to)).settled()
    expect(sent).toEqual(['primeira@dominio.com', 'segunda@dominio.com'])
    expect(await outbox(db)).toEqual([])
  })

  it('sends a password reset before two hundred waiting digests', async () => {
    await db.query(sql`
      insert into outgoing_mail (id, recipient, subject, text_body, html_body, priority, created_at, next_attempt_at)
      select gen_random_uuid(), 'pessoa' || n || '@dominio.com', 'Resumo', '', '', ${mailPriorities.digest}::smallint,
        ${clock}::timestamptz, ${clock}::timestamptz
      from generate_series(1, 200) n`)
    later(1000)
    const sent: string[] = []
    await sending(db, async ({ to }) => {
      if (sent.length === 15) throw new Error('nobody takes mails any more')
      sent.push(to)
      if (sent.length !== 7) return
      await enqueueMail(db, { ...reminder, priority: mailPriorities.soon }, clock, randomUUID())
      await put(db, 'maria@dominio.com')
    }).settled()
    expect(sent.slice(10, 12)).toEqual(['maria@dominio.com', reminder.to])
    expect(new Set(sent).size).toBe(15)
    expect(await outbox(db)).toHaveLength(202 - 15)
  })

  it('queues a mail with its own id once while it waits', async () => {
    const id = randomUUID()
    await enqueueMail(db, { ...reminder, id }, clock, randomUUID())
    await enqueueMail(db, { ...reminder, id, subject: 'De novo' }, clock, randomUUID())
    await sending(db).settled()
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Lembrete'])
  })

  it('passes on the calendar and the unsubscribe address of a mail', async () => {
    const unsubscribeUrl = 'https://arremate.example/api/unsubscribe?token=a.b'
    await enqueueMail(
      db,
      { ...reminder, unsubscribeUrl, calendar: 'BEGIN:VCALENDAR\r\n' },
      clock,
      randomUUID(),
    )
    await sending(db).settled()
    expect(server.mails[0]?.calendar).toBe('BEGIN:VCALENDAR\r\n')
    expect(server.mails[0]?.headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
  })

  it('sends nothing of a transaction that is rolled back', async () => {
    const failing = db.transaction(async tx => {
      await put(tx, 'ninguem@dominio.com')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await put(db, 'maria@dominio.com')
    await sending(db).settled()
    expect(recipients()).toEqual(['maria@dominio.com'])
  })

  it('sends what a transaction queues when it is kicked inside the transaction', async () => {
    const sender = sending(db)
    await sender.settled()
    await db.transaction(async tx => {
      await put(tx)
      sender.kick()
      // Its round is over and saw nothing: only another one, after the commit, can send the mail.
      if (engine.name === 'postgres') await sender.settled()
    })
    await server.arrived(1)
    await sender.settled()
    expect(await outbox(db)).toEqual([])
    expect(logged('a worker failed: trying again later')).toEqual([])
  })

  it('loses nothing while the mail server is down, and waits longer after each attempt', async () => {
    const { port } = server
    await server.stop()
    await put(db)
    const sender = sending(db)
    await sender.settled()
    const minutes = [1, 5, 30, 120, 360, 360]
    for (const [index, pause] of minutes.entries()) {
      expect(await outbox(db)).toMatchObject([{ attempts: index + 1, last_problem: 'ESOCKET ECONNREFUSED' }])
      later(pause * 60_000 - 1)
      await runOnce(sender)
      expect(await outbox(db)).toMatchObject([{ attempts: index + 1 }])
      later(1)
      if (index === minutes.length - 1) server = await startMailServer(port)
      await runOnce(sender)
    }
    expect(server.mails).toHaveLength(1)
    expect(await outbox(db)).toEqual([])
  })

  it('sends no reminder after its event when the mail server was down until then', async () => {
    const at = new Date(start.getTime() + hour)
    await enqueueMail(db, { ...reminder, expiresAt: at }, clock, randomUUID())
    const other = { ...reminder, to: 'a@dominio.com', expiresAt: new Date(at.getTime() + 1) }
    await enqueueMail(db, other, clock, randomUUID())
    const { port } = server
    await server.stop()
    const sender = sending(db)
    await sender.settled()
    server = await startMailServer(port)
    clock = at
    await runOnce(sender)
    expect(recipients()).toEqual(['a@dominio.com'])
    expect(await outbox(db)).toEqual([])
    expect(logged('a message came too late to be sent')).toMatchObject([{ level: 40, to: 'j***@d***.com' }])
  })

  it('gives up after three days, with a last attempt, and reports it', async () => {
    await put(db)
    server.behave(() => 'busy')
    const sender = sending(db)
    await sender.settled()
    later(72 * hour - 1)
    await runOnce(sender)
    expect(await outbox(db)).toMatchObject([{ attempts: 2, last_problem: 'RCPT TO 451 4.3.0' }])
    later(1)
    await runOnce(sender)
    expect(await outbox(db)).toEqual([])
    expect(logged('a message was given up')).toMatchObject([{ level: 50, to: 'm***@d***.com', attempts: 3 }])
  })

  it('continues with the others when a recipient is refused, permanently or temporarily', async () => {
    server.behave(to =>
      to.startsWith('inexistente') ? 'refuses' : to.startsWith('cheia') ? 'busy' : 'takes',
    )
    await put(db, 'inexistente@dominio.com')
    await put(db, 'cheia@dominio.com')
    later(1)
    for (let number = 0; number < 7; number++) await put(db, `pessoa${number}@dominio.com`)
    await sending(db).settled()
    expect(recipients()).toHaveLength(7)
    expect(await outbox(db)).toMatchObject([{ recipient: 'cheia@dominio.com', attempts: 1 }])
    expect(logged('a message was given up')).toMatchObject([
      { to: 'i***@d***.com', problem: 'RCPT TO 550 5.1.1' },
    ])
  })

  it('does not use up the attempts of later mails when the server accepts none', async () => {
    await server.stop()
    for (let number = 0; number < 12; number++) await put(db, `pessoa${number}@dominio.com`)
    await sending(db).settled()
    expect((await outbox(db)).filter(({ attempts }) => attempts === 0)).toHaveLength(2)
  })

  it('is not blocked by a server that never answers', async () => {
    server.behave(to => (to.startsWith('parada') ? 'stalls' : 'takes'))
    await put(db, 'parada@dominio.com')
    await put(db, 'maria@dominio.com')
    const usual = createSmtpTransport(server.url)
    const short = createSmtpTransport(server.url, { step: 200, whole: hour })
    // Only the stalled mail has the short timeout: on a busy machine the other one may take longer.
    await sending(db, (mail, signal) =>
      (mail.to.startsWith('parada') ? short : usual)(mail, signal),
    ).settled()
    expect(recipients()).toEqual(['maria@dominio.com'])
    expect(await outbox(db)).toMatchObject([
      { recipient: 'parada@dominio.com', last_problem: expect.stringContaining('ETIMEDOUT') },
    ])
  })

  it('stops: waits for running mails, finally aborts them, and keeps them for the next start', async () => {
    server.behave(to => (to.startsWith('parada') ? 'stalls' : 'takes'))
    await put(db, 'maria@dominio.com')
    await put(db, 'parada@dominio.com')
    const transport = createSmtpTransport(server.url)
    let onSent: () => void = () => undefined
    const sent = new Promise<void>(resolve => {
      onSent = resolve
    })
    const sender = sending(db, (mail, signal) => transport(mail, signal).then(onSent), { grace: 100 })
    await Promise.all([server.arrived(2), sent])
    await sender.stop()
    expect(recipients()).toEqual(['maria@dominio.com'])
    expect(await outbox(db)).toEqual([{ recipient: 'parada@dominio.com', attempts: 0, last_problem: null }])
    server.behave(() => 'takes')
    await runOnce(sender)
    expect(recipients()).toHaveLength(1)
    await sending(db).settled()
    expect(recipients()).toEqual(['maria@dominio.com', 'parada@dominio.com'])
  })

  it('runs regularly without a kick', async () => {
    const sender = sending(db, createSmtpTransport(server.url), { every: 20 })
    await sender.settled()
    await put(db)
    await server.arrived(1)
  })

  it('sends once a mail that it could not delete at once, and survives a lost database', async () => {
    await put(db)
    let lost = true
    const shaky: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        if (lost && statement.text.includes('delete')) throw new DatabaseUnavailable('gone')
        return db.query<Row>(statement)
      },
    }
    const sender = sending(shaky)
    await sender.settled()
    expect(logged('a worker failed: trying again later')).toHaveLength(1)
    lost = false
    await runOnce(sender)
    expect(server.mails).toHaveLength(1)
    expect(await outbox(db)).toEqual([])
  })

  it('logs neither addresses nor the content of mails', async () => {
    server.behave(to => (to.startsWith('maria') ? 'takes' : 'refuses'))
    await put(db, 'maria@dominio.com')
    await put(db, 'inexistente@dominio.com')
    await sending(db).settled()
    expect(logged('a message was sent')).toMatchObject([{ to: 'm***@d***.com' }])
    expect(JSON.stringify(lines)).not.toMatch(/maria|inexistente|dominio|segredo|Olá/)
  })
})

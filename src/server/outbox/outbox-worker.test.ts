import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { dueMailsSql, postponeMails, type WaitingMail } from '../mail/outbox.ts'
import type { OutboxChannel, SendingOutcome } from './outbox-channel.ts'
import { type OutboxDependencies, startOutboxWorker } from './outbox-worker.ts'

const hour = 3_600_000
const start = Date.parse('2026-11-28T12:00:00Z')

eachEngine(engine => {
  let db: Database
  let time: number
  let statements: string[]
  beforeEach(async () => {
    db = await engine.fresh()
    time = start
    statements = []
  })
  afterEach(() => expect(open).toBe(0))
  let open = 0
  const now = () => new Date(time)

  const fill = (messages: number) =>
    db.query(sql`
      insert into outgoing_mail (id, recipient, subject, text_body, html_body, priority, created_at, next_attempt_at)
      select gen_random_uuid(), n || '@dominio.com', 'Avisos', '', '', 2,
        ${now()}::timestamptz + n * interval '1 microsecond', ${now()}::timestamptz
      from generate_series(1, ${messages}::integer) n`)

  /** Mails over a channel that does what the test says. */
  const channelOf = (
    send: (mail: WaitingMail) => Promise<SendingOutcome>,
    change: Partial<OutboxChannel<WaitingMail>> = {},
  ): OutboxChannel<WaitingMail> => ({
    name: 'mail',
    table: sql`outgoing_mail`,
    sendsAgain: true,
    atOnce: 10,
    apart: 0,
    hasDue: async at => (await db.query(sql`${dueMailsSql(at, 1)}`)).length > 0,
    due: dueMailsSql,
    async send(mail) {
      open += 1
      try {
        return await send(mail)
      } finally {
        open -= 1
      }
    },
    postponeService: (_, until) => postponeMails(db, until),
    describe: () => ({}),
    ...change,
  })

  /** The database, which counts what is asked, and is away for statements that `fails` names. */
  const watched = (fails: (text: string) => boolean = () => false): Database => ({
    ...db,
    query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
      statements.push(statement.text)
      if (fails(statement.text)) throw new DatabaseUnavailable('gone')
      return db.query<Row>(statement)
    },
  })

  async function run(
    channel: OutboxChannel<WaitingMail>,
    on: Database = watched(),
    pause?: OutboxDependencies['pause'],
  ): Promise<void> {
    const log = pino({ level: 'silent' })
    const worker = startOutboxWorker(on, channel, { log, now, every: hour, ...(pause && { pause }) })
    await worker.settled()
    await worker.stop()
  }
  /** Pauses of writing together that only the end of the messages sent at the same time ends. */
  const endless = (milliseconds: number) =>
    milliseconds === 0 ? Promise.resolve() : new Promise(() => undefined)
  const left = () =>
    db.query<{ recipient: string; sending: boolean; attempts: number }>(sql`
      select recipient, sending, attempts from outgoing_mail order by created_at`)
  const sent = async () =>
    (await db.query(sql`select sent, failed from outbox_counts where channel = 'mail'`))[0]

  it('two statements take and close as many messages as are sent at the same time', async () => {
    await fill(95)
    await run(
      channelOf(async () => ({ is: 'sent' })),
      watched(),
      endless,
    )
    // Ten takes and ten closes, and the look that finds nothing more.
    expect(statements).toHaveLength(21)
    expect(await left()).toEqual([])
    expect(await sent()).toEqual({ sent: 95, failed: 0 })
  })

  it.each([
    ['refused', { is: 'refused', problem: 'no' }],
    ['unwanted', { is: 'unwanted' }],
    ['put off', { is: 'later', problem: 'not now', service: false, after: null }],
  ] as const)('messages that are %s are closed together, too', async (_, outcome) => {
    await fill(40)
    await run(
      channelOf(async () => outcome),
      watched(),
      endless,
    )
    expect(statements).toHaveLength(9)
    expect((await left()).filter(({ attempts }) => attempts !== 1)).toEqual([])
  })

  it('what was sent is written although another message takes its time', async () => {
    await fill(2)
    const written: (() => void)[] = []
    const gone = new Promise<void>(resolve => void written.push(resolve))
    const on: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        const rows = await db.query<Row>(statement)
        if (statement.text.includes('removed as')) for (const resolve of written) resolve()
        return rows
      },
    }
    // The second ends only once the first is written.
    const channel = channelOf(async ({ to }) => {
      if (to.startsWith('2')) await gone
      return { is: 'sent' }
    })
    await run(channel, on, async () => undefined)
    expect(await left()).toEqual([])
  })

  it('no more are sent at the same time than the channel allows, in the order of the outbox', async () => {
    await fill(25)
    const begun: string[] = []
    let most = 0
    const channel = channelOf(
      async ({ to }) => {
        begun.push(to)
        most = Math.max(most, open)
        await new Promise(resolve => setImmediate(resolve))
        await new Promise(resolve => setImmediate(resolve))
        return { is: 'sent' }
      },
      { atOnce: 4 },
    )
    await run(channel, watched(), async () => undefined)
    expect(most).toBe(4)
    expect(begun).toEqual(Array.from({ length: 25 }, (_, index) => `${index + 1}@dominio.com`))
  })

  it('a process that dies leaves no more in doubt than it sends at the same time; nothing is lost', async () => {
    await fill(30)
    const arrived: string[] = []
    const send = async ({ to }: WaitingMail): Promise<SendingOutcome> => {
      arrived.push(to)
      return { is: 'sent' }
    }
    await run(
      channelOf(send),
      watched(text => text.includes('removed as')),
    )
    expect((await left()).filter(({ sending }) => sending)).toHaveLength(10)
    time += 2 * 60_000
    await run(channelOf(send))
    expect(await left()).toEqual([])
    expect(arrived).toHaveLength(40)
    expect(new Set(arrived).size).toBe(30)
  })

  it('where nothing goes twice, what a dead process left in doubt does not go again; the others do', async () => {
    await fill(30)
    const arrived: string[] = []
    const channel = channelOf(
      async ({ to }) => {
        arrived.push(to)
        return { is: 'sent' }
      },
      { sendsAgain: false, atOnce: 5 },
    )
    await run(
      channel,
      watched(text => text.includes('removed as')),
    )
    time += 2 * 60_000
    await run(channel)
    expect(await left()).toEqual([])
    expect(arrived).toHaveLength(30)
    expect(new Set(arrived).size).toBe(30)
    expect(await sent()).toEqual({ sent: 25, failed: 5 })
  })

  it('messages begin apart from each other, also when another round begins at once', async () => {
    const begun: number[] = []
    const channel = channelOf(
      async () => {
        begun.push(time)
        return { is: 'sent' }
      },
      { atOnce: 5, apart: 40 },
    )
    // The other pauses are those of writing together.
    const pause = async (milliseconds: number) => {
      if (milliseconds === 40) time += milliseconds
    }
    await fill(12)
    const worker = startOutboxWorker(db, channel, { log: pino({ level: 'silent' }), now, every: hour, pause })
    await worker.settled()
    await fill(12)
    worker.kick()
    await worker.settled()
    await worker.stop()
    expect(begun.map(at => at - start)).toEqual(Array.from({ length: 24 }, (_, index) => index * 40))
  })
})

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Preferences } from '#contract/account-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine, postgresDatabase } from '#test/support/database.ts'
import {
  createDigestSetup,
  listMailStates,
  listOutgoingMail,
  notificationFor,
} from '#test/support/digest-setup.ts'
import { failAtStep } from '#test/support/failing-database.ts'
import { type Account, changePreferences, createAccount } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'

// A Tuesday, 12:00 in Brasília.
const start = new Date('2026-11-24T15:00:00Z')
let clock = start
let lines: string[] = []
const log = pino({}, { write: line => void lines.push(line) })
const digests = createDigestSetup({ now: () => clock, log, page: 4 })

beforeEach(() => {
  clock = start
  lines = []
})
afterEach(digests.stop)

anyEngine(engine => {
  let db: Database
  let on: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    db = await engine.fresh()
    on = accountsOn(db, { now: () => clock })
    const auction = { modality: 'leilao', firstAuctionAt: '2026-11-25T10:00:00-03:00' } as const
    await seedCatalogue(db, [createListing({ id: '1', ...auction }), createListing({ id: '2' })])
  })
  beforeEach(async () => {
    await db.query(sql`delete from usuarios`)
    await db.query(sql`delete from outgoing_mail`)
  })
  const person = async (preferences: Partial<Preferences> = {}, more: Partial<Account> = {}) => {
    const account = await on.person(more)
    await changePreferences(db, account.id, preferences, clock)
    return account
  }

  it('makes one mail of all new notifications of an account, and marks them', async () => {
    const maria = await person()
    const other = await person()
    await notifyAccounts(
      db,
      [
        notificationFor(maria.id),
        notificationFor(maria.id, { type: 'system', title: 'Seu acesso termina em 25/11' }),
        notificationFor(other.id),
      ],
      clock,
    )
    await digests.gather(db)
    const mails = await listOutgoingMail(db)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([maria.email, other.email].sort())
    expect(mails.map(({ subject }) => subject)).toContain('Seu acesso termina em 25/11 e mais 1 aviso')
    expect(mails.map(({ priority }) => priority)).toEqual([2, 2])
    expect(await listMailStates(db)).toEqual(['queued', 'queued', 'queued'])
    await digests.gather(db)
    expect(await listOutgoingMail(db)).toHaveLength(2)
    expect(lines).toEqual([])
  })

  it('keeps what can wait for the rhythm, and sends urgent notifications at once, with the calendar', async () => {
    const maria = await person({ rhythm: 'daily' })
    await notifyAccounts(db, [notificationFor(maria.id, { listings: ['1'] })], clock)
    const reminder = {
      type: 'auction',
      title: '1º leilão em 25/11 às 10h00 (Brasília)',
      urgent: true,
      listings: ['1'],
    } as const
    await notifyAccounts(db, [notificationFor(maria.id, reminder)], clock)
    await digests.gather(db)
    expect(await listOutgoingMail(db)).toMatchObject([{ subject: reminder.title, priority: 1 }])
    expect((await listOutgoingMail(db))[0]?.calendar).toContain('DTSTART:20261125T130000Z')
    expect((await listMailStates(db)).sort()).toEqual(['queued', 'waiting'])
    clock = new Date('2026-11-25T09:59:59Z')
    await digests.gather(db)
    expect(await listOutgoingMail(db)).toHaveLength(1)
    await notifyAccounts(db, [notificationFor(maria.id, { title: 'Chegou agora' })], clock)
    clock = new Date('2026-11-25T10:00:00Z')
    await digests.gather(db)
    expect(await listOutgoingMail(db)).toHaveLength(2)
    expect((await listOutgoingMail(db)).find(({ priority }) => priority === 2)).toMatchObject({
      subject: 'Chegou agora e mais 1 aviso',
      calendar: null,
    })
    expect(await listMailStates(db)).toEqual(['queued', 'queued', 'queued'])
  })

  it('uses the current rhythm', async () => {
    const maria = await person({ rhythm: 'weekly' })
    await notifyAccounts(db, [notificationFor(maria.id)], clock)
    clock = new Date('2026-11-25T10:00:00Z')
    await digests.gather(db)
    expect(await listMailStates(db)).toEqual(['waiting'])
    await changePreferences(db, maria.id, { rhythm: 'daily' }, clock)
    await digests.gather(db)
    expect(await listMailStates(db)).toEqual(['queued'])
  })

  it.each<[string, Partial<Preferences>, Partial<Account>, string[]]>([
    ['wants no mails', { email: false }, {}, ['none', 'none']],
    ['wants none of this kind', { deal: false }, {}, ['none', 'queued']],
    ['is suspended', {}, { status: 'suspended' }, ['none', 'queued']],
    ['has a plan that is over', {}, { premiumUntil: start }, ['none', 'queued']],
    ['never had one', {}, { plan: 'none', premiumUntil: null }, ['none', 'queued']],
  ])('sends nothing unwanted to an account that by now %s', async (_, preferences, change, expected) => {
    const maria = await person({}, change)
    await notifyAccounts(
      db,
      [notificationFor(maria.id, { title: 'A' }), notificationFor(maria.id, { type: 'system', title: 'B' })],
      clock,
    )
    await changePreferences(db, maria.id, preferences, clock)
    await digests.gather(db)
    expect(await listMailStates(db)).toEqual(expected)
    expect((await listOutgoingMail(db)).map(({ subject }) => subject)).toEqual(
      expected.includes('queued') ? ['B'] : [],
    )
  })

  it('sends nothing to the demonstration account, which has no address, nor to invalid addresses', async () => {
    const demo = {
      id: 'conta-demo',
      email: 'demonstracao@arremate.local',
      name: 'Investidor',
      demonstration: true,
    }
    await createAccount(db, demo, clock)
    await createAccount(db, { id: 'conta-x', email: 'nenhum, dois@exemplo.com', name: '' }, clock)
    const system = { type: 'system' } as const
    await notifyAccounts(db, [notificationFor(demo.id, system), notificationFor('conta-x', system)], clock)
    await digests.gather(db)
    expect(await listOutgoingMail(db)).toEqual([])
    expect(await listMailStates(db)).toEqual(['none', 'none'])
  })

  it('handles more accounts than it reads at once', async () => {
    await db.query(sql`
      insert into usuarios (id, email, nome, plano, premium_until, created_at, updated_at)
      select 'conta-' || n, 'p' || n || '@exemplo.com', 'P', 'annual', ${clock}::timestamptz + interval '1 day',
        ${clock}, ${clock}
      from generate_series(1, 9) n`)
    await notifyAccounts(
      db,
      Array.from({ length: 9 }, (_, at) => notificationFor(`conta-${at + 1}`)),
      clock,
    )
    await digests.gather(db)
    expect(new Set((await listOutgoingMail(db)).map(({ recipient }) => recipient)).size).toBe(9)
    expect(new Set(await listMailStates(db))).toEqual(new Set(['queued']))
  })

  it('continues with the others when one account’s mail cannot be made', async () => {
    const [maria, other] = [await person(), await person()]
    await notifyAccounts(db, [notificationFor(maria.id), notificationFor(other.id)], clock)
    const worker = digests.start(db, async (tx, mail) => {
      if (mail.to === maria.email) throw new Error('no')
      await enqueueMail(tx, mail, clock, randomUUID())
    })
    await worker.settled()
    expect((await listOutgoingMail(db)).map(({ recipient }) => recipient)).toEqual([other.email])
    expect((await listMailStates(db)).sort()).toEqual(['queued', 'waiting'])
    expect(lines.join()).toContain('cannot be gathered')
    expect(lines.join()).not.toContain(maria.email)
  })

  it('runs when it is kicked inside the transaction that notifies', async () => {
    const maria = await person()
    await digests.start(db).settled()
    let arrive: () => void = () => undefined
    const mailed = new Promise<void>(resolve => (arrive = resolve))
    const worker = digests.start(db, (tx, mail) => enqueueMail(tx, mail, clock, randomUUID()).then(arrive))
    await worker.settled()
    await db.transaction(async tx => {
      await notifyAccounts(tx, [notificationFor(maria.id)], clock)
      worker.kick()
    })
    await mailed
    await worker.settled()
    expect(await listMailStates(db)).toEqual(['queued'])
  })

  it('loses nothing and sends nothing twice, wherever the database becomes unavailable', async () => {
    const maria = await person()
    let cuts = 0
    for (let step = 0, whole = false; !whole; step++) {
      clock = new Date(clock.getTime() + 1)
      await notifyAccounts(
        db,
        [notificationFor(maria.id, { title: `Aviso ${step}`, listings: ['1'] })],
        clock,
      )
      const shaky = failAtStep(db, step)
      await digests.gather(shaky.db)
      whole = !shaky.cut()
      if (!whole) cuts++
      await digests.gather(db)
      const mails = await listOutgoingMail(db)
      expect(mails.map(({ subject }) => subject)).toEqual([`Aviso ${step}`])
      expect(await listMailStates(db)).toEqual(['queued'])
      await db.query(sql`delete from outgoing_mail`)
      await db.query(sql`delete from notifications`)
    }
    // Every statement of the work, and the answer to its commit.
    expect(cuts).toBeGreaterThan(7)
  })
})

describe('the digest worker in several processes', () => {
  it('makes every mail once', async () => {
    const { url, drop } = await postgresDatabase('migrated')
    const one = await openPostgres(url, () => undefined)
    const other = await openPostgres(url, () => undefined)
    try {
      const on = accountsOn(one, { now: () => clock })
      const people = await Promise.all(Array.from({ length: 8 }, () => on.person()))
      await notifyAccounts(
        one,
        people.flatMap(({ id }) => [notificationFor(id), notificationFor(id)]),
        clock,
      )
      const both = [digests.start(one), digests.start(other)]
      for (const digests of both) await digests.settled()
      await digests.gather(other)
      expect((await listOutgoingMail(one)).map(({ recipient }) => recipient).sort()).toEqual(
        people.map(({ email }) => email).sort(),
      )
    } finally {
      await digests.stop()
      await one.close()
      await other.close()
      await drop()
    }
  })
})

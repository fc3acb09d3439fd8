import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { anyEngine, postgresDatabase } from '#test/support/database.ts'
import {
  createDigestSetup,
  listMailStates,
  listOutgoingMail,
  notificationFor,
} from '#test/support/digest-setup.ts'
import { changePreferences } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { insertSavedSearch } from '../searches/saved-search-store.ts'
import type { BackgroundWorker } from '../background/worker.ts'
import { applyUnsubscribeChoice } from './digest-capability.ts'

// A Tuesday, 12:00 in Brasília.
const start = new Date('2026-11-24T15:00:00Z')
const hour = 3_600_000
let clock = start
const digests = createDigestSetup({ now: () => clock })

beforeEach(() => {
  clock = start
})
afterEach(digests.stop)

anyEngine(engine => {
  let db: Database
  let on: ReturnType<typeof accountsOn>
  beforeAll(async () => {
    db = await engine.fresh()
    on = accountsOn(db, { now: () => clock })
  })
  beforeEach(async () => {
    await db.query(sql`delete from usuarios`)
    await db.query(sql`delete from outgoing_mail`)
  })

  it('sends nothing about an auction that began before the digest, and puts nothing else into a mail that expires', async () => {
    const maria = await on.person()
    const reminder = { type: 'auction', urgent: true, listings: ['1'] } as const
    const at = (hours: number) => new Date(start.getTime() + hours * hour)
    await notifyAccounts(
      db,
      [
        notificationFor(maria.id, { ...reminder, title: 'A', expiresAt: at(2) }),
        notificationFor(maria.id, { ...reminder, title: 'B', expiresAt: at(3) }),
        notificationFor(maria.id, { ...reminder, title: 'C', expiresAt: at(3) }),
        notificationFor(maria.id, { title: 'D' }),
      ],
      clock,
    )
    clock = at(2)
    await digests.gather(db)
    expect(await listMailStates(db)).toEqual(['none', 'queued', 'queued', 'queued'])
    expect(await db.query(sql`select subject, expires_at from outgoing_mail order by subject`)).toEqual([
      { subject: expect.stringMatching(/^[BC] e mais 1 aviso$/) as string, expires_at: at(3) },
      { subject: 'D', expires_at: null },
    ])
  })

  it('sends nothing more about a search that was silenced or deleted since', async () => {
    const maria = await on.person()
    await changePreferences(db, maria.id, { rhythm: 'daily' }, clock)
    const [loud, silent, gone] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [loud, silent])
      await insertSavedSearch(db, maria.id, { id, name: 'Casas', filters: {}, alerts: id === loud }, clock)
    await notifyAccounts(
      db,
      [loud, silent, gone].map((searchId, at) => notificationFor(maria.id, { searchId, title: `${at}` })),
      clock,
    )
    clock = new Date(start.getTime() + 24 * hour)
    await digests.gather(db)
    expect(await listMailStates(db)).toEqual(['queued', 'none', 'none'])
    expect((await listOutgoingMail(db)).map(({ subject }) => subject)).toEqual(['0'])
  })

  it('never greets with the beginning of an address', async () => {
    const maria = await on.person({ email: 'cancelada@exemplo.com', name: 'cancelada' })
    await notifyAccounts(db, [notificationFor(maria.id)], clock)
    await digests.gather(db)
    expect((await listOutgoingMail(db))[0]?.text.split('\n')[0]).toBe('Olá.')
  })
})

describe('an expiring digest in several processes', () => {
  it('is not sent to an account that ends all mails while it is being made', async () => {
    const { url, drop } = await postgresDatabase('migrated')
    const one = await openPostgres(url, () => undefined)
    try {
      const maria = await accountsOn(one, { now: () => clock }).person()
      await notifyAccounts(one, [notificationFor(maria.id)], clock)
      let goOn = (): void => undefined
      const held = new Promise<void>(resolve => {
        goOn = resolve
      })
      let worker: BackgroundWorker | undefined
      await new Promise<void>(composed => {
        worker = digests.start(one, async (tx, mail) => {
          composed()
          await held
          await enqueueMail(tx, mail, clock, randomUUID())
        })
      })
      const ending = applyUnsubscribeChoice(one, { userId: maria.id, searchId: null }, 'all', clock)
      const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      let ended = false
      void ending.finally(() => (ended = true)).catch(() => undefined)
      await eventually(async () => ended || expect(await one.query(waits)).toHaveLength(1))
      goOn()
      await ending
      await worker?.settled()
      expect(await listOutgoingMail(one)).toEqual([])
    } finally {
      await digests.stop()
      await one.close()
      await drop()
    }
  })
})

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountsOn, testSecret } from '#test/support/accounts.ts'
import { calendarEventsOf } from '#test/support/calendar.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { createFollowedIndex } from '#test/support/followed-index.ts'
import { anyEngine } from '#test/support/database.ts'
import { type MailServer, startMailServer } from '#test/support/mail-server.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { BackgroundWorker } from '../background/worker.ts'
import { createMailChannel } from '../mail/mail-capability.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { createSmtpTransport } from '../mail/mail-transport.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { startDigestWorker } from './digest-worker.ts'
import { unsubscribeRoutes } from './digest-capability.ts'

const start = new Date('2026-11-24T15:00:00Z')
const log = pino({ level: 'silent' })
let clock: Date
let server: MailServer
const toStop: { stop(): Promise<unknown> }[] = []

beforeEach(async () => {
  clock = start
  server = await startMailServer()
})
afterEach(async () => {
  for (const each of toStop.splice(0).reverse()) await each.stop()
  await server.stop()
})

/** The digest worker and the mail worker as the server runs them. */
function running(db: Database): { gather: () => Promise<void>; sender: BackgroundWorker } {
  const now = () => clock
  const from = 'Arremate <nao-responda@arremate.example>'
  const sender = startOutboxWorker(
    db,
    createMailChannel(db, { transport: createSmtpTransport(server.url), now, from }),
    { log, now, every: 3_600_000 },
  )
  toStop.push(sender)
  return {
    sender,
    async gather() {
      const digests = startDigestWorker(db, {
        index: createFollowedIndex(db),
        log,
        now,
        siteUrl: () => 'https://arremate.example',
        secret: testSecret,
        send: async (tx, mail) => {
          await enqueueMail(tx, mail, clock, randomUUID())
          sender.kick()
        },
      })
      await digests.settled()
      await digests.stop()
      sender.kick()
      await sender.settled()
    },
  }
}

const notification = (userId: string) => ({
  id: randomUUID(),
  userId,
  key: randomUUID(),
  type: 'auction' as const,
  title: '1º leilão em 25/11 às 10h00 (Brasília): Casa em Campinas, SP',
  description: 'Começa em 25 nov. 2026.',
  link: '/imovel/1',
  listings: ['1'],
})

anyEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })

  it('reach every recipient once, when the mail server goes down, refuses one and comes back', async () => {
    await seedCatalogue(db, [
      createListing({ id: '1', modality: 'leilao', firstAuctionAt: '2026-11-25T10:00:00-03:00' }),
    ])
    const on = accountsOn(db, { now: () => clock })
    const people = []
    for (const name of ['ana', 'bia', 'caio'])
      people.push(await on.person({ email: `${name}@exemplo.com.br` }))
    const { port } = server
    await server.stop()
    const { gather, sender } = running(db)
    await notifyAccounts(
      db,
      people.map(({ id }) => notification(id)),
      clock,
    )
    await gather()
    // A password reset is requested meanwhile.
    clock = new Date(clock.getTime() + 1000)
    await enqueueMail(
      db,
      { to: 'dora@exemplo.com.br', subject: 'Senha', text: '', html: '' },
      clock,
      randomUUID(),
    )
    await gather()
    server = await startMailServer(port)
    server.behave(to => (to.startsWith('bia') ? 'busy' : 'takes'))
    clock = new Date(clock.getTime() + 3_600_000)
    await gather()
    expect(server.mails.map(({ to }) => to).sort()).toEqual(
      ['ana', 'caio', 'dora'].map(name => `${name}@exemplo.com.br`),
    )
    server.behave(() => 'takes')
    clock = new Date(clock.getTime() + 24 * 3_600_000)
    sender.kick()
    await sender.settled()
    await gather()
    expect(server.mails).toHaveLength(4)

    const mail = server.mails.find(({ to }) => to.startsWith('ana'))
    expect(mail?.subject).toBe('1º leilão em 25/11 às 10h00 (Brasília): Casa em Campinas, SP')
    expect(mail?.links).toContain('https://arremate.example/api/properties/1/auction.ics')
    expect(calendarEventsOf(mail?.calendar ?? '').map(({ properties }) => properties.get('DTSTART'))).toEqual(
      ['20261125T130000Z'],
    )
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

    // The mail program's button, sent by the server of the recipient's mail provider.
    on.app.route('/', unsubscribeRoutes({ db, now: () => clock, secret: testSecret }))
    const { pathname, search } = new URL(mail?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '')
    const pressed = await on.app.request(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(await pressed.json()).toEqual({ address: 'a•••@exemplo.com.br', search: null, mails: false })
    await notifyAccounts(
      db,
      people.map(({ id }) => notification(id)),
      clock,
    )
    await gather()
    expect(
      server.mails
        .slice(4)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['bia@exemplo.com.br', 'caio@exemplo.com.br'])
  })
})

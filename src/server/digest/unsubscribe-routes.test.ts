import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import { accountsOn, testSecret } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { anyEngine } from '#test/support/database.ts'
import { type Account, findAccount, deleteAccount } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { insertSavedSearch } from '../searches/saved-search-store.ts'
import { maskOwnAddress, unsubscribeRoutes } from './digest-capability.ts'
import { createUnsubscribeToken } from './unsubscribe-token.ts'

const { unsubscription, unsubscribe } = notificationCalls
const now = () => new Date('2026-11-22T12:00:00Z')

anyEngine(engine => {
  let db: Database
  let on: ReturnType<typeof accountsOn>
  let asker: ReturnType<typeof createContractClient>
  let maria: Account
  let search: string
  let token: string
  let searchToken: string

  beforeAll(async () => {
    db = await engine.fresh()
    on = accountsOn(db, { now })
    on.app.route('/', unsubscribeRoutes({ db, now, secret: testSecret }))
    asker = createContractClient(on.app)
  })
  beforeEach(async () => {
    maria = await on.person()
    search = randomUUID()
    await insertSavedSearch(db, maria.id, { id: search, name: 'Casas em Campinas', alerts: true }, now())
    token = createUnsubscribeToken({ userId: maria.id, searchId: null }, testSecret)
    searchToken = createUnsubscribeToken({ userId: maria.id, searchId: search }, testSecret)
  })

  const open = (token: string) => asker.ask(unsubscription, { query: { token } })
  const choose = (token: string, what: string) => asker.ask(unsubscribe, { query: { token }, body: { what } })
  const state = async () => {
    const [row] = await db.query<{ alerts: boolean }>(sql`
      select alerts from saved_searches where id = ${search}::uuid`)
    return { email: (await findAccount(db, maria.id))?.preferences.email, alerts: row?.alerts }
  }
  const bothOn = { email: true, alerts: true }
  const post = (body: string | undefined, headers: Record<string, string>) =>
    on.app.request(`/api/unsubscribe?token=${token}`, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    })

  it('shows what a link is about and changes nothing, because mail scanners open links', async () => {
    const address = `c•••@exemplo.com.br`
    expect(await open(token)).toEqual({ address, search: null, mails: true })
    expect(await open(searchToken)).toEqual({ address, search: 'Casas em Campinas', mails: true })
    for (const method of ['GET', 'HEAD']) {
      const response = await on.app.request(`/api/unsubscribe?token=${token}&what=all`, { method })
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
    expect(await state()).toEqual(bothOn)
  })

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'a form in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['no body', undefined, {}],
    ['an empty form', '', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON that says nothing', '{}', { 'content-type': 'application/json' }],
  ])('ends all mails with one click, without signing in: by %s', async (_, body, headers) => {
    for (const status of [200, 200]) {
      expect((await post(body, headers as Record<string, string>)).status).toBe(status)
      expect(await state()).toEqual({ email: false, alerts: true })
    }
    expect(await open(token)).toMatchObject({ mails: false })
  })

  it.each([
    ['another form', 'outra=coisa', 'application/x-www-form-urlencoded', 400],
    ['a broken form', 'x', 'multipart/form-data; boundary=y', 400],
    ['another choice', '{"what":"everything"}', 'application/json', 400],
    ['text', 'List-Unsubscribe=One-Click', 'text/plain', 415],
  ])('ends nothing for %s', async (_, body, type, status) => {
    expect((await post(body, { 'content-type': type })).status).toBe(status)
    expect(await state()).toEqual(bothOn)
  })

  it('ends nothing for a page of another site', async () => {
    expect((await post(undefined, { origin: 'https://outro.example' })).status).toBe(403)
    expect((await post(undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await state()).toEqual(bothOn)
  })

  it('ends the alerts of one search, and restores them', async () => {
    for (let twice = 0; twice < 2; twice++) {
      expect(await choose(searchToken, 'search')).toMatchObject({ search: 'Casas em Campinas', mails: false })
      expect(await state()).toEqual({ email: true, alerts: false })
    }
    expect(await open(token)).toMatchObject({ mails: true })
    for (let twice = 0; twice < 2; twice++) {
      expect(await choose(searchToken, 'again')).toMatchObject({ mails: true })
      expect(await state()).toEqual(bothOn)
    }
  })

  it('restores all mails as before, from either link', async () => {
    await choose(searchToken, 'all')
    expect(await state()).toEqual({ email: false, alerts: true })
    expect(await open(searchToken)).toMatchObject({ mails: false })
    await choose(searchToken, 'again')
    expect(await state()).toEqual(bothOn)
  })

  it('treats a link about a deleted search as one about all mails', async () => {
    await db.query(sql`delete from saved_searches where id = ${search}::uuid`)
    expect(await open(searchToken)).toMatchObject({ search: null, mails: true })
    expect(await choose(searchToken, 'all')).toMatchObject({ mails: false })
  })

  it('changes no other account’s search, even by a link that names it', async () => {
    const other = await on.person()
    const foreign = createUnsubscribeToken({ userId: other.id, searchId: search }, testSecret)
    expect(await choose(foreign, 'search')).toMatchObject({ search: null })
    expect(await state()).toEqual(bothOn)
  })

  it('deletes digests waiting in the outbox, but no mail that a person waits for', async () => {
    const mail = { to: maria.email, subject: 'Aviso', text: 'b', html: 'c' }
    await enqueueMail(db, { ...mail, unsubscribeUrl: 'https://a.example' }, now(), randomUUID())
    await enqueueMail(db, { ...mail, subject: 'Senha' }, now(), randomUUID())
    await choose(searchToken, 'search')
    const left = () =>
      db.query(sql`select subject from outgoing_mail where recipient = ${maria.email} order by subject`)
    expect(await left()).toEqual([{ subject: 'Aviso' }, { subject: 'Senha' }])
    await choose(token, 'all')
    expect(await left()).toEqual([{ subject: 'Senha' }])
  })

  describe('an invalid unsubscribe link', () => {
    it.each([
      ['none', () => ''],
      ['anything', () => 'abc.def'],
      [
        'by another secret',
        () => createUnsubscribeToken({ userId: maria.id, searchId: null }, 'outro segredo'),
      ],
      ['with the signature of another account', () => `${searchToken.split('.')[0]}.${token.split('.')[1]}`],
      ['very long', () => 'x'.repeat(10_000)],
    ])('%s', async (_, makeToken) => {
      const question = { query: { token: makeToken() } }
      expect((await asker.refusal(unsubscription, question)).code).toBe('link_invalid')
      expect((await asker.refusal(unsubscribe, { ...question, body: {} })).code).toBe('link_invalid')
      expect(await state()).toEqual(bothOn)
    })

    it('of an account that was deleted', async () => {
      await db.transaction(tx => deleteAccount(tx, maria.id))
      expect((await asker.refusal(unsubscription, { query: { token } })).code).toBe('link_invalid')
      expect((await asker.refusal(unsubscribe, { query: { token }, body: {} })).code).toBe('link_invalid')
    })
  })
})

it.each([
  ['joao@exemplo.com.br', 'j•••@exemplo.com.br'],
  ['é@a.br', 'é•••@a.br'],
  ['@a.br', '•••@a.br'],
  ['nenhum', '•••nenhum'],
])('shows the address %s as %s', (address, shown) => {
  expect(maskOwnAddress(address)).toBe(shown)
})

import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, findAccountByEmail } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { eachEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers, type LastlinkSale } from '#test/support/lastlink.ts'

const day = 86_400_000
const now = new Date('2026-06-01T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * day)

eachEngine(engine => {
  let db: Database
  let app: Awaited<ReturnType<typeof appOn>>
  let hook: ReturnType<typeof lastlinkOf>
  const mails: QueuedMail[] = []
  const troubles: string[] = []
  let looks = 0
  /** The latest instant in any event. */
  let latest = now.getTime()
  const setting = { database: 'embedded', mail: 'folder', plans: testOffers } as const
  const appWith = (
    payments: Partial<{ tokens: string[]; plans: Record<string, 'monthly' | 'annual'> }> = {},
  ) =>
    appOn(db, {
      // Each request is a moment later, so that the log has an order.
      now: () => new Date(latest + looks++),
      payments: { minPrices: {}, ...setting, tokens: [testLastlinkToken], ...payments },
      send: async (_, mail) => void mails.push(mail),
      operator: {
        reportTrouble: async ({ key }) => troubles.push(key) > 0,
        endTrouble: async key => troubles.push(`${key} is over`) > 0,
      },
    })
  beforeAll(async () => {
    db = await engine.fresh()
    app = await appWith()
    hook = lastlinkOf(app)
  })

  let people = 0
  /** Creates a new person with payments and subscriptions of no one else. */
  function somebody() {
    const email = `pessoa${++people}@exemplo.com.br`
    const own = people
    const body = (sale: LastlinkSale) => {
      latest = Math.max(latest, sale.at?.getTime() ?? 0)
      return lastlinkBody({
        email,
        at: now,
        ...sale,
        payment: sale.payment === null ? null : `${sale.payment ?? 'p1'}-${own}`,
        subscription: sale.subscription === null ? null : `${sale.subscription ?? 's1'}-${own}`,
      })
    }
    return {
      email,
      body,
      send: (sale: LastlinkSale = {}) => hook.send(body(sale)),
      account: () => findAccountByEmail(db, email),
      plan: async () => planOf(await findAccountByEmail(db, email)),
      mails: () => mails.filter(({ to }) => to === email),
      notifications: async () =>
        (
          await db.query<{ title: string }>(sql`
            select title from notifications n join usuarios u on u.id = n.user_id where u.email = ${email}`)
        ).map(({ title }) => title),
    }
  }
  const planOf = (account: Account | null) =>
    account && [account.plan, account.status, account.premiumUntil, account.renews]

  describe('a payment', () => {
    it('creates the account, whose owner sets the password through a link', async () => {
      const ana = somebody()
      expect(await ana.send()).toBe('processed')
      expect(await ana.plan()).toEqual(['monthly', 'active', after(30), true])
      expect(await ana.account()).toMatchObject({ name: 'Ana Beatriz Teste', mustChangePassword: false })
      expect(ana.mails()).toHaveLength(1)
      expect(ana.mails()[0]?.text).toMatch(/http:\/\/arremate\.example\/nova-senha\?token=[\w-]{20,}/)
      expect(await ana.send({ event: 'Recurrent_Payment', payment: 'p2', at: after(29) })).toBe('processed')
      expect(await ana.plan()).toEqual(['monthly', 'active', after(60), true])
      expect(ana.mails(), 'one welcome').toHaveLength(1)
      expect(await ana.notifications()).toEqual(['Pagamento confirmado'])
    })

    it('has one effect out of twenty concurrent deliveries', async () => {
      const ana = somebody()
      const body = ana.body({ offer: 'anual' })
      const answers = await Promise.all(Array.from({ length: 20 }, () => hook.send(body)))
      expect(answers.filter(answer => answer === 'processed')).toHaveLength(1)
      expect(answers.filter(answer => answer === 'duplicate')).toHaveLength(19)
      expect(await ana.plan()).toEqual(['annual', 'active', after(360), true])
      expect(ana.mails()).toHaveLength(1)
    })

    it('counts once under other event numbers, also concurrently', async () => {
      const ana = somebody()
      const same = Array.from({ length: 5 }, (_, index) => ana.send({ at: after(index / 100) }))
      expect((await Promise.all(same)).sort()).toEqual([...Array(4).fill('duplicate'), 'processed'])
      expect(ana.mails()).toHaveLength(1)
    })

    it('does not overwrite a name with an empty one or another one', async () => {
      const ana = somebody()
      await ana.send({
        event: 'Product_Access_Started',
        payment: null,
        more: {
          Data: {
            Product: { Id: 'mensal' },
            Member: { Email: ana.email },
            SubscriptionId: 's-x',
          },
        },
      })
      expect((await ana.account())?.name).toBe('Investidor')
      await ana.send()
      expect((await ana.account())?.name).toBe('Ana Beatriz Teste')
      await ana.send({
        payment: 'p2',
        more: { Data: { Offer: { Id: 'mensal' }, Buyer: { Email: ana.email, Name: 'X' } } },
      })
      expect((await ana.account())?.name).toBe('Ana Beatriz Teste')
    })

    it('of an unlisted offer waits until the list is corrected', async () => {
      const ana = somebody()
      expect(await ana.send({ offer: 'nova' })).toBe('ignored')
      expect(await ana.account()).toBeNull()
      expect(troubles).toContain('lastlink-offer-nova')
      const [line] = await hook.logs(1)
      expect(line).toMatchObject({ status: 'pending', processed: false, customer_email: ana.email })
      const corrected = lastlinkOf(await appWith({ plans: { ...testOffers, nova: 'annual' } }))
      const again = async () => (await corrected.ask('POST', `logs/${line?.id}/reprocess`)).json()
      const answers = await Promise.all([again(), again()])
      expect(answers).toEqual(expect.arrayContaining([{ status: 'processed' }, { status: 'duplicate' }]))
      expect(await ana.plan()).toEqual(['annual', 'active', after(360), true])
      expect(ana.mails()).toHaveLength(1)
      expect(troubles).toContain('lastlink-offer-nova is over')
      expect((await hook.logs(1))[0]).toMatchObject({
        status: 'processed',
        plan: 'annual',
        error_message: null,
      })
    })
  })

  describe('events in any order', () => {
    const story: LastlinkSale[] = [
      { at: after(-60) },
      { event: 'Subscription_Canceled', payment: null, at: after(-50) },
      { event: 'Recurrent_Payment', payment: 'p2', at: after(-20) },
      { event: 'Payment_Refund', at: after(-15) },
      { event: 'Subscription_Expired', payment: null, subscription: 's0', at: after(-10) },
      { payment: 'p3', subscription: 's2', offer: 'anual', at: after(-5) },
      { event: 'Product_Access_Ended', payment: null, at: after(-1) },
    ]
    it.each([
      ['as it happened', story],
      ['backwards', story.toReversed()],
      ['mixed', [3, 5, 1, 6, 0, 4, 2].flatMap(place => story[place] ?? [])],
    ])('have the same result: %s', async (_, sales) => {
      const ana = somebody()
      for (const sale of sales) await ana.send(sale)
      expect(await ana.plan()).toEqual(['annual', 'active', after(-1 + 360), true])
      expect(ana.mails()).toHaveLength(1)
    })

    it('allow a refund before its purchase, which gives no access', async () => {
      const ana = somebody()
      expect(await ana.send({ event: 'Payment_Refund', at: after(1) })).toBe('ignored')
      expect(await ana.send()).toBe('processed')
      expect([await ana.account(), ana.mails()]).toEqual([null, []])
      await ana.send({ payment: 'p2', at: after(2) })
      expect(await ana.plan()).toEqual(['monthly', 'active', after(32), true])
      expect(ana.mails()).toHaveLength(1)
    })
  })

  it.each<[string, LastlinkSale, unknown[], string[]]>([
    [
      'Subscription_Renewal_Pending',
      { payment: null },
      ['monthly', 'active', after(30), true],
      ['Renovação em aberto'],
    ],
    ['Subscription_Canceled', {}, ['monthly', 'active', after(30), false], ['Assinatura cancelada']],
    ['Subscription_Expired', {}, ['monthly', 'active', after(3), false], ['Assinatura encerrada']],
    ['product_access_ended', {}, ['monthly', 'active', after(3), false], ['Assinatura encerrada']],
    ['Payment_Refund', {}, ['monthly', 'suspended', after(3), false], ['Pagamento reembolsado']],
    ['Payment_Chargeback', {}, ['monthly', 'suspended', after(3), false], ['Pagamento estornado']],
    ['Payment_Refund', { payment: 'another' }, ['monthly', 'active', after(30), true], []],
    ['Subscription_Expired', { subscription: 'another' }, ['monthly', 'active', after(30), true], []],
    ['Refund_Requested', {}, ['monthly', 'active', after(30), true], []],
    ['Purchase_Request_Confirmed', { payment: 'p2' }, ['monthly', 'active', after(30), true], []],
    ['Something_New', {}, ['monthly', 'active', after(30), true], []],
    [
      'Recurrent_Payment',
      { payment: 'p2', more: { IsTest: true } },
      ['monthly', 'active', after(30), true],
      [],
    ],
  ])('%s %j leaves the plan %j', async (event, sale, plan, notifications) => {
    const ana = somebody()
    await ana.send()
    const answer = await ana.send({ event, at: after(3), ...sale })
    expect(answer).toBe(notifications.length > 0 ? 'processed' : 'ignored')
    expect([await ana.plan(), await ana.notifications()]).toEqual([plan, notifications])
  })

  it('stores an event without e-mail or name as an error', async () => {
    expect(await hook.send(lastlinkBody({ email: null, payment: 'x' }))).toBe('error')
    expect(await hook.send({})).toBe('error')
    expect((await hook.logs(2)).map(({ error_message }) => error_message)).toEqual([
      'O evento não tem nome.',
      'O evento não traz o e-mail do cliente.',
    ])
  })

  it('notifies the operator of a payment with a missing or invalid e-mail, until it is sent with a valid one', async () => {
    const ana = somebody()
    expect(await hook.send(lastlinkBody({ email: 'joão@exemplo.com.br', payment: 'sem-dono' }))).toBe('error')
    expect(troubles).toContain('lastlink-email-sem-dono')
    expect((await hook.logs(1, 'error'))[0]?.error_message).toBe('O e-mail do evento não é válido.')
    await hook.send(lastlinkBody({ email: null, payment: 'recusado', event: 'Purchase_Request_Canceled' }))
    expect(troubles).not.toContain('lastlink-email-recusado')
    const corrected = lastlinkBody({
      email: ana.email,
      payment: 'sem-dono',
      subscription: 'sem-dono',
      at: after(1),
    })
    expect(await hook.send(corrected)).toBe('processed')
    expect(troubles).toContain('lastlink-email-sem-dono is over')
  })

  it('keeps test events and real ones apart: neither replaces the other', async () => {
    for (const order of [
      [true, false],
      [false, true],
    ]) {
      const ana = somebody()
      const body = ana.body({})
      const answers = []
      for (const IsTest of order) answers.push(await hook.send({ ...body, IsTest }))
      expect(answers).toEqual(order.map(isTest => (isTest ? 'ignored' : 'processed')))
      expect(await hook.send({ ...body, IsTest: true })).toBe('duplicate')
      expect(await ana.plan()).toEqual(['monthly', 'active', after(30), true])
    }
  })

  it('treats equal content as one event when no number distinguishes them', async () => {
    const ana = somebody()
    const body = {
      Event: 'Purchase_Order_Confirmed',
      Data: { Offer: { Id: 'mensal' }, Buyer: { Email: ana.email } },
    }
    expect([await hook.send(body), await hook.send(body)]).toEqual(['processed', 'duplicate'])
  })

  it('accepts no date far in the future: access starts when the event was received, and a chargeback ends it', async () => {
    const ana = somebody()
    const ahead = (body: object) =>
      JSON.parse(JSON.stringify(body).replaceAll(now.toISOString(), '2150-01-01T00:00:00Z'))
    expect(await hook.send(ahead(ana.body({})))).toBe('processed')
    expect((await ana.account())?.premiumUntil?.getTime()).toBeLessThan(latest + 31 * day)
    expect(await ana.send({ event: 'Payment_Chargeback', at: new Date(latest + looks + 1000) })).toBe(
      'processed',
    )
    expect((await ana.account())?.status).toBe('suspended')
  })

  it('ends the trouble of a waiting offer once its last payment proves to be counted already', async () => {
    const [ana, waiting] = [somebody(), { offer: 'outra' }]
    await ana.send(waiting)
    await ana.send({ ...waiting, at: after(0.01) })
    const lines = await hook.logs(2, 'pending')
    expect(lines.map(({ customer_email }) => customer_email)).toEqual([ana.email, ana.email])
    const corrected = lastlinkOf(await appWith({ plans: { ...testOffers, outra: 'annual' } }))
    const apply = async (id = '') => (await corrected.ask('POST', `logs/${id}/reprocess`)).json()
    expect(await apply(lines[0]?.id)).toEqual({ status: 'processed' })
    expect(troubles).not.toContain('lastlink-offer-outra is over')
    expect(await apply(lines[1]?.id)).toEqual({ status: 'duplicate' })
    expect(troubles).toContain('lastlink-offer-outra is over')
    expect(await hook.logs(1, 'pending')).toEqual([])
  })
})

import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { LastlinkConfig, SimulationResult } from '#contract/payment-schemas.ts'
import { findAccountByEmail } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import { accountsOn, jsonRequest, testAdminToken } from '#test/support/accounts.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { anyEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers } from '#test/support/lastlink.ts'
import { testPassword, expectRefusal } from '#test/support/sign-in.ts'
import { deleteOldLogs } from './payment-capability.ts'

const day = 86_400_000

anyEngine(engine => {
  let db: Database
  let app: Awaited<ReturnType<typeof appOn>>
  let hook: ReturnType<typeof lastlinkOf>
  let fails: Error | null = null
  const began = Date.now()
  let looks = 0
  const moment = () => new Date(began + looks++)
  const isWithinDays = (at: Date | string | null | undefined, days: number) =>
    Math.abs(new Date(at ?? 0).getTime() - began - days * day) < 60_000
  beforeAll(async () => {
    db = await engine.fresh()
    app = await appOn(db, {
      now: moment,
      payments: {
        tokens: [testLastlinkToken],
        plans: testOffers,
        minPrices: {},
        database: 'embedded',
        mail: 'folder',
      },
      send: async () => {
        if (fails) throw fails
      },
    })
    hook = lastlinkOf(app)
  })
  const simulate = async (body: object) =>
    SimulationResult.parse(await (await hook.ask('POST', 'simulate', body)).json())

  it('shows how the webhook is set up, without its token', async () => {
    const text = await (await hook.ask('GET', 'config')).text()
    expect(text).not.toContain(testLastlinkToken)
    const config = LastlinkConfig.parse(JSON.parse(text))
    expect(config).toMatchObject({
      webhookUrl: 'http://arremate.example/api/webhooks/lastlink',
      tokens: 1,
      plans: [
        { id: 'mensal', plan: 'monthly' },
        { id: 'anual', plan: 'annual' },
      ],
      periods: { monthly: 30, annual: 360 },
    })
    expect(config.events).toHaveLength(17)
    expect(config.warnings.join()).toMatch(/DATABASE_URL.*SMTP_URL/s)
  })

  describe('the webhook simulator', () => {
    it('uses the code of the webhook: buys, cancels, lets expire', async () => {
      const email = 'simulada@exemplo.com.br'
      const bought = await simulate({
        email: ' Simulada@exemplo.com.br',
        event: 'purchase_completed',
        plan: 'annual',
      })
      expect(bought).toMatchObject({
        status: 'processed',
        providerEvent: 'Purchase_Order_Confirmed',
        email,
        plan: 'annual',
      })
      expect(isWithinDays(bought.premiumUntil, 360)).toBe(true)
      const [line] = await hook.logs(1)
      expect(line).toMatchObject({
        source: 'simulator',
        amount: 297,
        customer_email: email,
        plan: 'annual',
        status: 'processed',
      })
      await simulate({ email, event: 'subscription_cancelled' })
      expect(await findAccountByEmail(db, email)).toMatchObject({ renews: false, status: 'active' })
      const expired = await simulate({ email, event: 'subscription_expired' })
      expect([expired.status, isWithinDays(expired.premiumUntil, 0)]).toEqual(['processed', true])
    })

    it('ends a plan that was granted by hand, and finds nothing to end without an account', async () => {
      const { email } = await accountsOn(db).person()
      const expired = await simulate({ email, event: 'subscription_expired' })
      expect([expired.plan, isWithinDays(expired.premiumUntil, 0)]).toEqual(['annual', true])
      const nobody = await simulate({ email: 'nao@existe.com.br', event: 'subscription_cancelled' })
      expect(nobody).toMatchObject({ status: 'ignored', plan: null, premiumUntil: null })
    })

    it('sells offers the webhook does not know', async () => {
      expect(await hook.send(lastlinkBody({ offer: 'simulador-anual', payment: 'fraude' }))).toBe('ignored')
    })

    it.each([
      [{}, ['email', 'event']],
      [{ email: 'a@b.co' }, ['event']],
      [{ email: ' ', event: 'purchase_completed' }, ['email']],
      [{ email: 'a@b.co', event: 'refund' }, ['event']],
      [{ email: 'nada', event: 'purchase_completed' }, ['email']],
    ])('refuses %j', async (body, fields) => {
      const error = await expectRefusal(await hook.ask('POST', 'simulate', body), 400, 'bad_request')
      expect(Object.keys(error.fields ?? {})).toEqual(fields)
      if (fields.length === 2) expect(error.message).toBe('Email e evento são obrigatórios')
    })
  })

  it('shows the requested number of log lines', async () => {
    for (const query of ['limit=0', 'limit=201', 'limit=x', 'status=duplicate']) {
      await expectRefusal(await hook.ask('GET', `logs?${query}`), 400, 'bad_request')
    }
    expect(await hook.logs(2)).toHaveLength(2)
  })

  it('reprocesses no event that was applied, was refused or does not exist', async () => {
    const again = async (id: string) => hook.ask('POST', `logs/${id}/reprocess`)
    expect(await hook.send(lastlinkBody({ payment: 'uma', email: 'uma@exemplo.com.br' }))).toBe('processed')
    const [done] = await hook.logs(1)
    expect(await (await again(done?.id ?? '')).json()).toEqual({ status: 'duplicate' })
    await hook.post({}, { 'x-lastlink-token': 'errado' })
    const [wrong] = await hook.logs(1)
    await expectRefusal(await again(wrong?.id ?? ''), 400, 'bad_request')
    await expectRefusal(await again('0b9e5c5e-3f5e-4d0c-9d0a-1f2e3d4c5b6a'), 404, 'not_found')
    await expectRefusal(await again('x'), 404, 'not_found')
  })

  it('leaves nothing of an event that fails halfway; the event takes effect when it is sent again', async () => {
    const body = lastlinkBody({ email: 'falha@exemplo.com.br', payment: 'falha' })
    fails = new Error('the outbox cannot be written')
    await expectRefusal(await hook.post(body), 500, 'internal_error')
    expect(await findAccountByEmail(db, 'falha@exemplo.com.br')).toBeNull()
    const left = sql`
      select (select count(*) from webhook_events where customer_email = 'falha@exemplo.com.br') as events,
        (select count(*) from plan_changes where email = 'falha@exemplo.com.br') as changes`
    expect(await db.query(left)).toEqual([{ events: 0, changes: 0 }])
    expect((await hook.logs(1))[0]).toMatchObject({
      status: 'error',
      status_code: 500,
      error_message: 'Falha do nosso lado.',
    })
    fails = null
    expect([await hook.send(body), await hook.send(body)]).toEqual(['processed', 'duplicate'])
    expect(await db.query(left)).toEqual([{ events: 1, changes: 1 }])
  })

  it('extends a plan that an administrator granted', async () => {
    const headers = { authorization: `Bearer ${testAdminToken}` }
    const premiumUntil = new Date(began + 100 * day).toISOString()
    const given = jsonRequest('PUT', { plan: 'annual', premiumUntil }, headers)
    expect((await app.request('/api/admin/users/dada@exemplo.com.br', given)).status).toBe(200)
    await hook.send(lastlinkBody({ email: 'dada@exemplo.com.br', payment: 'dada' }))
    const account = await findAccountByEmail(db, 'dada@exemplo.com.br')
    expect([account?.plan, isWithinDays(account?.premiumUntil, 130)]).toEqual(['monthly', true])
  })

  describe('a person who paid', () => {
    it('and got a refund may sign in and see only the profile', async () => {
      const { person } = accountsOn(db)
      const { email } = await person({ password: testPassword, plan: 'none', premiumUntil: null })
      const sale = { email, payment: 'volta', subscription: 'volta' }
      await hook.send(lastlinkBody({ ...sale, at: new Date(began - 2 * day) }))
      await hook.send(lastlinkBody({ ...sale, event: 'Payment_Refund', at: new Date(began - day) }))
      const entered = await app.request(
        '/api/auth/sign-in/email',
        jsonRequest('POST', { email, password: testPassword }),
      )
      expect(entered.status).toBe(200)
      const cookie = entered.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; ')
      await expectRefusal(await app.request('/api/news', { headers: { cookie } }), 403, 'plan_suspended')
      expect((await app.request('/api/me', { headers: { cookie } })).status).toBe(200)
    })

    it('gets the payments with the export, and is forgotten with the account', async () => {
      const { person, cookieOf } = accountsOn(db)
      const account = await person({ password: testPassword })
      const body = lastlinkBody({ email: account.email, payment: 'esquecida', subscription: 'esquecida' })
      await hook.send(body)
      const cookie = await cookieOf(account)
      const exported = await (await app.request('/api/me/export', { headers: { cookie } })).json()
      expect(exported).toMatchObject({
        payments: [{ event: 'Purchase_Order_Confirmed', amount: 29.7, status: 'processed' }],
      })
      expect(
        (await app.request('/api/me/delete', jsonRequest('POST', { password: testPassword }, { cookie })))
          .status,
      ).toBe(200)
      const all = await db.query(sql`select e::text, l::text, c::text from webhook_events e
        full join webhook_logs l on l.event = e.id full join plan_changes c on c.event = e.id`)
      expect(JSON.stringify(all)).not.toContain(account.email)
      expect(await hook.send(body), 'the same event again creates no account').toBe('duplicate')
      expect(await findAccountByEmail(db, account.email)).toBeNull()
      const sale = { email: account.email, payment: 'esquecida', subscription: 'esquecida', at: moment() }
      const access = { ...sale, event: 'Product_Access_Started', payment: null }
      const answers = [
        await hook.send(lastlinkBody(sale)),
        await hook.send(lastlinkBody({ ...sale, event: 'Recurrent_Payment' })),
        await hook.send(lastlinkBody(access)),
      ]
      expect(answers, 'nor do other events of the same payment').toEqual([
        'duplicate',
        'duplicate',
        'ignored',
      ])
      expect(await findAccountByEmail(db, account.email)).toBeNull()
      expect(await hook.send(lastlinkBody({ ...sale, payment: 'nova' }))).toBe('processed')
      expect(await findAccountByEmail(db, account.email), 'a new payment creates one').toMatchObject({
        plan: 'monthly',
      })
    })
  })

  it('keeps a grant when an earlier payment is refunded, and extends it by a payment reported late', async () => {
    const [email, paidAt] = ['dada2@exemplo.com.br', moment()]
    const headers = { authorization: `Bearer ${testAdminToken}` }
    await hook.send(lastlinkBody({ email, payment: 'g1', subscription: 'g', at: paidAt }))
    const premiumUntil = new Date(began + 100 * day).toISOString()
    await app.request(
      `/api/admin/users/${email}`,
      jsonRequest('PUT', { plan: 'annual', premiumUntil }, headers),
    )
    const refund = { email, event: 'Payment_Refund', payment: 'g1', subscription: 'g', at: moment() }
    expect(await hook.send(lastlinkBody(refund))).toBe('ignored')
    expect((await findAccountByEmail(db, email))?.premiumUntil?.toISOString()).toBe(premiumUntil)
    await hook.send(lastlinkBody({ email, payment: 'g2', subscription: 'g', at: paidAt }))
    expect(await findAccountByEmail(db, email)).toMatchObject({ plan: 'monthly', status: 'active' })
    expect(isWithinDays((await findAccountByEmail(db, email))?.premiumUntil, 130)).toBe(true)
  })

  it('deletes old log lines, and data of people who never became customers', async () => {
    await hook.send(
      lastlinkBody({
        event: 'Abandoned_Cart',
        email: 'carrinho@exemplo.com.br',
        payment: null,
        subscription: null,
      }),
    )
    await hook.send(lastlinkBody({ email: 'espera@exemplo.com.br', offer: 'nova', payment: 'espera' }))
    await deleteOldLogs(db, new Date(began + 89 * day))
    expect(await hook.logs(1)).toHaveLength(1)
    await deleteOldLogs(db, new Date(began + 91 * day))
    const left = await hook.logs()
    expect(left.map(({ customer_email }) => customer_email)).toContain('espera@exemplo.com.br')
    expect(left.filter(({ status }) => status !== 'pending')).toEqual([])
    const emails = await db.query<{ email: string }>(sql`
      select customer_email as email from webhook_events where customer_email in ('carrinho@exemplo.com.br', 'espera@exemplo.com.br')`)
    expect(emails).toEqual([{ email: 'espera@exemplo.com.br' }])
  })
})

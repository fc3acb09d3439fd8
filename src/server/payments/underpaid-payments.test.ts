import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { fromReais } from '#domain/money.ts'
import { findAccountByEmail } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { eachEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers, type LastlinkSale } from '#test/support/lastlink.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

const email = 'ana@exemplo.com.br'
const now = new Date('2026-06-01T12:00:00Z')

eachEngine(engine => {
  let db: Database
  let messages: string[]
  beforeEach(async () => {
    db = await engine.fresh()
    messages = []
  })

  /** The webhook of a server with this lowest monthly price, in reais. */
  const hookWith = async (monthly: number | null, plans: PaymentDependencies['plans'] = testOffers) =>
    lastlinkOf(
      await appOn(db, {
        now: () => now,
        payments: {
          tokens: [testLastlinkToken],
          plans,
          minPrices: monthly === null ? {} : { monthly: fromReais(monthly) },
          database: 'embedded',
          mail: 'folder',
        },
        operator: {
          reportTrouble: async ({ key }) => messages.push(key) > 0,
          endTrouble: async key => messages.push(`${key} is over`) > 0,
        },
      }),
    )
  const body = (sale: LastlinkSale = {}) => lastlinkBody({ email, at: now, payment: 'p1', ...sale })
  const plan = async () => (await findAccountByEmail(db, email))?.plan ?? null
  const statuses = async () =>
    (await db.query<{ status: string }>(sql`select status from webhook_events order by status`)).map(
      ({ status }) => status,
    )

  describe('a payment of less than the lowest price', () => {
    it('is stored, opens nothing, and the operator gets a message', async () => {
      const hook = await hookWith(49.9)
      expect(await hook.send(body())).toBe('ignored')
      expect(await plan()).toBeNull()
      expect(await statuses()).toEqual(['underpaid'])
      expect(messages).toContain('lastlink-price-p1')
    })

    it.each(['before', 'after'])('is not opened by an access event that comes %s it', async order => {
      const hook = await hookWith(49.9)
      const access = body({ event: 'Product_Access_Started', payment: null })
      for (const each of order === 'before' ? [access, body()] : [body(), access]) await hook.send(each)
      expect((await plan()) ?? 'none').toBe('none')
    })

    it('is applied again with the current setting', async () => {
      await (await hookWith(49.9)).send(body())
      const [line] = await db.query<{ id: string }>(sql`select id from webhook_logs`)
      const again = async (monthly: number) =>
        (await (await hookWith(monthly)).ask('POST', `logs/${line?.id}/reprocess`)).json()
      expect(await again(40)).toEqual({ status: 'ignored' })
      expect(await plan()).toBeNull()
      expect(await again(20)).toEqual({ status: 'processed' })
      expect(await plan()).toBe('monthly')
      expect(await statuses()).toEqual(['processed'])
    })
  })

  it.each([null, undefined, { Value: null }])(
    'a payment whose price is %j opens no plan that has a lowest price',
    async price => {
      const given = body() as { Data: { Purchase: object } }
      const purchase = { ...given.Data.Purchase, Price: price }
      const withoutPrice = { ...given, Data: { ...given.Data, Purchase: purchase } }
      expect(await (await hookWith(49.9)).send(withoutPrice)).toBe('ignored')
      expect(await plan()).toBeNull()
      expect(await statuses()).toEqual(['underpaid'])
    },
  )

  it('an access without a known payment opens no plan that has a lowest price, until its payment comes', async () => {
    const hook = await hookWith(19.9)
    const access = body({ event: 'Product_Access_Started', payment: null })
    expect(await hook.send(access)).toBe('ignored')
    expect(await plan()).toBeNull()
    expect(await hook.send(body())).toBe('processed')
    expect(await plan()).toBe('monthly')
  })

  it('without a lowest price every payment opens its plan', async () => {
    expect(await (await hookWith(null)).send(body())).toBe('processed')
    expect(await plan()).toBe('monthly')
  })

  it('a plan found by product is reported to the operator until its offer is configured', async () => {
    await (await hookWith(null, { 'produto-nova': 'monthly' })).send(body({ offer: 'nova' }))
    expect(await plan()).toBe('monthly')
    expect(messages).toContain('lastlink-product-nova')
    messages = []
    await (await hookWith(null, { 'produto-nova': 'monthly' })).send(
      body({ event: 'Subscription_Canceled', offer: 'nova', payment: null }),
    )
    expect(messages, 'after an event that opens no access').not.toContain('lastlink-product-nova is over')
    await (await hookWith(null, { nova: 'monthly' })).send(body({ offer: 'nova', payment: 'p2' }))
    expect(messages).toContain('lastlink-product-nova is over')
    expect(messages).not.toContain('lastlink-product-nova')
  })

  it('a plan found by product is not reported when the event names no offer', async () => {
    await (await hookWith(null, { 'produto-': 'monthly' })).send(body({ offer: '' }))
    expect(await plan()).toBe('monthly')
    expect(messages.filter(key => /^lastlink-product\S*$/.test(key))).toEqual([])
  })
})

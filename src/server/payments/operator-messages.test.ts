import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAccountByEmail } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { testEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers, type LastlinkSale } from '#test/support/lastlink.ts'

const day = 86_400_000
const now = new Date('2026-06-01T12:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * day)
const email = 'ana@exemplo.com.br'

describe('messages about payments', () => {
  const engine = testEngine('embedded')
  let db: Database
  let hook: ReturnType<typeof lastlinkOf>
  let messages: string[]
  beforeEach(async () => {
    db = await engine.fresh()
    messages = []
    hook = lastlinkOf(
      await appOn(db, {
        now: () => after(22),
        payments: {
          tokens: [testLastlinkToken],
          plans: testOffers,
          minPrices: {},
          database: 'embedded',
          mail: 'folder',
        },
        operator: {
          reportTrouble: async ({ key, detail }) => messages.push(key, detail) > 0,
          endTrouble: async key => messages.push(`${key} is over`) > 0,
        },
      }),
    )
  })

  const send = (sale: LastlinkSale) => hook.send(lastlinkBody({ email, at: now, ...sale }))
  const plan = async () => {
    const account = await findAccountByEmail(db, email)
    return account && [account.plan, account.status, account.premiumUntil, account.renews]
  }
  const notifications = async () =>
    (await db.query<{ title: string }>(sql`select title from notifications`)).map(({ title }) => title)

  describe('of a chargeback', () => {
    it('reach the account and the operator, and only the chargeback’s own payment loses its time', async () => {
      await send({ payment: 'p1' })
      await send({ event: 'Recurrent_Payment', payment: 'p2', at: after(20) })
      expect(await plan()).toEqual(['monthly', 'active', after(60), true])
      expect(await send({ event: 'Payment_Chargeback', payment: 'p2', at: after(22) })).toBe('processed')
      expect(await plan()).toEqual(['monthly', 'active', after(30), true])
      expect(await notifications()).toContain('Pagamento estornado')
      expect(messages).toContain('lastlink-chargeback-p2')
      expect(messages).toContain('lastlink-chargeback-p2 is over')
      expect(messages.join(' ')).toContain('Plano mensal até')
      expect(messages.join(' ')).not.toContain(email)
    })

    it('are sent once, and not for a test event', async () => {
      await send({ payment: 'p1' })
      const body = lastlinkBody({ email, event: 'Payment_Chargeback', payment: 'p1', at: after(1) })
      await hook.send({ ...body, IsTest: true })
      expect(messages).not.toContain('lastlink-chargeback-p1')
      await hook.send(body)
      await hook.send(body)
      expect(messages.filter(each => each === 'lastlink-chargeback-p1')).toHaveLength(1)
    })
  })
})

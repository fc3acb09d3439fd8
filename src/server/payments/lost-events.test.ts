import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { findAccountByEmail } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { lastlinkBody, lastlinkOf, testOffers, type LastlinkSale } from '#test/support/lastlink.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'

const email = 'ana@exemplo.com.br'
const start = Date.UTC(2026, 5, 1, 12)
const after = (days: number) => new Date(start + days * 86_400_000)

eachEngine(engine => {
  let db: Database
  let hook: ReturnType<typeof lastlinkOf>
  let now = start
  beforeEach(async () => {
    db = await engine.fresh()
    now = start
    hook = lastlinkOf(
      await appOn(db, {
        now: () => new Date(now++),
        payments: {
          tokens: [testLastlinkToken],
          plans: testOffers,
          minPrices: {},
          database: 'embedded',
          mail: 'folder',
        },
      }),
    )
  })
  const send = (days: number, sale: LastlinkSale = {}) => {
    now = Math.max(now, after(days).getTime())
    return hook.send(lastlinkBody({ email, at: after(days), payment: 'p1', ...sale }))
  }
  const titles = async () =>
    (await db.query<{ title: string }>(sql`select title from notifications order by created_at`)).map(
      ({ title }) => title,
    )

  describe('a subscription of which not every event arrives once', () => {
    it.each(['mensal', 'sem-oferta'])(
      'is extended by an access event whose payment event was lost, offer %s',
      async offer => {
        await send(0)
        const access = { event: 'Product_Access_Started', payment: null, offer }
        expect(await send(200, access)).toBe('processed')
        const account = await findAccountByEmail(db, email)
        expect([account?.plan, account?.premiumUntil]).toEqual(['monthly', after(230)])
      },
    )

    it.each([false, true])(
      'is said to have ended once, whichever of the two events comes first (backwards: %s)',
      async backwards => {
        await send(0)
        const ends = [
          [30, 'Subscription_Expired'],
          [30.01, 'Product_Access_Ended'],
        ] as const
        for (const [days, event] of backwards ? ends.toReversed() : ends)
          await send(days, { event, payment: null })
        expect(await titles()).toEqual(['Assinatura encerrada'])
      },
    )
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { findAccountByEmail } from '#server/account/account-store.ts'
import { appOn, testLastlinkToken } from '#test/support/page-app.ts'
import { type TestEngine, testEngine } from '#test/support/database.ts'
import { inDepth } from '#test/support/depth.ts'
import { lastlinkOf } from '#test/support/lastlink.ts'
import { findSharedFile } from '#test/support/shared-files.ts'

const folder = findSharedFile('lastlink')
const plans = {
  '00000015-5a1e-4c0d-9b7a-0242ac1003fd': 'monthly',
  '00000016-5a1e-4c0d-9b7a-0242ac1003fe': 'annual',
  '0000000b-5a1e-4c0d-9b7a-0242ac1003f3': 'monthly',
} as const

/** By number of the body: the event's status, and the plan of its e-mail afterwards. */
const expected: Record<string, [status: string, plan: string | null]> = {
  '01': ['processed', 'monthly active 2026-06-11T20:39:10.000Z renews'],
  '02': ['processed', 'annual active 2027-05-07T21:01:44.000Z renews'],
  '03': ['ignored', null],
  '04': ['ignored', null],
  '05': ['processed', 'monthly active 2026-07-12T20:40:50.000Z renews'],
  '06': ['processed', 'monthly active 2026-07-12T20:40:50.000Z renews'],
  '07': ['processed', 'monthly active 2026-07-12T20:40:50.000Z'],
  '08': ['processed', 'monthly active 2026-07-12T20:40:50.000Z'],
  '09': ['ignored', 'annual active 2027-05-07T21:01:44.000Z renews'],
  '10': ['processed', 'annual suspended 2026-05-15T08:30:00.000Z'],
  '11': ['processed', 'monthly active 2026-07-12T20:40:50.000Z'],
  '12': ['processed', 'monthly active 2026-07-12T20:40:50.000Z'],
  '13': ['processed', 'monthly active 2026-07-12T20:40:50.000Z'],
  '14': ['ignored', null],
  '15': ['ignored', null],
  '16': ['ignored', 'monthly active 2026-07-12T20:40:50.000Z'],
  '17': ['ignored', null],
}

const readBodies = async (path: string) =>
  Promise.all(
    (await readdir(path))
      .filter(name => /^\d\d-.*\.json$/.test(name))
      .sort()
      .map(async name => {
        const text = await readFile(join(path, name), 'utf8')
        const { Data } = JSON.parse(text) as {
          Data: Record<'Buyer' | 'Member', { Email: string } | undefined>
        }
        const email = (Data.Buyer ?? Data.Member)?.Email.toLowerCase() ?? ''
        return { number: name.slice(0, 2), body: JSON.parse(text) as unknown, email }
      }),
  )

const engines = { embedded: testEngine('embedded'), postgres: testEngine('postgres') }

it
  .skipIf(folder === null)
  .each(inDepth<readonly TestEngine['name'][]>(['postgres'], ['embedded', 'postgres']))(
  'the provider’s bodies take effect in order and in reverse, on %s',
  async name => {
    const bodies = await readBodies(folder ?? '')
    expect(bodies).toHaveLength(17)
    for (const order of ['forth', 'back'] as const) {
      const db = await engines[name].fresh()
      const tokens = [testLastlinkToken]
      const payments = { tokens, plans, minPrices: {}, database: 'embedded', mail: 'folder' } as const
      const hook = lastlinkOf(await appOn(db, { payments }))
      const subscriptionStatus = async (email: string) => {
        const account = await findAccountByEmail(db, email)
        if (!account) return null
        const { plan, status, premiumUntil, renews } = account
        return `${plan} ${status} ${premiumUntil?.toISOString()}${renews ? ' renews' : ''}`
      }
      for (const { number, body, email } of order === 'forth' ? bodies : bodies.toReversed()) {
        const status = await hook.send(body)
        if (order === 'forth')
          expect([number, status, await subscriptionStatus(email)]).toEqual([
            number,
            ...(expected[number] ?? []),
          ])
      }
      expect(await subscriptionStatus('ana.teste@example.com')).toBe(expected['16']?.[1])
      for (const { body } of bodies) expect(await hook.send(body)).toBe('duplicate')
      const kept = JSON.stringify(
        await db.query(sql`select l.*, e.* from webhook_logs l left join webhook_events e on e.id = l.event`),
      )
      expect(kept).not.toMatch(
        /529\.?982|11900000000|Praça|01001|203\.0\.113|vendedor@|BEGIN|QrCodeText":"0002/,
      )
      expect(JSON.stringify(await hook.logs(200))).not.toMatch(/529\.?982|11900000000|Praça|01001|Ana Teste/)
      expect(await findAccountByEmail(db, 'test.email@mail.com')).toBeNull()
    }
  },
)

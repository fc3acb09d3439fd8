import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { mayRing } from '#domain/alerts/quiet-hours.ts'
import { anyEngine } from '#test/support/database.ts'
import { mayRingSql } from './quiet-hours-sql.ts'

const minute = 60_000
const hour = 60 * minute
const midnight = Date.parse('2026-11-26T00:00:00-03:00')
const hours = [0, 1, 7, 12, 21, 22, 23]

anyEngine(engine => {
  it('the database and the domain agree on what may ring, at every hour and across midnight', async () => {
    const db = await engine.fresh()
    for (let at = midnight - 1; at < midnight + 24 * hour; at += 30 * minute) {
      const rows = await db.query<{
        quietFrom: number
        quietTo: number
        expiresAt: Date | null
        urgent: boolean
        rings: boolean
      }>(sql`
        select f as "quietFrom", t as "quietTo", n.expires_at as "expiresAt", n.urgent,
          coalesce(${mayRingSql(sql`n`, new Date(at))}, false) as rings
        from unnest(${hours}::integer[]) f, unnest(${hours}::integer[]) t,
          lateral (select jsonb_build_object('quiet', true, 'quietFrom', f, 'quietTo', t) as preferencias) u,
          (select urgent, ${new Date(at)}::timestamptz + make_interval(mins => after) as expires_at
            from unnest('{true,false}'::boolean[]) urgent, unnest('{1,29,31,300,900,null}'::integer[]) after) n`)
      for (const { rings, urgent, expiresAt, ...quiet } of rows) {
        const notification = { urgent, expiresAt: expiresAt?.getTime() ?? null }
        const expected = mayRing(notification, { quiet: true, ...quiet }, at)
        if (rings !== expected)
          expect({ at: new Date(at), ...quiet, ...notification, rings }).toMatchObject({ rings: expected })
      }
      expect(rows).toHaveLength(hours.length ** 2 * 12)
    }
  })
})

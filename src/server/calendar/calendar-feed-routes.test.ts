import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { CalendarFeedAddress, Channels } from '#contract/channel-calls.ts'
import { unknownLotFacts } from '#contract/own-lot.ts'
import { accountsOn, jsonRequest } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'
import type { Database } from '../database/database.ts'

const now = new Date('2026-11-26T12:00:00Z')

eachEngine(engine => {
  describe('the calendar of an account', () => {
    let db: Database
    let app: Hono
    let id: string
    let cookie: string
    beforeEach(async () => {
      db = await engine.fresh()
      await seedCatalogue(
        db,
        ['1', '2', '3'].map(each => createListing({ id: each, modality: 'leilao' })),
      )
      await db.query(sql`
        update listings set first_auction_at = '2026-12-01T13:00:00Z', second_auction_at = '2026-12-15T13:00:00Z'
        where id in (1, 3)`)
      app = await appOn(db, { now: () => now })
      const accounts = accountsOn(db, { now: () => now })
      const account = await accounts.person()
      id = account.id
      cookie = await accounts.cookieOf(account)
      for (const property of ['1', '2'])
        await app.request(
          '/api/favorites',
          jsonRequest('POST', { user_id: id, property: { id: property } }, { cookie }),
        )
    })
    const renew = async () => {
      const answer = await app.request('/api/me/calendar-feed', jsonRequest('POST', undefined, { cookie }))
      return CalendarFeedAddress.parse(await answer.json()).url
    }
    /** Reads the address as a program does: without a session. */
    const read = (url: string) => app.request(new URL(url).pathname)

    it('has the coming dates of the favorites, and no others', async () => {
      const response = await read(await renew())
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      expect(response.headers.getSetCookie()).toEqual([])
      const text = await response.text()
      expect(text.match(/^UID:.*/gm)).toEqual([
        'UID:1-20261201T130000Z@arremate',
        'UID:1-20261215T130000Z@arremate',
      ])
      expect(text).toContain('X-WR-CALNAME:Arremate: suas datas')
      expect(text).not.toContain('METHOD:')
    })

    const change = (property: string, body: object) =>
      app.request(`/api/favorites/${property}`, jsonRequest('PATCH', { user_id: id, ...body }, { cookie }))
    const uids = async (url: string) => (await (await read(url)).text()).match(/^UID:.*/gm)

    it('has what the account wrote on its desk, under a UID that stays when a date moves', async () => {
      const url = await renew()
      const lot = randomUUID()
      await app.request(
        `/api/own-lots/${lot}`,
        jsonRequest(
          'PUT',
          {
            user_id: id,
            ...unknownLotFacts,
            title: 'Sobrado no Cambuí',
            city: 'Campinas',
            firstRound: { date: '2026-11-25', time: null, price: null },
            secondRound: { date: '2026-12-02', time: '14:30', price: 200_000 },
          },
          { cookie },
        ),
      )
      await change('2', {
        next: { date: '2026-11-26', what: 'Vistoria' },
        deposit: { dueDate: '2026-11-30', amount: 4500.5 },
      })
      const text = (await (await read(url)).text()).replaceAll('\r\n ', '')
      expect(text.match(/^UID:.*/gm)).toEqual([
        'UID:1-20261201T130000Z@arremate',
        'UID:1-20261215T130000Z@arremate',
        'UID:2-next@arremate',
        'UID:2-deposit@arremate',
        `UID:${lot}-round2@arremate`,
      ])
      for (const part of [
        'SUMMARY:Vistoria: ',
        'DTSTART;VALUE=DATE:20261126',
        'SUMMARY:Sinal de R$ 4.500\\,50 a pagar: ',
        'DTSTART;VALUE=DATE:20261130',
        'SUMMARY:2ª praça: Sobrado no Cambuí',
        'DTSTART:20261202T173000Z',
        `/mesa?ficha=${lot}`,
      ])
        expect(text).toContain(part)

      await change('2', { next: { date: '2026-12-09', what: 'Vistoria' }, deposit: null })
      expect(await uids(url)).toContain('UID:2-next@arremate')
      expect(await (await read(url)).text()).toContain('DTSTART;VALUE=DATE:20261209')
      await change('2', { next: { date: '2026-11-25', what: 'Vistoria' } })
      expect(await uids(url)).not.toContain('UID:2-next@arremate')
    })

    it('has no sale of what was bought', async () => {
      const url = await renew()
      await change('1', { stage: 'arrematado', next: { date: '2026-12-09', what: '' } })
      expect(await uids(url)).toEqual(['UID:1-next@arremate'])
      expect(await (await read(url)).text()).toContain('SUMMARY:Próximo passo: ')
    })

    it('is stored as a hash, and shown when it is made alone', async () => {
      const token = (await renew()).match(/([\w-]{43})\.ics$/)?.[1] ?? ''
      expect(token).not.toBe('')
      expect(JSON.stringify(await db.query(sql`select * from calendar_feeds`))).not.toContain(token)
      const channels = await (await app.request('/api/me/channels', { headers: { cookie } })).text()
      expect(Channels.parse(JSON.parse(channels)).calendar.since).toBe(now.toISOString())
      expect(channels).not.toContain(token)
    })

    it('is at another address once it is renewed, and at none once it is revoked', async () => {
      const first = await renew()
      const second = await renew()
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
      for (let attempt = 0; attempt < 2; attempt++)
        await app.request('/api/me/calendar-feed', jsonRequest('DELETE', undefined, { cookie }))
      expect((await read(second)).status).toBe(404)
    })

    it('is empty while the plan is suspended or has ended, and comes back with it', async () => {
      const url = await renew()
      for (const change of [
        sql`status = 'suspended'`,
        sql`status = 'active', premium_until = '2020-01-01'`,
      ]) {
        await db.query(sql`update usuarios set ${change} where id = ${id}`)
        const response = await read(url)
        expect(response.status).toBe(200)
        expect(await response.text()).not.toContain('BEGIN:VEVENT')
      }
      await db.query(sql`update usuarios set premium_until = '2030-01-01' where id = ${id}`)
      expect(await (await read(url)).text()).toContain('BEGIN:VEVENT')
    })

    it.each(['x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), `${'A'.repeat(43)}.ics.ics`])(
      'is not at /api/calendar/feed/%s',
      async file => {
        await renew()
        expect((await app.request(`/api/calendar/feed/${file}`)).status).toBe(404)
      },
    )
  })
})

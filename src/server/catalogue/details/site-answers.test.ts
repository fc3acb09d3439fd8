import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { anyEngine } from '#test/support/database.ts'
import { pageOf } from '#test/support/detail-bank.ts'
import { listFile } from '#test/support/list-file.ts'
import { readCaseText } from '#test/support/page-cases.ts'
import { offerListings, propertyNumber, readingPages } from '#test/support/page-worker-setup.ts'
import type { Database } from '../../database/database.ts'
import { importList } from '../import/import-list.ts'
import { findListings } from '../listing-store.ts'
import { readSiteState } from './bank-site-state.ts'
import { requestBids } from './page-worker.ts'
import { isNamedAgainstPage } from './site-gone.ts'

const offered = (count: number) => Array.from({ length: count }, (_, at) => ({ id: propertyNumber(at + 1) }))

async function startBidServer(answer: string | number) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => (body += String(chunk)))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`)
      if (typeof answer === 'number') response.writeHead(answer).end()
      else response.end(answer)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sistema/detalhe-imovel.asp`
  return { asked, url }
}

describe('the bids of a property in dispute', () => {
  it.each([
    ['bids', readCaseText('D06-with_bids.html'), { count: 2, highest: 234_000_00, on: '2026-09-29' }],
    ['none', readCaseText('D06-without_bids.txt'), { count: 0, highest: null, on: null }],
    ['an error', 500, null],
    ['something else', readCaseText('D07-err.html'), null],
  ])('are asked for where the page asks for them: %s', async (_, answer, expected) => {
    const { asked, url } = await startBidServer(answer)
    expect(await requestBids(12, { url, signal: new AbortController().signal })).toEqual(expected)
    expect(asked).toEqual(['POST /sistema/venda-online/carregaLances.asp p_hdnProposta=&p_hdnImovel=12'])
  })

  it('are unknown where nobody answers', async () => {
    const request = { url: 'http://127.0.0.1:9/sistema/x.asp', signal: new AbortController().signal }
    expect(await requestBids(12, request)).toBeNull()
  })
})

anyEngine(engine => {
  describe('what the site says instead of a page', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
    })
    async function reading(
      ...parameters: Parameters<typeof readingPages> extends [Database, ...infer R] ? R : never
    ) {
      const run = await readingPages(db, ...parameters)
      onTestFinished(run.end)
      return run
    }
    const listing = async (n: number) => (await findListings(db, [propertyNumber(n)]))[0]
    const historyOf = (n: number) =>
      db.query(sql`
        select kind, list_date from listing_history where listing_id = ${propertyNumber(n)}::bigint order by at`)

    it('gone: the listing is gone since that day, with its history, and is not asked for again', async () => {
      await offerListings(db, offered(4))
      const { time, numbers } = await reading(() => readCaseText('D07-gone.html'))
      await time.rests()
      expect(numbers()).toEqual([1, 2, 3, 4])
      expect(await listing(1)).toMatchObject({ gone: true, siteGoneAt: expect.any(String) })
      expect(await historyOf(1)).toEqual([{ kind: 'gone', list_date: '2026-11-21' }])
      expect(await readSiteState(db)).toMatchObject({ blocked: 0, away: 0, unreadable: 0, rests_until: null })
      time.pass(40 * 86_400_000)
      time.endPause()
      await time.rests()
      expect(numbers()).toHaveLength(4)
    })

    it('gone of five of the last eight: reading rests, the operator is notified, and the last ones stay until confirmed', async () => {
      await offerListings(db, offered(6))
      const { time, bank, numbers, reportedTroubles } = await reading(() => readCaseText('D07-gone.html'))
      expect(await time.rests()).toBe(30 * 60_000)
      expect(numbers()).toEqual([1, 2, 3, 4, 5])
      expect(reportedTroubles).toMatchObject([
        { key: 'pages:gone', detail: expect.stringContaining('Nova tentativa em 30 min.') },
      ])
      for (const n of [1, 2, 3, 4, 5]) {
        expect(await listing(n)).toMatchObject({ gone: false, siteGoneAt: null })
        expect(await historyOf(n)).toEqual([])
      }
      time.pass(30 * 60_000)
      time.endPause()
      await bank.askedTimes(6)
      expect(await time.rests()).toBe(2 * 3_600_000)
      expect(await listing(6)).toMatchObject({ gone: false })
      time.pass(86_400_000)
      time.endPause()
      // What the page says again a day later, without a list in between, is so.
      await bank.askedTimes(12)
      await time.rests()
      expect(numbers().slice(6).sort()).toEqual([1, 2, 3, 4, 5, 6])
      for (const n of [1, 5])
        expect(await listing(n)).toMatchObject({ gone: true, siteGoneAt: expect.any(String) })
    })

    it('gone of too many, after some were announced: those are for sale again as before, and that is announced', async () => {
      await offerListings(
        db,
        offered(6).map(each => ({ ...each, listDate: '2026-11-20' })),
      )
      const before = await listing(1)
      const { time, numbers } = await reading(async (_, times) => {
        // The first two are announced before the third is read.
        if (times === 3) await db.query(sql`update imports set alerted_at = finished_at`)
        return readCaseText('D07-gone.html')
      })
      await time.rests()
      expect(numbers()).toEqual([1, 2, 3, 4, 5])
      expect(await listing(1)).toMatchObject({ gone: false, siteGoneAt: null, listDate: before?.listDate })
      const day = { list_date: '2026-11-21' }
      expect(await historyOf(1)).toEqual([
        { kind: 'gone', ...day },
        { kind: 'back', ...day },
      ])
      expect(await historyOf(4)).toEqual([])
    })

    it('gone of too many, and then pages again: the trouble is over once fewer than five of eight say so', async () => {
      await offerListings(db, offered(10))
      const { time, bank, over } = await reading(id =>
        Number(id) <= Number(propertyNumber(5)) ? readCaseText('D07-gone.html') : pageOf(id),
      )
      await time.rests()
      time.pass(30 * 60_000)
      time.endPause()
      await bank.askedTimes(10)
      await time.rests()
      expect(over).toEqual(['pages:gone'])
      expect(await readSiteState(db)).toMatchObject({ gone: 0, recent: 'gggppppp' })
    })

    it('gone of listings that the newest list does not name counts for nothing: the page confirms it', async () => {
      await offerListings(db, offered(6))
      await db.query(sql`update listings set unseen_since = '2026-11-20', seen_on = '2026-11-19'`)
      const { time, reportedTroubles } = await reading(() => readCaseText('D07-gone.html'))
      await time.rests()
      expect(reportedTroubles).toEqual([])
      expect(await listing(6)).toMatchObject({ gone: true, unseen: null })
    })

    it.each([
      ['never before', null, '2026-11-18', true],
      ['an hour before', '2026-11-20T11:00:00Z', '2026-11-18', true],
      ['a day before', '2026-11-19T12:00:00Z', '2026-11-18', false],
      ['a day before, and a newer list names it', '2026-11-19T12:00:00Z', '2026-11-20', true],
    ])('gone against the newest list, said before: %s', async (_, goneAt, listDate, isAgainst) => {
      await offerListings(db, [{ id: propertyNumber(1), listDate }])
      await db.query(
        sql`insert into page_readings (listing_id, gone_at) values (${propertyNumber(1)}::bigint, ${goneAt}::timestamptz)`,
      )
      const now = new Date('2026-11-20T12:00:00Z')
      expect(await isNamedAgainstPage(db, Number(propertyNumber(1)), now)).toBe(isAgainst)
    })

    it('a passing error: asked again later, and the site counts as away, not as changed', async () => {
      await offerListings(db, offered(1))
      const { time, bank, numbers } = await reading((id, times) =>
        times === 1 ? readCaseText('D07-err.html') : pageOf(id),
      )
      expect(await time.rests()).toBe(60_000)
      expect(await readSiteState(db)).toMatchObject({ away: 1, unreadable: 0 })
      expect(await listing(1)).toMatchObject({ gone: false })
      time.pass(3_600_000)
      time.endPause()
      await bank.askedTimes(2)
      expect(numbers()).toEqual([1, 1])
    })

    it('a list of that day does not bring back what the page says is gone; a newer one does', async () => {
      await offerListings(db, offered(1))
      const { time } = await reading(() => readCaseText('D07-gone.html'))
      await time.rests()
      const take = (date: string) =>
        importList(
          db,
          listFile(date, [{ id: propertyNumber(1) }]),
          { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
          () => new Date(`${date}T20:00:00Z`),
        )
      await take('2026-11-21')
      expect(await listing(1)).toMatchObject({ gone: true })
      await take('2026-11-22')
      expect(await listing(1)).toMatchObject({ gone: false, siteGoneAt: null })
    })
  })
})

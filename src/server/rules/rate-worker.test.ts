import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RuleList } from '#contract/rule-calls.ts'
import { hourMs, minuteMs } from '#domain/durations.ts'
import { applyMeasuredRates, rateSeries } from '#domain/rules/measured-rates.ts'
import { listRules } from '#domain/rules/rules.ts'
import { anyEngine } from '#test/support/database.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import type { Database } from '../database/database.ts'
import { readRates, storeRate } from './rate-store.ts'
import { startRateWorker } from './rate-worker.ts'
import { ruleRoutes } from './rule-routes.ts'

type Answer = (response: ServerResponse) => void

const send =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  response =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
const points = (...of: readonly (readonly [data: string, valor: string])[]) =>
  send(JSON.stringify(of.map(([data, valor]) => ({ data, valor }))))

const good: Readonly<Record<string, Answer>> = {
  '4389': points(['26/11/2026', '13.40'], ['27/11/2026', '13.45']),
  '226': points(['26/11/2026', '0.1702']),
  '13522': points(['01/09/2026', '4.30'], ['01/10/2026', '4.35']),
}

anyEngine(engine => {
  describe('the worker of rates', () => {
    let db: Database
    let server: Server
    let answers: Record<string, Answer>
    let asked: string[]
    let stop: (() => Promise<void>) | undefined
    const clock = createManualClock('2026-11-28T12:00:00Z')

    beforeEach(async () => {
      db = await engine.fresh()
      answers = { ...good }
      asked = []
      server = createServer((request, response) => {
        asked.push(request.url ?? '')
        const series = /sgs\.(\d+)\//.exec(request.url ?? '')?.[1] ?? ''
        ;(answers[series] ?? send('', 404))(response)
      })
      await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    })
    afterEach(async () => {
      await stop?.()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    })

    function start() {
      const worker = startRateWorker(db, {
        log: pino({ level: 'silent' }),
        now: clock.now,
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        timeoutMs: 300,
        pause: clock.pause,
      })
      stop = () => worker.stop()
      return worker
    }
    async function run() {
      const worker = start()
      await clock.pass(2 * minuteMs)
      await worker.settled()
      return worker.states()[0]
    }

    it('stores the newest value of each series, which the rules then have with its day', async () => {
      expect(await run()).toMatchObject({ hasRun: true, failures: 0 })
      expect(await readRates(db)).toEqual([
        { rule: 'cdi', value: 13.45, day: '2026-11-27' },
        { rule: 'ipca', value: 4.35, day: '2026-10-01' },
        { rule: 'tr', value: 0.1702, day: '2026-11-26' },
      ])
      const app = ruleRoutes({
        now: clock.now,
        readRules: async () => applyMeasuredRates(listRules(), await readRates(db)),
      })
      const { rules } = RuleList.parse(await (await app.request('/api/rules')).json())
      expect(rules.find(({ key }) => key === 'cdi')).toMatchObject({
        value: 13.45,
        from: '2026-11-27',
        source: 'Banco Central, SGS, série 4389',
        sourceDate: '2026-11-27',
      })
    })

    it('asks daily series between two days, and again half a day later', async () => {
      await run()
      expect(asked).toHaveLength(rateSeries.length)
      expect(asked[0]).toMatch(
        /^\/dados\/serie\/bcdata\.sgs\.4389\/dados\?formato=json&dataInicial=.+&dataFinal=.+/,
      )
      await clock.pass(13 * hourMs)
      expect(asked).toHaveLength(2 * rateSeries.length)
    })

    it.each<[string, Answer]>([
      ['fails', send('', 500)],
      ['refuses', send('', 403)],
      ['sends a page', send('<html>Fora do ar</html>')],
      ['sends nothing', send('[]')],
      ['sends what cannot be right', points(['27/11/2026', '1345'])],
      ['sends too much', send(`[${' '.repeat(200_000)}]`)],
      ['leads elsewhere', send('', 302, { Location: 'http://127.0.0.1:1/' })],
      ['breaks off', response => void response.writeHead(200).write('[{"data"', () => response.destroy())],
      ['never answers', () => undefined],
      ['never ends', response => void response.writeHead(200).write('[')],
    ])('keeps the others, and says that it failed, where one series %s', async (_, answer) => {
      answers['4389'] = answer
      const worker = start()
      const failed = async () => {
        await worker.settled()
        return worker.states()[0]?.failures
      }
      await clock.pass(2 * minuteMs)
      expect(await failed()).toBe(1)
      expect((await readRates(db)).map(({ rule }) => rule)).toEqual(['ipca', 'tr'])
    })

    it('leaves a newer value as it is', async () => {
      const newer = { rule: 'cdi', value: 13.5, day: '2026-11-28' }
      await storeRate(db, newer, clock.now())
      await run()
      expect((await readRates(db)).find(({ rule }) => rule === 'cdi')).toEqual(newer)
    })
  })
})

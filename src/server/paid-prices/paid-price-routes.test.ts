import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { PaidCityStates, PaidPriceAnswer, PaidPriceCities } from '#contract/paid-price-calls.ts'
import { testAdminToken } from '#test/support/accounts.ts'
import { anyEngine } from '#test/support/database.ts'
import { appOn } from '#test/support/page-app.ts'
import { paidFile } from '#test/support/paid-files.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'

anyEngine(engine => {
  describe('what was paid, over HTTP', () => {
    let folder: string
    let ask: (query: Record<string, string>) => Promise<Response>
    let askCities: () => Promise<Response>
    let askStates: (headers?: Record<string, string>) => Promise<Response>
    const building = { state: 'PE', city: 'Recife', address: 'Rua Exemplo, 15, apto 999', at: '2025-09-01' }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-paid-routes-'))
      const db = await engine.fresh()
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(6_000))
      await importPaidPrices(db, {
        city: recife,
        path,
        file: 'itbi.csv',
        now: () => new Date('2026-11-29T12:00:00Z'),
      })
      const app = await appOn(db)
      ask = async query => app.request(`/api/paid-prices?${new URLSearchParams(query).toString()}`)
      askCities = async () => app.request('/api/paid-prices/cities')
      askStates = async headers => app.request('/api/admin/paid-prices', { ...(headers && { headers }) })
    })
    afterAll(() => rm(folder, { recursive: true }))

    it('is an estimate with its range, its sales, their months and their source', async () => {
      const response = await ask(building)
      expect(response.status).toBe(200)
      const answer = PaidPriceAnswer.parse(await response.json())
      if ('silent' in answer) throw new Error(answer.silent)
      expect(answer.low).toBeLessThan(answer.estimate)
      expect(answer.high).toBeGreaterThan(answer.estimate)
      expect(answer.sales.length).toBeGreaterThanOrEqual(3)
      expect([answer.first, answer.last]).toEqual([answer.sales[0]?.month, answer.sales.at(-1)?.month])
      expect(answer.last < '2025-09').toBe(true)
      expect(answer).toMatchObject({ city: 'Recife', basis: recife.basis, source: recife.source })
    })

    it.each([
      ['another city', { city: 'Olinda' }, 'city'],
      ['an address without a number', { address: 'Rua Exemplo, s/n' }, 'address'],
      ['a house', { kind: 'casa' }, 'kind'],
      ['a building without sales', { address: 'Rua Exemplo, 99999' }, 'few'],
    ])('says why there is none for %s', async (_, changes, silent) => {
      expect(await (await ask({ ...building, ...changes })).json()).toMatchObject({ silent })
    })

    it.each([
      ['state', { state: 'XX' }],
      ['area', { area: '-3' }],
      ['at', { at: 'ontem' }],
      ['at', { at: '2099-01-01' }],
      ['address', { address: ' ' }],
    ])('names a wrong %s', async (field, changes) => {
      const response = await ask({ ...building, ...changes })
      expect(response.status).toBe(400)
      expect(Object.keys(ErrorBody.parse(await response.json()).error.fields ?? {})).toEqual([field])
    })

    it('is shown to the operator by city, with its last import', async () => {
      expect((await askStates()).status).toBe(401)
      const response = await askStates({ authorization: `Bearer ${testAdminToken}` })
      expect(response.status).toBe(200)
      const [recifeState, ...others] = PaidCityStates.parse(await response.json())
      expect(others).toEqual([])
      expect(recifeState).toMatchObject({
        city: 'Recife',
        flats: 0,
        estimated: 0,
        site: null,
        lastImport: { file: 'itbi.csv', at: '2026-11-29T12:00:00.000Z' },
      })
      expect(recifeState?.rows).toBe(recifeState?.lastImport?.added)
    })

    it('lists the cities with records and the test of each', async () => {
      const cities = PaidPriceCities.parse(await (await askCities()).json())
      expect(cities.map(({ state, city }) => [state, city])).toEqual([['PE', 'Recife']])
      expect(cities[0]?.rows).toBeGreaterThan(1_000)
      expect(cities[0]?.tested?.coverage).toBeGreaterThan(0)
    })
  })
})

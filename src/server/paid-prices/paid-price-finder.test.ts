import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toReais } from '#domain/money.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { eachEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { paidFile } from '#test/support/paid-files.ts'
import { importList } from '../catalogue/import/import-list.ts'
import type { Database } from '../database/database.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import { PaidPriceFinder, type PaidPriceQuestion } from './paid-price-finder.ts'
import { describePaidCities } from './paid-price-overview.ts'

const place = { state: 'PE', city: 'RECIFE' } as const
const at = toDayNumber('2025-09-01')
const flat = (address: string): PaidPriceQuestion => ({
  address,
  neighborhood: 'CENTRO',
  kind: 'apartamento',
  privateArea: 41.79,
  totalArea: 60,
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-finder-'))
})
afterAll(() => rm(folder, { recursive: true }))

eachEngine(engine => {
  describe('the paid price of a listing', () => {
    let db: Database
    const clock = createManualClock('2026-11-29T12:00:00Z')
    const { now } = clock
    let finder: PaidPriceFinder
    const load = async (rows: number, more = '') => {
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(rows) + more)
      await importPaidPrices(db, { city: recife, path, file: 'itbi.csv', now })
    }
    const say = async (...addresses: string[]) =>
      (await finder.find(place, addresses.map(flat), at)).map(answer =>
        answer.silent === null ? Math.round(toReais(answer.estimate) / 10_000) * 10_000 : answer.silent,
      )
    beforeEach(async () => {
      db = await engine.fresh()
      finder = new PaidPriceFinder(db, now)
    })

    it('is found for each by its address, or a reason why not', async () => {
      await load(6_000)
      expect(
        await say(
          'RUA EXEMPLO, N. 15, Apto 999, BL 2',
          'AV EXEMPLO, N. 16, Apto 101',
          'RUA EXEMPLO, N. SN, Apto 3',
          'RUA OUTRA, N. 15, Apto 3',
          'RUA EXEMPLO, N. 99999, Apto 3',
        ),
      ).toEqual([200_000, 200_000, 'address', 'few', 'few'])
      expect(await finder.find({ state: 'PE', city: 'Olinda' }, [flat('RUA A, N. 1')])).toMatchObject([
        { silent: 'city', sales: [] },
      ])
      expect(await finder.find(place, [], at)).toEqual([])
    })

    it('is not shown for a city with too few tested sales, whose sales are', async () => {
      await load(300)
      expect(await finder.find(place, [flat('RUA EXEMPLO, N. 15, Apto 999')], at)).toMatchObject([
        { silent: 'city', sales: { length: 8 } },
      ])
    })

    it('is not made of what the bank itself has listed, also what has left its list', async () => {
      await load(6_000)
      const units = [101, 102, 103, 104, 105, 106, 107, 108]
      const rows = (some: readonly number[]) =>
        some.flatMap((unit, index) =>
          flatRows(
            1,
            { state: 'PE', city: 'RECIFE', address: `RUA EXEMPLO, N. 15, Apto ${unit}` },
            1 + index,
          ),
        )
      const take = (date: string, some: readonly number[]) =>
        importList(
          db,
          listFile(date, rows(some)),
          { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
          now,
        )
      await take('2026-01-08', units)
      expect(await say('RUA EXEMPLO, N. 15, Apto 109')).toEqual(['few'])
      await take('2026-01-09', units.slice(0, 1))
      expect(
        await new PaidPriceFinder(db, now).find(place, [flat('RUA EXEMPLO, N. 15, Apto 109')], at),
      ).toMatchObject([{ silent: 'few' }])
    })

    it('tells for what flats were sold after they left the list', async () => {
      await load(6_000)
      const rows = (units: readonly number[]) =>
        units.map(unit => ({
          ...flatRows(
            1,
            { state: 'PE', city: 'RECIFE', address: `RUA EXEMPLO, N. 15, Apto ${unit}` },
            unit,
          )[0],
        }))
      const take = (date: string, units: readonly number[]) =>
        importList(
          db,
          listFile(date, rows(units)),
          { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
          now,
        )
      await take('2024-01-10', [101, 102, 103, 999])
      await take('2024-01-11', [103])
      const listing = { ...flat('RUA EXEMPLO, N. 15, Apto 101'), id: '101', ...place }
      const gone = { titleRecord: null, registryOffice: null, lastListed: toDayNumber('2024-01-11') }
      expect(await finder.findBankSales(listing, gone)).toEqual({
        own: { day: toDayNumber('2024-02-20'), value: expect.any(Number), by: 'unit' },
        others: [
          {
            id: '102',
            price: 150_000_00,
            lastListed: toDayNumber('2024-01-11'),
            day: toDayNumber('2024-04-21'),
            value: expect.any(Number),
            by: 'unit',
          },
        ],
      })
      expect(await finder.findBankSales({ ...listing, address: 'RUA NENHUMA' }, gone)).toEqual({
        own: null,
        others: [],
      })
      expect(await finder.findBankSales(listing, null)).toMatchObject({ own: null })
    })

    it('takes no flat of another building at the same number for one of this', async () => {
      await load(
        6_000,
        'Rua Exemplo Novo;15;apto 900;200000,00;Centro;Recife;PE;60,0;2024-03-01;Apartamento;0,00\n',
      )
      const take = (date: string, addresses: readonly string[]) =>
        importList(
          db,
          listFile(
            date,
            addresses.map((address, at) => ({
              ...flatRows(1, { state: 'PE', city: 'RECIFE', address }, 101 + at)[0],
            })),
          ),
          { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
          now,
        )
      const listed = ['RUA EXEMPLO, N. 15, Apto 101', 'RUA EXEMPLO NOVO, N. 15, Apto 102']
      await take('2024-01-10', listed)
      await take('2024-01-11', listed.slice(0, 1))
      const listing = { ...flat('RUA EXEMPLO, N. 15, Apto 101'), id: '101', ...place }
      expect(await finder.findBankSales(listing, null)).toEqual({ own: null, others: [] })
    })

    it('is described for the operator', async () => {
      await load(6_000)
      expect(await describePaidCities(db, finder)).toMatchObject([
        {
          city: 'recife',
          name: 'Recife',
          rows: 6_000,
          first: '2024-01-01',
          last: '2025-08-22',
          isShown: true,
          fit: { tested: { coverage: expect.any(Number), within20: 1 } },
          listings: { flats: 0, estimated: 0, silent: {} },
          lastImport: { file: 'itbi.csv', read: 6_000, added: 6_000 },
          site: null,
        },
      ])
    })
  })
})

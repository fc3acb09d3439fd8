import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CostFacts, figuresVersion, computeNetRoi } from '#domain/calculators/cost-assumptions.ts'
import { postgresDatabase } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { importList } from '../import/import-list.ts'
import { costFactColumns } from './cost-facts.ts'
import { recomputeFigures } from './recompute-figures.ts'

const log = pino({ level: 'silent' })
const day = (db: Database, date: string, price: number, count: number) =>
  importList(
    db,
    listFile(date, flatRows(count, { price })),
    { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
    () => new Date('2026-11-21T12:00:00Z'),
  )

let drop: () => Promise<void>
let importing: Database
let figuring: Database
beforeAll(async () => {
  const { url, drop: dropped } = await postgresDatabase('migrated')
  drop = dropped
  importing = await openDatabase({ url, folder: '' })
  figuring = await openDatabase({ url, folder: '' })
})
afterAll(async () => {
  await importing.close()
  await figuring.close()
  await drop()
})

it('two processes: while one computes figures and the other imports a list, every listing is correct and neither deadlocks', async () => {
  await day(importing, '2026-01-08', 100_000_00, 600)
  await importing.query(sql`update listings set net_roi = null`)
  await importing.query(sql`update imports set figures = 0`)
  const [outcome] = await Promise.all([
    day(importing, '2026-01-09', 90_000_00, 400),
    recomputeFigures(figuring, {
      log,
      signal: new AbortController().signal,
      portions: { read: 50, written: 10 },
    }),
  ])
  expect(outcome).toMatchObject({ status: 'done', counts: { changed: 400, gone: 200 } })
  const rows = await importing.query<CostFacts & { net_roi: number | null }>(
    sql`select ${costFactColumns}, l.net_roi from listings l`,
  )
  expect(rows).toHaveLength(600)
  expect(rows.filter(row => row.net_roi !== computeNetRoi(row))).toEqual([])
  expect(await importing.query(sql`select distinct figures from imports`)).toEqual([
    { figures: figuresVersion },
  ])
})

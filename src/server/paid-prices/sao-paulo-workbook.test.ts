import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { dayMs } from '#domain/durations.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { saoPaulo } from './cities/sao-paulo.ts'
import { CityRecordReader } from './read-city-records.ts'
import { readTable } from './tables/read-table.ts'
import { splitCsvLine } from './tables/split-csv-line.ts'

const csv = findSharedFile('paid-prices/other-cities/sao-paulo_rows.csv')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads a file into its records as texts, and how many rows it had. */
async function read(path: string) {
  const reader = new CityRecordReader(saoPaulo, toDayNumber('2026-11-29'), toDayNumber('2020-11-29'))
  const placed = []
  for await (const portion of readTable(path)) placed.push(...reader.take(portion))
  placed.push(...reader.finish())
  const records = placed.map(({ building, record }) =>
    JSON.stringify({ building, ...record, day: toDate(record.day) }),
  )
  return { records: records.toSorted(), read: reader.read, refused: Object.fromEntries(reader.refused) }
}

const dateColumn = 9

/** Writes rows as the city's workbook has them: numbers as numbers, days as dates, other cells as text. */
const writeRow = (cells: readonly string[]) =>
  cells.map((cell, column) => {
    if (cell === '') return null
    if (column === dateColumn && /^\d{4}-/.test(cell))
      return { value: new Date(toDayNumber(cell.slice(0, 10)) * dayMs), type: Date, format: 'dd/mm/yyyy' }
    return /^\d+(?:\.\d+)?$/.test(cell)
      ? { value: Number(cell), type: Number }
      : { value: cell, type: String }
  })

describe.runIf(csv !== null)("São Paulo's workbook", () => {
  it('gives the records of the same rows as CSV: a sheet a month, the second without a header, then explanations', async () => {
    const lines = readFileSync(csv ?? '', 'utf8')
      .replaceAll('\r', '')
      .trim()
      .split('\n')
    const [header = [], ...rows] = lines.map(line => splitCsvLine(line, ';') ?? [])
    const half = Math.ceil(rows.length / 2)
    const path = join(folder, 'guias.xlsx')
    await writeExcelFile([
      { sheet: 'JAN-2024', data: [header, ...rows.slice(0, half)].map(writeRow) },
      { sheet: 'FEV-2024', data: rows.slice(half).map(writeRow) },
      {
        sheet: 'LEGENDA',
        data: Array.from({ length: 20 }, (_, at) => writeRow([`Coluna ${at}`, 'explicação'])),
      },
    ] as never).toFile(path)
    const fromWorkbook = await read(path)
    expect(fromWorkbook).toEqual(await read(csv ?? ''))
    expect(fromWorkbook.read).toBe(rows.length)
    expect(fromWorkbook.records.length).toBeGreaterThan(10)
  })
})

import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import sql from 'sql-template-tag'
import { readList } from '#domain/caixa/list-reader.ts'
import { decodeList } from '#server/catalogue/import/decode-list.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { PaidCity } from '#server/paid-prices/cities/paid-city.ts'
import { recife } from '#server/paid-prices/cities/recife.ts'
import { importPaidPrices } from '#server/paid-prices/import-paid-prices.ts'
import { PaidPriceFinder, type PaidPriceQuestion } from '#server/paid-prices/paid-price-finder.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import { groupBy } from '../lib/group-by.ts'
import { emptyFolder } from '../lib/catalogue.ts'
import {
  type BenchFigure,
  type BenchMeasure,
  formatMegabytes,
  formatMs,
  formatSeconds,
} from '../lib/figures.ts'
import { findPaidFiles, realPaidFiles } from '../lib/paid-records.ts'
import { measureDuration, quantile } from '../lib/statistics.ts'

const rowsWanted = 250_000
const now = () => new Date('2026-11-29T12:00:00Z')

/**
 * Imports a large file of records into an embedded database, again, and the real ones of two cities; then looks up the listings of
 * the national day, one by one and all of a city at once.
 */
export const paidPriceMeasure: BenchMeasure = {
  name: 'paid-prices',
  async run() {
    if (findPaidFiles([]) === null) return []
    const folder = await emptyFolder()
    const db = await openDatabase({ url: null, folder })
    try {
      // The engine has worked before: what is measured is the import.
      const lookups = await measureLookups(db)
      return [...(await measureImport(db, folder)), ...lookups]
    } finally {
      await db.close()
    }
  },
}

async function take(db: Database, city: PaidCity, path: string) {
  const outcome = await importPaidPrices(db, { city, path, file: path, now })
  if (outcome?.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}

/** Writes a file of Recife's layout with as many rows as are wanted: real ones, each time with other house numbers. */
async function writeLargeFile(folder: string): Promise<string> {
  const [, ...sources] = findPaidFiles(realPaidFiles[0]?.files ?? []) ?? []
  const path = join(folder, 'recife_250000.csv')
  const file = createWriteStream(path)
  let rows = 0
  for (let round = 0; rows < rowsWanted; round++)
    for (const source of sources) {
      let isHeader = true
      for await (const line of createInterface({ input: createReadStream(source) })) {
        if (isHeader ? rows === 0 : rows < rowsWanted) {
          const cells = line.split(';')
          if (!isHeader) cells[1] = `${Number(cells[1]) + 10_000 * round}`
          if (!file.write(`${cells.join(';')}\n`)) await once(file, 'drain')
          if (!isHeader) rows += 1
        }
        isHeader = false
      }
    }
  file.end()
  await once(file, 'finish')
  return path
}

async function measureImport(db: Database, folder: string): Promise<BenchFigure[]> {
  const path = await writeLargeFile(folder)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const used = process.cpuUsage()
  const first = await measureDuration(() => take(db, recife, path))
  const { user, system } = process.cpuUsage(used)
  clearInterval(watch)
  const again = await measureDuration(() => take(db, recife, path))
  const more = peak - before
  return [
    {
      name: `Import of a city's paid prices (${rowsWanted} rows), tested and fitted`,
      target: '≤ 30 s, ≤ 150 MB more memory',
      measured: `${formatSeconds(first)} (${formatSeconds((user + system) / 1000)} of the processors), ${formatMegabytes(more)} more (engine included)`,
      met: first <= 30_000 && more <= 150 * 1024 * 1024,
    },
    {
      name: 'The same file again, unchanged',
      target: '≤ 30 s',
      measured: formatSeconds(again),
      met: again <= 30_000,
    },
  ]
}

async function measureLookups(db: Database): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = []
  for (const { city, files } of realPaidFiles) {
    for (const path of findPaidFiles(files) ?? []) await take(db, city, path)
    const finder = new PaidPriceFinder(db, now)
    const place = { state: city.state, city: city.name }
    const questions = readQuestions(city)
    if (questions.length === 0) continue
    const at = { recife: 20_088, 'porto-alegre': 20_423 }[city.id]
    await finder.find(place, questions, at)
    let answers: Awaited<ReturnType<PaidPriceFinder['find']>> = []
    const all = await measureDuration(async () => (answers = await finder.find(place, questions, at)))
    const single: number[] = []
    for (const question of questions)
      single.push(await measureDuration(() => finder.find(place, [question], at)))
    const estimated = answers.filter(({ silent }) => silent === null).length
    const silent = groupBy(
      answers.filter(answer => answer.silent !== null),
      answer => answer.silent,
    )
    figures.push(
      {
        name: `Paid price of one listing (${city.name}), p50 and p95`,
        target: '≤ 2 ms',
        measured: `${formatMs(quantile(single, 0.5))}, ${formatMs(quantile(single, 0.95))}`,
        met: quantile(single, 0.95) <= 2,
      },
      {
        name: `Paid prices of the national day's flats of ${city.name} at once`,
        target: '≤ 1 s',
        measured: `${formatMs(all)} for ${questions.length} (${((all * 1000) / questions.length).toFixed(0)} µs each); ${estimated} estimated, silent: ${[...silent].map(([reason, each]) => `${reason} ${each.length}`).join(', ')}`,
        met: all <= 1000,
      },
    )
  }
  const [stored] = await db.query<{ bytes: number; rows: number }>(sql`
    select pg_total_relation_size('paid_price_parts')::bigint as bytes, (select sum(count)::bigint from paid_price_parts) as rows`)
  const perRecord = (stored?.bytes ?? 0) / (stored?.rows ?? 1)
  figures.push({
    name: 'Paid prices of two cities on disk',
    target: '≤ 60 bytes a record; none in memory',
    measured: `${perRecord.toFixed(0)} bytes a record (${stored?.rows} records)`,
    met: perRecord <= 60,
  })
  return figures
}

function readQuestions({ state, name }: PaidCity): PaidPriceQuestion[] {
  const path = nationalLists().find(each => each.endsWith(`_${state}.csv`))
  if (path === undefined) return []
  const list = readList(decodeList(readFileSync(path)))
  if (list.kind !== 'list') return []
  return [...list.entries].flatMap(entry => {
    if (!('listing' in entry)) return []
    const { city, category: kind, address, neighborhood, privateArea, totalArea } = entry.listing
    const isMeant = kind === 'apartamento' && city.toLowerCase() === name.toLowerCase()
    return isMeant ? [{ address, neighborhood, kind, privateArea, totalArea }] : []
  })
}

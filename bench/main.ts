import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { removeFolders } from './lib/catalogue.ts'
import { type BenchFigure, writeMarkdown } from './lib/figures.ts'
import { alertsMeasure } from './measures/alerts.ts'
import { crowdMeasure } from './measures/crowd.ts'
import { deskMeasure } from './measures/desk.ts'
import { detailMeasure } from './measures/detail.ts'
import { importMeasure } from './measures/import.ts'
import { installMeasure } from './measures/install.ts'
import { judgementMeasure } from './measures/judgement.ts'
import { killsMeasure } from './measures/kills.ts'
import { javascriptMeasure } from './measures/javascript.ts'
import { lighthouseMeasure } from './measures/lighthouse.ts'
import { mapMeasure } from './measures/map.ts'
import { outboxMeasure } from './measures/outbox.ts'
import { paidPriceMeasure } from './measures/paid-prices.ts'
import { paintedMeasure } from './measures/painted.ts'
import { pressMeasure } from './measures/press.ts'
import { repeatedMeasure } from './measures/repeated.ts'
import { searchIndexMeasure } from './measures/search-index.ts'
import { growthMeasure, historyMeasure, searchMeasure } from './measures/search.ts'
import { sentenceMeasure } from './measures/sentence.ts'
import { startMeasure } from './measures/start.ts'
import { titleRecordLoadMeasure } from './measures/title-record-load.ts'
import { titleRecordMeasure } from './measures/title-records.ts'
import { sustainedMeasure } from './measures/sustained.ts'
import { waitingMeasure } from './measures/waiting.ts'

const measures = [
  searchIndexMeasure,
  searchMeasure,
  historyMeasure,
  growthMeasure,
  detailMeasure,
  deskMeasure,
  repeatedMeasure,
  crowdMeasure,
  importMeasure,
  alertsMeasure,
  outboxMeasure,
  killsMeasure,
  javascriptMeasure,
  lighthouseMeasure,
  mapMeasure,
  sentenceMeasure,
  waitingMeasure,
  judgementMeasure,
  paidPriceMeasure,
  titleRecordMeasure,
  titleRecordLoadMeasure,
  paintedMeasure,
  pressMeasure,
  sustainedMeasure,
  startMeasure,
  installMeasure,
]

/**
 * `npm run bench [-- --only NAME …] [--json FILE]`: prints the figures of docs/PERFORMANCE.md. With BENCH_SHORT=1 the
 * long measurements (`kills`, `sustained`) only prove that they run.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, json: { type: 'string' } },
})
const unknown = values.only?.find(name => !measures.some(measure => measure.name === name))
if (unknown !== undefined) {
  console.error(`There is no "${unknown}". There are: ${measures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const figures: BenchFigure[] = []
for (const measure of measures.filter(({ name }) => values.only?.includes(name) ?? true)) {
  console.error(`Measuring: ${measure.name}…`)
  try {
    const measured = await measure.run()
    if (measured.length === 0) console.error('  skipped: needs the real lists (ARREMATE_SHARED)')
    // Figures are printed at once, so that a run that is stopped has shown what it measured.
    for (const { name, measured: found } of measured) console.error(`  ${name}: ${found}`)
    figures.push(...measured)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
await removeFolders()

const processors = cpus()
console.log(
  `Node ${process.version}, ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}\n`,
)
console.log(writeMarkdown(figures))
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)

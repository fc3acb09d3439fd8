import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { removeFolders } from './lib/catalogue.ts'
import { type Figure, markdown } from './lib/figures.ts'
import { alerts } from './measures/alerts.ts'
import { crowd } from './measures/crowd.ts'
import { detail } from './measures/detail.ts'
import { importing } from './measures/import.ts'
import { install } from './measures/install.ts'
import { kills } from './measures/kills.ts'
import { javascript } from './measures/javascript.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { map } from './measures/map.ts'
import { painted } from './measures/painted.ts'
import { repeated } from './measures/repeated.ts'
import { growth, history, search } from './measures/search.ts'
import { sentence } from './measures/sentence.ts'
import { start } from './measures/start.ts'
import { sustained } from './measures/sustained.ts'

const measures = [
  search,
  history,
  growth,
  detail,
  repeated,
  crowd,
  importing,
  alerts,
  kills,
  javascript,
  lighthouse,
  map,
  sentence,
  painted,
  sustained,
  start,
  install,
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

const figures: Figure[] = []
for (const measure of measures.filter(({ name }) => values.only?.includes(name) ?? true)) {
  console.error(`Measuring: ${measure.name}…`)
  try {
    const measured = await measure.run()
    if (measured.length === 0) console.error('  skipped: needs the real lists (ARREMATE_SHARED)')
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
console.log(markdown(figures))
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)

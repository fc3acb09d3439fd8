import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { startServer } from '#test/support/server.ts'
import { emptyFolder, filledFolder } from '../lib/catalogue.ts'
import { type Measure, ms } from '../lib/figures.ts'
import { median } from '../lib/statistics.ts'

/** Brought by npm when asked for: with its dependencies it is a third of everything else the project installs. */
const release = 'lighthouse@12.8.2'
const runs = 5

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; score: number | null; title: string }>
}

async function audit(url: string, folder: string, run: number): Promise<Report> {
  const file = join(folder, `report-${run}.json`)
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${release}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 1e8,
      shell: process.platform === 'win32',
    },
  )
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** Lighthouse as it comes (mobile, simulated network and processor), median of five. */
export const lighthouse: Measure = {
  name: 'lighthouse',
  async run() {
    const server = await startServer({ dataDir: await filledFolder() })
    const reports: Report[] = []
    const folder = await emptyFolder()
    try {
      for (let run = 0; run < runs; run++) reports.push(await audit(`${server.url}/search`, folder, run))
    } finally {
      await server.stop()
    }
    const score = (category: string) =>
      median(reports.map(report => Math.round((report.categories[category]?.score ?? 0) * 100)))
    const value = (name: string) =>
      median(reports.map(report => report.audits[name]?.numericValue ?? Infinity))
    const scores = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    }
    const shift = value('cumulative-layout-shift')
    const blocked = value('total-blocking-time')
    return [
      {
        name: `Lighthouse of /search (mobile, simulated, median of ${runs}): performance, accessibility, best practices, SEO`,
        target: '≥ 98, 100, 100, 100',
        measured: Object.values(scores).join(', '),
        met: scores.performance >= 98 && scores.accessibility + scores.practices + scores.seo === 300,
      },
      {
        name: 'CLS and TBT there',
        target: '0; ≤ 150 ms',
        measured: `${shift.toFixed(3)}; ${ms(blocked)}`,
        met: shift === 0 && blocked <= 150,
      },
    ]
  },
}

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { startServerProcess } from '#test/support/server.ts'
import { emptyFolder, filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { type VisitedRoute, routesOn } from '../lib/visits.ts'
import { median } from '../lib/statistics.ts'

/**
 * Installed by npm on demand: with its dependencies it is a third of the size of all other packages of the project.
 */
const release = 'lighthouse@12.8.2'
const runs = 5

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; score: number | null; title: string }>
}

async function audit(
  url: string,
  { path, cookie }: VisitedRoute,
  folder: string,
  run: number,
): Promise<Report> {
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
      url + path,
      '--quiet',
      ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
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

function figures(route: VisitedRoute, reports: readonly Report[]): BenchFigure[] {
  const score = (category: string) =>
    median(reports.map(report => Math.round((report.categories[category]?.score ?? 0) * 100)))
  const value = (name: string) => median(reports.map(report => report.audits[name]?.numericValue ?? Infinity))
  const performance = score('performance')
  const others = ['accessibility', 'best-practices', ...(route.hidden ? [] : ['seo'])].map(score)
  const shift = value('cumulative-layout-shift')
  const blocked = value('total-blocking-time')
  return [
    {
      name: `Lighthouse of ${route.name} (mobile, simulated, median of ${runs}): performance, accessibility, best practices${route.hidden ? '' : ', SEO'}`,
      target: [`≥ ${route.performance}`, ...others.map(() => '100')].join(', '),
      measured: [performance, ...others].join(', '),
      met: performance >= route.performance && others.every(other => other === 100),
    },
    {
      name: 'CLS and TBT there',
      target: '0; ≤ 150 ms',
      measured: `${shift.toFixed(3)}; ${formatMs(blocked)}`,
      met: shift === 0 && blocked <= 150,
    },
  ]
}

/** Runs Lighthouse with its defaults (mobile, simulated network and processor) and takes the median of five runs. */
export const lighthouseMeasure: BenchMeasure = {
  name: 'lighthouse',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    const folder = await emptyFolder()
    const found: BenchFigure[] = []
    try {
      for (const route of await routesOn(server)) {
        const reports: Report[] = []
        for (let run = 0; run < runs; run++) reports.push(await audit(server.url, route, folder, run))
        found.push(...figures(route, reports))
      }
    } finally {
      await server.stop()
    }
    return found
  },
}

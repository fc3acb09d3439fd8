import { startServerProcess } from '#test/support/server.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import { emptyFolder, filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs, formatSeconds } from '../lib/figures.ts'
import { type LighthouseReport, runLighthouse } from '../lib/run-lighthouse.ts'
import { median } from '../lib/statistics.ts'
import { isServed, type VisitedRoute, routesOn } from '../lib/visits.ts'

const runs = chooseAmount(5, 1)

function figures(route: VisitedRoute, limit: number, reports: readonly LighthouseReport[]): BenchFigure[] {
  const scores = (category: string) =>
    reports.map(report => Math.round((report.categories[category]?.score ?? 0) * 100))
  const value = (name: string) => median(reports.map(report => report.audits[name]?.numericValue ?? Infinity))
  const performance = median(scores('performance'))
  const others = ['accessibility', 'best-practices', ...(route.hidden ? [] : ['seo'])].map(category =>
    median(scores(category)),
  )
  const machine = median(reports.map(({ environment }) => environment.benchmarkIndex))
  const shift = value('cumulative-layout-shift')
  const blocked = value('total-blocking-time')
  const largest = value('largest-contentful-paint')
  const seo = route.hidden ? ' (noindex on purpose, no SEO)' : ', SEO'
  return [
    {
      name: `Lighthouse of ${route.name} (mobile, simulated, median of ${reports.length}, benchmarkIndex ${machine.toFixed(0)}): performance, accessibility, best practices${seo}`,
      target: [`≥ ${limit}`, ...others.map(() => '100')].join(', '),
      measured: `${[performance, ...others].join(', ')} (performance ${scores('performance').join(', ')})`,
      met: performance >= limit && others.every(other => other === 100),
    },
    {
      name: 'LCP, TBT and CLS there',
      target: '≤ 2.0 s; ≤ 150 ms; 0',
      measured: `${formatSeconds(largest)}; ${formatMs(blocked)}; ${shift.toFixed(3)}`,
      met: largest <= 2000 && blocked <= 150 && shift === 0,
    },
  ]
}

async function measureRoute(url: string, route: VisitedRoute, folder: string): Promise<BenchFigure[]> {
  const limit = route.performance
  if (limit === null) return []
  const failed = (measured: string): BenchFigure[] => [
    { name: `Lighthouse of ${route.name}`, target: `≥ ${limit}`, measured, met: false },
  ]
  if (!(await isServed(url, route))) return failed('no such page')
  const reports: LighthouseReport[] = []
  try {
    for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url + route.path, route, folder))
  } catch (error) {
    console.error(error)
    return failed('not measured: Lighthouse failed')
  }
  return figures(route, limit, reports)
}

/** Takes the median of five runs of Lighthouse on each route; one route that fails does not end the others. */
export const lighthouseMeasure: BenchMeasure = {
  name: 'lighthouse',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    const folder = await emptyFolder()
    const found: BenchFigure[] = []
    try {
      for (const route of await routesOn(server))
        found.push(...(await measureRoute(server.url, route, folder)))
    } finally {
      await server.stop()
    }
    return found
  },
}

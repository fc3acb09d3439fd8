import type { Browser, Response } from 'playwright-core'
import { startServerProcess } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, formatKilobytes, type BenchMeasure } from '../lib/figures.ts'
import { type VisitedRoute, routesOn } from '../lib/visits.ts'

const bytesOf = async (responses: readonly Response[]): Promise<number> => {
  const sizes = await Promise.all(responses.map(response => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function visit(browser: Browser, url: string, { path, cookie }: VisitedRoute) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    ...(cookie !== null && { extraHTTPHeaders: { cookie } }),
  })
  const page = await context.newPage()
  const seen: Response[] = []
  page.on('response', response => seen.push(response))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const sizes = {
    scripts: await bytesOf(seen.filter(response => response.request().resourceType() === 'script')),
    all: await bytesOf(seen.filter(response => !response.url().includes('/api/photos/'))),
  }
  await context.close()
  return sizes
}

function figures(
  { name, javascript: limit }: VisitedRoute,
  { scripts, all }: { scripts: number; all: number },
): BenchFigure[] {
  return [
    {
      name: `First visit to ${name}, JavaScript (brotli)`,
      target: limit === null ? '–' : `≤ ${limit} kB`,
      measured: formatKilobytes(scripts),
      met: limit === null ? null : scripts <= limit * 1000,
    },
    {
      name: 'The whole first visit there, without photos',
      target: '≤ 230 kB',
      measured: formatKilobytes(all),
      met: all <= 230_000,
    },
  ]
}

/** Measures the JavaScript that a first visit to each route transfers until no more is requested. */
export const javascriptMeasure: BenchMeasure = {
  name: 'javascript',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const routes = await routesOn(server)
      return await withBrowser(async browser => {
        const found: BenchFigure[] = []
        for (const route of routes) found.push(...figures(route, await visit(browser, server.url, route)))
        return found
      })
    } finally {
      await server.stop()
    }
  },
}

import type { Browser, Response } from 'playwright-core'
import { startServer } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { type Figure, kilobytes, type Measure } from '../lib/figures.ts'
import { type Route, routesOn } from '../lib/visits.ts'

const bytesOf = async (responses: readonly Response[]): Promise<number> => {
  const sizes = await Promise.all(responses.map(response => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function visit(browser: Browser, url: string, { path, cookie }: Route) {
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
  { name, javascript: limit }: Route,
  { scripts, all }: { scripts: number; all: number },
): Figure[] {
  return [
    {
      name: `First visit to ${name}, JavaScript (brotli)`,
      target: limit === null ? '–' : `≤ ${limit} kB`,
      measured: kilobytes(scripts),
      met: limit === null ? null : scripts <= limit * 1000,
    },
    {
      name: 'The whole first visit there, without photos',
      target: '≤ 230 kB',
      measured: kilobytes(all),
      met: all <= 230_000,
    },
  ]
}

/** Measures the JavaScript that a first visit to each route transfers until no more is requested. */
export const javascript: Measure = {
  name: 'javascript',
  async run() {
    const server = await startServer({ dataDir: await filledFolder() })
    try {
      const routes = await routesOn(server)
      return await withBrowser(async browser => {
        const found: Figure[] = []
        for (const route of routes) found.push(...figures(route, await visit(browser, server.url, route)))
        return found
      })
    } finally {
      await server.stop()
    }
  },
}

import type { Response } from 'playwright-core'
import { startServer } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { kilobytes, type Measure } from '../lib/figures.ts'

const bytesOf = async (responses: readonly Response[]): Promise<number> => {
  const sizes = await Promise.all(responses.map(response => response.request().sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

/** What a first visit to /search brings over the wire until the cards are there and nothing more is asked for. */
export const javascript: Measure = {
  name: 'javascript',
  async run() {
    const server = await startServer({ dataDir: await filledFolder() })
    try {
      const sizes = await withBrowser(async browser => {
        const page = await browser.newPage({ locale: 'pt-BR' })
        const seen: Response[] = []
        page.on('response', response => seen.push(response))
        await page.goto(`${server.url}/search`, { waitUntil: 'networkidle' })
        return {
          scripts: await bytesOf(seen.filter(response => response.request().resourceType() === 'script')),
          all: await bytesOf(seen.filter(response => !response.url().includes('/api/photos/'))),
        }
      })
      return [
        {
          name: 'First visit to /search, JavaScript (brotli)',
          target: '≤ 115 kB',
          measured: kilobytes(sizes.scripts),
          met: sizes.scripts <= 115_000,
        },
        {
          name: 'The whole first visit, without photos',
          target: '≤ 230 kB',
          measured: kilobytes(sizes.all),
          met: sizes.all <= 230_000,
        },
      ]
    } finally {
      await server.stop()
    }
  },
}

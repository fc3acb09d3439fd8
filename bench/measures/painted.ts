import type { Page } from 'playwright-core'
import { states } from '#domain/states.ts'
import { startServerProcess } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { type BenchMeasure, formatMs } from '../lib/figures.ts'
import { median, quantile } from '../lib/statistics.ts'

/** Presses Buscar and waits, inside the page, until different cards have been painted. Returns milliseconds. */
const pressAndWait = (page: Page): Promise<number> =>
  page.getByRole('button', { name: 'Buscar', exact: true }).evaluate(async button => {
    const cards = () => [...document.querySelectorAll('article')].map(card => card.textContent).join('\n')
    const before = cards()
    const painted = new Promise<number>(resolve => {
      const check = () => {
        const now = cards()
        if (now === '' || now === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        })
      }
      const observer = new MutationObserver(check)
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const pressed = performance.now()
    ;(button as HTMLElement).click()
    return (await painted) - pressed
  })

/**
 * Measures the time from pressing Buscar to the painted new cards, in a desktop browser on the server's machine; no
 * search is repeated.
 */
export const paintedMeasure: BenchMeasure = {
  name: 'painted',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const waits = await withBrowser(async browser => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
        // tsx wraps inner functions in its own helper, which the page does not have.
        await page.addInitScript('globalThis.__name = named => named')
        const found: number[] = []
        for (const query of ['', '?type=casa', '?type=apartamento']) {
          await page.goto(`${server.url}/search${query}`, { waitUntil: 'networkidle' })
          for (const { uf } of states) {
            const { total } = (await (
              await fetch(
                `${server.url}/api/properties/count?state=${uf}${query.replace('?type', '&category')}`,
              )
            ).json()) as { total?: number }
            if (!total) continue
            await page.getByLabel('Estado', { exact: true }).selectOption(uf)
            await page.waitForLoadState('networkidle')
            found.push(await pressAndWait(page))
            await page.waitForLoadState('networkidle')
          }
        }
        return found
      })
      const p95 = quantile(waits, 0.95)
      return [
        {
          name: `Buscar pressed → new cards painted, p95 of ${waits.length} (median ${formatMs(median(waits))})`,
          target: '≤ 80 ms',
          measured: formatMs(p95),
          met: p95 <= 80,
        },
      ]
    } finally {
      await server.stop()
    }
  },
}

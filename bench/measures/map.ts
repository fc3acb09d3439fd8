import { brotliDecompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { startServerProcess } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import {
  type BenchFigure,
  formatKilobytes,
  type BenchMeasure,
  formatMs,
  formatSeconds,
} from '../lib/figures.ts'
import { median, quantile } from '../lib/statistics.ts'

/** The first bubbles, by the small answer or by the map itself. */
const firstDrawn = '.map-first-bubble, .map-canvas[data-drawn]'
const drawn = '.map-canvas[data-drawn]'

/** Returns the p95 milliseconds of map answers that are not kept, compressed, by filters that hold everything. */
async function measureAnswers(url: string): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < 66; round++) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/properties/map?minPrice=${round + 1}`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    await answer.arrayBuffer()
    if (round > 29) samples.push(performance.now() - began)
  }
  return quantile(samples, 0.95)
}

async function points(url: string): Promise<BenchFigure> {
  const answer = await fetch(`${url}/api/properties/map`, { headers: { 'accept-encoding': 'br' } })
  const size = Number(answer.headers.get('content-length'))
  const body = Buffer.from(await answer.arrayBuffer())
  const text = body[0] === 0x7b ? body.toString() : brotliDecompressSync(body).toString()
  const { total } = JSON.parse(text) as { total: number }
  return {
    name: `Map answer, all ${total.toLocaleString('en')} points, brotli`,
    target: '≤ 400 kB',
    measured: `${formatKilobytes(size)}, ${(size / total).toFixed(1)} bytes a listing`,
    met: size <= 400_000,
  }
}

/** Returns the milliseconds from the navigation to the first bubbles, and to those of the map itself. */
async function firstBubbles(page: Page, url: string): Promise<[first: number, own: number]> {
  await page.goto(`${url}/map`, { waitUntil: 'commit' })
  await page.waitForSelector(firstDrawn, { state: 'attached' })
  // The picture after the next one has them.
  const first = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
      }),
  )
  await page.waitForSelector(drawn, { state: 'attached' })
  return [first, await page.evaluate(() => performance.now())]
}

/** Drags the map to and fro for some seconds; returns the milliseconds between frames. */
async function panning(page: Page): Promise<number[]> {
  const box = await page.locator('.map-canvas').boundingBox()
  if (!box) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const count = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    Object.assign(globalThis, { frames })
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < 240; step++) {
    await page.mouse.move(x + 250 * Math.sin(step / 20), y + 120 * Math.cos(step / 25))
  }
  await page.mouse.up()
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
}

/**
 * Measures the map of the national day in a desktop browser on the server's machine; the processor draws it (no
 * graphics card).
 */
export const mapMeasure: BenchMeasure = {
  name: 'map',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const size = await points(server.url)
      const answers = await measureAnswers(server.url)
      return await withBrowser(async browser => {
        const waits: number[] = []
        const own: number[] = []
        let frames: number[] = []
        for (let run = 0; run < 5; run++) {
          const context = await browser.newContext({
            viewport: { width: 1440, height: 900 },
            locale: 'pt-BR',
          })
          const page = await context.newPage()
          // tsx wraps inner functions in its own helper, which the page does not have.
          await page.addInitScript('globalThis.__name = named => named')
          const [first, drawnAt] = await firstBubbles(page, server.url)
          waits.push(first)
          own.push(drawnAt)
          if (run === 4) frames = await panning(page)
          await context.close()
        }
        const [first, frame] = [median(waits), median(frames)]
        return [
          size,
          {
            name: 'The same, not kept: from the request to its last byte, gzip, p95 of 36',
            target: '≤ 40 ms',
            measured: formatMs(answers),
            met: answers <= 40,
          },
          {
            name: 'Navigation → first bubbles, first visit, median of 5',
            target: '≤ 1.0 s',
            measured: formatSeconds(first),
            met: first <= 1000,
          },
          {
            name: 'Navigation → the bubbles of the map itself, first visit, median of 5',
            target: '≤ 2.5 s',
            measured: formatSeconds(median(own)),
            met: median(own) <= 2500,
          },
          {
            name: `Panning all points, drawn by the processor (median of ${frames.length} pictures: ${formatMs(frame)})`,
            target: '≥ 50 a second',
            measured: `${Math.round(1000 / frame)} a second`,
            met: 1000 / frame >= 50,
          },
        ]
      })
    } finally {
      await server.stop()
    }
  },
}

import { startServerProcess } from '#test/support/server.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, formatKilobytes, type BenchMeasure } from '../lib/figures.ts'
import { type FirstVisitBytes, visitFirst } from '../lib/first-visit.ts'
import { isServed, type VisitedRoute, routesOn } from '../lib/visits.ts'

/** Maximum bytes of scripts of a whole first visit of 10 s; until a page is usable there is no target. */
const wholeVisit = 300_000

function figures(
  { name, presses }: VisitedRoute,
  { untilIdle, laterByItself, byPress }: FirstVisitBytes,
): BenchFigure[] {
  const [press] = presses
  const whole = untilIdle.scripts + laterByItself.scripts
  return [
    {
      name: `First visit to ${name}, JavaScript until usable (brotli; all scripts until the network rests after the load)`,
      target: '–',
      measured: formatKilobytes(untilIdle.scripts),
      met: null,
    },
    {
      name: 'JavaScript of the whole first visit there, 10 s; all without photos',
      target: `≤ ${formatKilobytes(wholeVisit)}`,
      measured: `${formatKilobytes(whole)}; ${formatKilobytes(untilIdle.all + laterByItself.all)}`,
      met: whole <= wholeVisit,
    },
    {
      name: 'What comes later there by itself, within 10 s: JavaScript; all',
      target: '–',
      measured: `${formatKilobytes(laterByItself.scripts)}; ${formatKilobytes(laterByItself.all)}`,
      met: null,
    },
    ...(press === undefined
      ? []
      : [
          {
            name: `What the first press there loads (${press.name}, on a slow phone, as soon as it is painted): JavaScript; all`,
            target: '–',
            measured:
              byPress === null
                ? 'no such button, or it never answered'
                : `${formatKilobytes(byPress.scripts)}; ${formatKilobytes(byPress.all)}`,
            met: null,
          },
        ]),
  ]
}

/**
 * Measures the bytes that a first visit to each route transfers: until no more is requested, later without a press, and
 * by the first press, which may load the scripts of a page that loads them late. How long a press takes is measured by
 * `press`.
 */
export const javascriptMeasure: BenchMeasure = {
  name: 'javascript',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const routes = await routesOn(server)
      return await withBrowser(async browser => {
        const found: BenchFigure[] = []
        for (const route of routes) {
          if (await isServed(server.url, route))
            found.push(...figures(route, await visitFirst(browser, server.url, route)))
          else
            found.push({
              name: `First visit to ${route.name}`,
              target: '–',
              measured: 'no such page',
              met: false,
            })
        }
        return found
      })
    } finally {
      await server.stop()
    }
  },
}

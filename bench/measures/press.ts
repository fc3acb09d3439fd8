import type { Browser } from 'playwright-core'
import { startServerProcess } from '#test/support/server.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import { withBrowser } from '../lib/browser.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { measurePress, type PressTimes } from '../lib/measure-press.ts'
import { openPhonePage, type PhoneSpeed, phoneSpeeds } from '../lib/phone-page.ts'
import { median, quantile } from '../lib/statistics.ts'
import { isServed, type MeasuredPress, routesOn, type VisitedRoute } from '../lib/visits.ts'

const runs = chooseAmount(15, 2)

async function pressOnce(
  browser: Browser,
  url: string,
  route: VisitedRoute,
  press: MeasuredPress,
  speed: PhoneSpeed,
): Promise<PressTimes | null> {
  const { page, context } = await openPhonePage(browser, route, speed)
  try {
    return await measurePress(page, url + route.path, press)
  } finally {
    await context.close()
  }
}

const spread = (values: readonly number[]): string =>
  `${formatMs(median(values))}; ${formatMs(quantile(values, 0.95))}`

function writeFigure(
  label: string,
  measured: readonly (PressTimes | null)[],
): Pick<BenchFigure, 'name' | 'measured'> {
  const done = measured.filter(each => each !== null)
  const again = done.filter(({ presses }) => presses > 1).length
  const failed = measured.length - done.length
  const name = `${label}, ${measured.length} first visits, median; p95: button seen · press → answered · navigation → answered`
  if (done.length === 0) return { name, measured: 'no such button, or it never answered' }
  return {
    name,
    measured: [
      spread(done.map(({ seen }) => seen)),
      spread(done.map(({ pressed, answered }) => answered - pressed)),
      spread(done.map(({ answered }) => answered)),
      ...(again > 0 ? [`${again} needed more than one press`] : []),
      ...(failed > 0 ? [`${failed} without an answer`] : []),
    ].join(' · '),
  }
}

/**
 * Measures how long a first visitor on a phone waits until a press is answered, who presses as soon as the button is
 * painted. There is no absolute target: it must not get later than in the build before.
 */
export const pressMeasure: BenchMeasure = {
  name: 'press',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const found: BenchFigure[] = []
      for (const route of await routesOn(server)) {
        if (route.presses.length === 0) continue
        if (!(await isServed(server.url, route))) {
          found.push({ name: `Press on ${route.name}`, target: '–', measured: 'no such page', met: null })
          continue
        }
        for (const press of route.presses) {
          for (const speed of phoneSpeeds) {
            const times = await withBrowser(async browser => {
              const each: (PressTimes | null)[] = []
              for (let run = 0; run < runs; run++) {
                each.push(await pressOnce(browser, server.url, route, press, speed))
              }
              return each
            })
            const label = `Press on ${route.name}, ${press.name} (${speed.name})`
            found.push({ ...writeFigure(label, times), target: '–', met: null })
          }
        }
      }
      return found
    } finally {
      await server.stop()
    }
  },
}

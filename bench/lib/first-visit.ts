import type { Browser, Page, Response } from 'playwright-core'
import { measurePress } from './measure-press.ts'
import { openPhonePage, phoneSpeeds } from './phone-page.ts'
import type { VisitedRoute } from './visits.ts'

/** Bytes on the wire, bodies only. */
interface TransferredBytes {
  scripts: number
  /** Without photos. */
  all: number
}

/** The bytes that a first visit transfers, by the moment of their request. */
export interface FirstVisitBytes {
  /** Until the network was idle for half a second after the load event: what "until usable" counts. */
  untilIdle: TransferredBytes
  /** After that, without a press, within ten seconds of the navigation's start. */
  laterByItself: TransferredBytes
  /** After the first press, until its answer; `null` without anything to press. */
  byPress: TransferredBytes | null
}

async function sumBytes(responses: readonly Response[]): Promise<TransferredBytes> {
  const sizes = await Promise.all(
    responses.map(async response => ({
      isScript: response.request().resourceType() === 'script',
      isPhoto: response.url().includes('/api/photos/'),
      // An aborted request has no size, and one that a cache answered has a negative one.
      bytes: await response
        .request()
        .sizes()
        .then(
          ({ responseBodySize }) => Math.max(0, responseBodySize),
          () => 0,
        ),
    })),
  )
  const sum = (some: typeof sizes): number => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    scripts: sum(sizes.filter(({ isScript }) => isScript)),
    all: sum(sizes.filter(({ isPhoto }) => !isPhoto)),
  }
}

const recordResponses = (page: Page): Response[] => {
  const seen: Response[] = []
  page.on('response', response => seen.push(response))
  return seen
}

/** Milliseconds since the start of the navigation for which a page may go on loading without a press. */
const restTime = 10_000

/**
 * Visits a route in a browser without any earlier visit. What the worker that keeps the app for offline use fetches is
 * not the page's and is not counted.
 */
export async function visitFirst(
  browser: Browser,
  url: string,
  route: VisitedRoute,
): Promise<FirstVisitBytes> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    ...(route.cookie !== null && { extraHTTPHeaders: { cookie: route.cookie } }),
  })
  const page = await context.newPage()
  const seen = recordResponses(page)
  await page.goto(url + route.path, { waitUntil: 'networkidle' })
  const untilIdle = await sumBytes(seen.splice(0))
  await page.waitForFunction(end => performance.now() >= end, restTime, { polling: 100 })
  const laterByItself = await sumBytes(seen)
  await context.close()
  return { untilIdle, laterByItself, byPress: await visitAndPress(browser, url, route) }
}

async function visitAndPress(
  browser: Browser,
  url: string,
  route: VisitedRoute,
): Promise<TransferredBytes | null> {
  const [press] = route.presses
  const [, slow] = phoneSpeeds
  if (press === undefined || slow === undefined) return null
  const { page, context } = await openPhonePage(browser, route, slow)
  const seen = recordResponses(page)
  const times = await measurePress(page, url + route.path, press)
  const pressed = times === null ? 0 : (await page.evaluate(() => performance.timeOrigin)) + times.pressed
  const bytes = await sumBytes(seen.filter(response => response.request().timing().startTime >= pressed))
  await context.close()
  return times === null ? null : bytes
}

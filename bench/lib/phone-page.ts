import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { VisitedRoute } from './visits.ts'

/** How slow the phone of a measurement is. */
export interface PhoneSpeed {
  name: string
  /** How many times slower than this machine's its processor is. */
  slowdown: number
  network: 'local' | 'slow 4G'
}

export const phoneSpeeds: readonly PhoneSpeed[] = [
  { name: 'processor and network of this machine', slowdown: 1, network: 'local' },
  { name: 'processor 4 × slower, slow 4G', slowdown: 4, network: 'slow 4G' },
]

/** Lighthouse's slow 4G as its own documentation gives it for throttling by the browser. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** A phone of Lighthouse's size, without any earlier visit. */
export async function openPhonePage(
  browser: Browser,
  { cookie }: Pick<VisitedRoute, 'cookie'>,
  { slowdown, network }: PhoneSpeed,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    ...(cookie !== null && { extraHTTPHeaders: { cookie } }),
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (network === 'slow 4G') {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4G)
  }
  return { page, context }
}

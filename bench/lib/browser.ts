import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'

/** Runs `work` with a browser and closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumFlags, executablePath } from '../test/support/chromium.ts'

/** `npm run icons`: draws the icons of the installed application from the site's mark, public/favicon.svg. */
const site = resolve(import.meta.dirname, '../src/web/public')
const mark = readFileSync(resolve(site, 'favicon.svg'), 'utf8')
const ground = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1]
if (!ground) throw new Error('favicon.svg has no ground to fill the icons with.')

/**
 * `share` is the part of the icon that the mark fills; below 1 its background fills the rest, for systems that crop
 * the shape.
 */
const icons = [
  { name: '192', pixels: 192, share: 1 },
  { name: '512', pixels: 512, share: 1 },
  { name: 'maskable-512', pixels: 512, share: 0.8 },
  { name: 'apple-touch', pixels: 180, share: 0.9 },
]

const folder = resolve(site, 'icons')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
for (const { name, pixels, share } of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
  const size = Math.round(pixels * share)
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-content: center; background: ${share < 1 ? ground : 'transparent'} }
    svg { display: block; width: ${size}px; height: ${size}px }
  </style>${mark}`)
  await page.screenshot({ path: resolve(folder, `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()

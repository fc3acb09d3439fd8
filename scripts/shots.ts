import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { nationalDay } from '#test/support/national-day.ts'
import { dataFolder, importLists, startServer } from '#test/support/server.ts'

/** Every route and every state of a route worth looking at: its name, its address, what to do there first. */
const views: { name: string; path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'search', path: '/search' },
  { name: 'search-filtered', path: '/search?state=SP&category=apartamento&maxPrice=200000&sort=-discount' },
  { name: 'search-roi', path: '/search?category=roi' },
  { name: 'search-ending', path: '/search?category=ending' },
  { name: 'search-empty', path: '/search?text=nadaassim' },
  {
    name: 'search-filters',
    path: '/search?state=SP',
    prepare: async page => {
      const open = page.getByRole('button', { name: /filtros/i }).first()
      if (!(await open.isVisible())) return
      await open.click()
      await page.getByRole('dialog').getByRole('group', { name: 'Modalidade' }).waitFor()
    },
  },
  { name: 'home', path: '/' },
  { name: 'not-found', path: '/nao-existe' },
]

const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const themes = ['dark', 'light'] as const
const folder = resolve(import.meta.dirname, '../shots')

const { values } = parseArgs({
  options: { real: { type: 'boolean', default: false }, only: { type: 'string' } },
})

const data = await dataFolder()
if (values.real) {
  const { code, output } = await importLists({ dataDir: data.path }, nationalDay())
  if (code !== 0) throw new Error(output)
}
const server = await startServer({ dataDir: data.path })
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const size of sizes) for (const theme of themes) await shoot(browser, size, theme)
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}

/** One picture of the window and one of the whole page for every view. */
async function shoot(
  browser: Browser,
  size: (typeof sizes)[number],
  theme: (typeof themes)[number],
): Promise<void> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    hasTouch: size.width < 1000,
  })
  await context.addInitScript(chosen => localStorage.setItem('auction-theme', chosen), theme)
  for (const { name, path, prepare } of views.filter(
    view => !values.only || view.name.includes(values.only),
  )) {
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    const file = join(folder, `${name}-${size.width}-${theme}`)
    await page.screenshot({ path: `${file}.png` })
    await page.screenshot({ path: `${file}-full.png`, fullPage: true })
    await page.close()
  }
  await context.close()
  console.log(`${size.width} px, ${theme}`)
}

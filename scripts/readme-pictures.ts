import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { createAccountCookie, toBrowserCookies } from '#test/support/account-cookie.ts'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { dataFolder, startServerProcess } from '#test/support/server.ts'

/** A picture of README or guide: a page of the demonstration as an account sees it. */
interface Picture {
  name: string
  path: string
  size: { width: number; height: number }
  theme: 'dark' | 'light'
  prepare?: (page: Page) => Promise<void>
}

const desk = { width: 1440, height: 900 }

const pictures: Picture[] = [
  { name: 'search', path: '/search?state=SP&category=apartamento', size: desk, theme: 'dark' },
  { name: 'map', path: '/map?state=SP', size: desk, theme: 'dark' },
  {
    name: 'property',
    path: '/search',
    size: desk,
    theme: 'light',
    prepare: page => openListing(page, '/imovel/'),
  },
  {
    name: 'costs',
    path: '/search',
    size: desk,
    theme: 'light',
    prepare: page => openListing(page, '/custo-total?imovel='),
  },
  {
    name: 'consultant',
    path: '/chat',
    size: { width: 390, height: 844 },
    theme: 'dark',
    prepare: async page => {
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('quem paga o condomínio atrasado?')
      await page.keyboard.press('Enter')
      await page.getByText('Fonte:').first().waitFor()
    },
  },
]

/** Opens a page of the flat that sells best: the first by return without an unexplained price. */
async function openListing(page: Page, path: string): Promise<void> {
  const { items } = (await (
    await page.request.get('/api/properties?limit=1&category=apartamento&state=SP')
  ).json()) as PropertySearchPage
  await page.goto(`${path}${items[0]?.id}`, { waitUntil: 'networkidle' })
}

const folder = resolve(import.meta.dirname, '../docs/pictures')
const data = await dataFolder()
const server = await startServerProcess({ dataDir: data.path })
const cookies = toBrowserCookies(await createAccountCookie(server.url), server.url)
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  await mkdir(folder, { recursive: true })
  for (const { name, path, size, theme, prepare } of pictures) {
    const context = await browser.newContext({
      baseURL: server.url,
      serviceWorkers: 'block',
      viewport: size,
      colorScheme: theme,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
    })
    await context.addCookies(cookies)
    await context.addInitScript(chosen => localStorage.setItem('auction-theme', chosen), theme)
    const page = await context.newPage()
    await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
    await page.goto(path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128 })
      .toFile(join(folder, `${name}.png`))
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}

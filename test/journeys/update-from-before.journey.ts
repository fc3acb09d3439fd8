import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServerProcess } from '#test/support/server.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test as journey } from './support/journey.ts'
import { siteOfTwoVersions, type TwoVersionSite } from './support/two-versions.ts'

/** The site as it was before the server rendered its pages: its real worker, and a page that follows it as the real one did. */
const folderBefore = join(import.meta.dirname, 'support/site-before')

const test = journey.extend<{ site: TwoVersionSite }>({
  site: async ({}, use) => {
    const data = await demonstrationFolder()
    const server = await startServerProcess({ dataDir: data.path })
    const site = await siteOfTwoVersions(server.url, folderBefore)
    await use(site)
    await site.stop()
    await server.stop()
    await data.remove()
  },
})
test.use({
  serviceWorkers: 'allow',
  expectedProblems: /status of 503|status of 404|ERR_FAILED/,
  baseURL: async ({ site }, use) => use(site.url),
})

const covered = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const before = (page: Page) => page.getByRole('heading', { name: 'Versão anterior' })
const headline = (page: Page) => page.getByRole('heading', { name: /^[\d.]+ imóve(l|is)/ })

/** Whether the active worker has the files of the page. */
const isCovering = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes('precache'))
    const urls = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    const paths = urls.flat().map(({ url }) => new URL(url).pathname)
    const registration = await navigator.serviceWorker.getRegistration()
    return paths.includes('/shell') && !paths.includes('/') && registration?.waiting === null
  })

test('a page of the site before works on while the server is already new, and the next visit is rendered', async ({
  page,
  site,
}) => {
  await page.goto('/search')
  await expect(before(page)).toBeVisible()
  await covered(page)
  site.release()

  // Its files are gone from the server; its worker has them.
  await page.getByRole('button', { name: 'Mais' }).click()
  await expect(page.getByText('Da versão anterior')).toBeVisible()

  await page.goto('/search?state=GO')
  await expect(headline(page)).toBeVisible()
  await expect.poll(() => isCovering(page)).toBe(true)
  await page.reload()
  await expect(headline(page)).toBeVisible()

  site.fail()
  await page.goto('/search?state=GO')
  await expect(headline(page)).toBeVisible()
  await expect(page.getByText(/mostrando o que você viu em/)).toBeVisible()
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('without a server, the worker of before still answers with its own page', async ({ page, site }) => {
  await page.goto('/search')
  await covered(page)
  site.fail()
  await page.goto('/search?state=GO')
  await expect(before(page)).toBeVisible()
  await page.getByRole('button', { name: 'Mais' }).click()
  await expect(page.getByText('Da versão anterior')).toBeVisible()
})

test('a page of the site before is offered the new version, and taking it leads to the rendered page', async ({
  page,
  site,
}) => {
  await page.goto('/search')
  await covered(page)
  site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(headline(page)).toBeVisible()
  await expect.poll(() => isCovering(page)).toBe(true)
})

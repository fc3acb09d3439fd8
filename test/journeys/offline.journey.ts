import type { Page } from '@playwright/test'
import { lookWhenPressed } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import {
  covered,
  leavingServerTest as test,
  offlineOptions,
  seenBanner,
  storedAnswers,
  workersWait,
} from './support/leaving-server.ts'
import { SearchPageDriver } from './support/search-page.ts'
import { siteOfTwoVersions } from './support/two-versions.ts'

test.use(offlineOptions)

const demonstrationBanner = (page: Page) => page.getByText(/mostrando dados de demonstração de/)

test('pages seen before are readable without a server, until the server is back', async ({ page, own }) => {
  await lookWhenPressed(page)
  const search = new SearchPageDriver(page)
  await search.open('?state=GO')
  await covered(page)
  await expect
    .poll(() => storedAnswers(page))
    .toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=GO/))
  await expect.poll(() => storedAnswers(page)).toContain('/api/stats')
  const ids = await search.ids()
  await own.leave()

  await page.reload()
  await expect(seenBanner(page)).toBeVisible()
  await expect.poll(() => search.ids()).toEqual(ids)

  await search.state.selectOption('Paraíba')
  await search.submit.click()
  await expect(demonstrationBanner(page)).toBeVisible()
  await expect(search.cards.first()).toContainText(', PB')

  await page.goBack()
  await expect(seenBanner(page)).toBeVisible()
  await expect.poll(() => search.ids()).toEqual(ids)

  await own.comeBack()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(seenBanner(page)).toHaveCount(0)
  await expect(demonstrationBanner(page)).toHaveCount(0)
  await search.settled()
  await expect.poll(() => search.ids()).toEqual(ids)
})

test('a search that was never seen is answered by the demonstration, and the shell by the worker', async ({
  page,
  own,
}) => {
  await page.goto('/login')
  await covered(page)
  await own.leave()

  const search = new SearchPageDriver(page)
  await search.open('?state=SP&type=casa')
  await expect(demonstrationBanner(page)).toBeVisible()
  await expect(seenBanner(page)).toHaveCount(0)

  await page.goto('/favorites')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await page.goto('/calculadoras')
  await expect(page).toHaveURL(/\/login/)
})

test('a server that answers with failures counts as away, for the worker as for the pages', async ({
  page,
  own,
}) => {
  const site = await siteOfTwoVersions(own.url)
  const search = new SearchPageDriver(page)
  await page.goto(`${site.url}/search?state=GO`)
  await search.settled()
  await covered(page)
  await expect
    .poll(() => storedAnswers(page))
    .toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=GO/))
  await expect.poll(() => storedAnswers(page)).toContain('/api/stats')
  const ids = await search.ids()
  site.fail()
  await page.reload()
  await expect(seenBanner(page)).toBeVisible()
  await expect.poll(() => search.ids()).toEqual(ids)
  await site.stop()
})

test('the browser can install the app', async ({ playwright, launchOptions, own }) => {
  // Nothing can be installed from a private window, which the other journeys use.
  const context = await playwright.chromium.launchPersistentContext('', launchOptions)
  const page = await context.newPage()
  await page.goto(`${own.url}/search`)
  await covered(page)
  const browser = await page.context().newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string }[]; shortcuts: { url: string }[] }
  for (const path of [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)]) {
    expect((await page.request.get(own.url + path)).status(), path).toBe(200)
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await context.close()
})

test('a new version waits until it is accepted, and then every page uses it', async ({
  page,
  context,
  own,
}) => {
  const site = await siteOfTwoVersions(own.url)
  const versionOf = (opened: Page) =>
    opened.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) =>
          src.includes('-NEXT') ? 'next' : 'first',
        ),
      ),
    ])
  const offer = (opened: Page) => opened.getByRole('region', { name: 'Atualização do Arremate' })

  workersWait(context)
  await page.goto(`${site.url}/search`)
  await covered(page)
  const typing = await context.newPage()
  await typing.goto(`${site.url}/search`)
  await covered(typing)
  const idle = await context.newPage()
  await idle.goto(`${site.url}/map`)
  await covered(idle)
  const { box } = new SearchPageDriver(typing)
  await box.fill('perto do mar')

  site.release()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(offer(page)).toContainText('Nova versão disponível')
  await expect(offer(idle)).toBeVisible()

  // Its own files no longer exist on the server.
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible()
  expect(await versionOf(page)).toEqual(['first'])

  const fresh = await context.newPage()
  await fresh.goto(`${site.url}/search`)
  expect(await versionOf(fresh)).toEqual(['next'])

  let loads = 0
  for (const each of [page, idle, fresh]) each.on('load', () => loads++)
  await offer(page).getByRole('button', { name: 'Atualizar' }).click()
  await expect.poll(() => versionOf(page).catch(() => null)).toEqual(['next'])
  await expect.poll(() => versionOf(idle).catch(() => null)).toEqual(['next'])
  await expect(offer(page)).toHaveCount(0)

  await expect(offer(typing)).toContainText('O Arremate foi atualizado em outra aba')
  await expect(box).toHaveValue('perto do mar')
  await offer(typing).getByRole('button', { name: 'Recarregar' }).click()
  await expect.poll(() => versionOf(typing).catch(() => null)).toEqual(['next'])

  const assets = await page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes('precache'))
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return all
      .flat()
      .map(({ url }) => url)
      .filter(url => url.includes('/assets/'))
  })
  expect(assets.length).toBeGreaterThan(20)
  expect(assets.filter(url => !url.includes('-NEXT'))).toEqual([])
  await Promise.all([page, idle, fresh].map(each => each.waitForLoadState('networkidle')))
  expect(loads, 'page and idle, once each').toBe(2)
  await site.stop()
})

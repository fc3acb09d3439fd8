import type { Page } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '#test/support/server.ts'
import { enterDemonstration } from './support/account.ts'
import { createAccountCookie, testAccount, toBrowserCookies } from '#test/support/account-cookie.ts'
import { atProperty, lookWhenPressed } from './support/arrival.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test as journey } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'
import { siteOfTwoVersions } from './support/two-versions.ts'

interface Own {
  url: string
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** A server of its own for each journey, which goes away and comes back under the same address. */
const test = journey.extend<{ own: Own }>({
  own: async ({}, use) => {
    const data = await demonstrationFolder()
    let running: ServerProcess | null = await startServerProcess({ dataDir: data.path })
    const { url } = running
    const port = Number(new URL(url).port)
    const leave = async () => {
      await running?.stop()
      running = null
    }
    await use({
      url,
      leave,
      async comeBack() {
        running = await startServerProcess({ dataDir: data.path, port })
      },
    })
    await leave()
    await data.remove()
  },
})
test.use({
  serviceWorkers: 'allow',
  expectedProblems: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 503/,
  baseURL: async ({ own }, use) => use(own.url),
})

const seenBanner = (page: Page) =>
  page.getByText(/Sem conexão com o servidor: mostrando o que você viu em \d\d\/\d\d às \d\d:\d\d\./)
const demonstrationBanner = (page: Page) => page.getByText(/mostrando dados de demonstração de/)

/** Waits until the service worker controls the page; its version's files are cached then. */
const covered = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** Returns the paths of the answers stored by the browser. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('seen-1')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

test('pages seen before are readable without a server, until the server is back', async ({ page, own }) => {
  await lookWhenPressed(page)
  const search = new SearchPageDriver(page)
  await search.open('?state=GO')
  await covered(page)
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=GO/))
  await expect.poll(() => kept(page)).toContain('/api/stats')
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

  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
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
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=GO/))
  await expect.poll(() => kept(page)).toContain('/api/stats')
  const ids = await search.ids()
  site.fail()
  await page.reload()
  await expect(seenBanner(page)).toBeVisible()
  await expect.poll(() => search.ids()).toEqual(ids)
  await site.stop()
})

test('an account sees its pages without a server; after sign-out nothing is stored', async ({
  page,
  own,
}) => {
  await enterDemonstration(page)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  await covered(page)
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=SP/))
  const [id = ''] = await search.ids()
  const card = page.locator(`[data-property="${id}"]`)
  const saved = page.waitForResponse(
    answer => answer.url().includes('/api/favorites') && answer.request().method() !== 'GET',
  )
  await card.getByRole('button', { name: /favoritos: / }).click()
  await saved
  await own.leave()

  await page.goto('/')
  await expect(search.box).toBeVisible()
  await page.goto('/favorites')
  await expect(card).toBeVisible()

  await own.comeBack()
  await page.goto('/profile')
  await covered(page)
  const caches = () =>
    page.evaluate(async () => {
      const names = await window.caches.keys()
      const all = await Promise.all(names.map(async name => (await window.caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
  expect(await caches()).toContain('/api/properties')
  expect(
    (await caches()).filter(path =>
      /^\/api\/(auth|me|favorites|news|notifications|properties\/\d)/.test(path),
    ),
  ).toEqual([])
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => (await caches()).filter(path => path === '/api/properties')).toEqual([])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('session')
})

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())

/** Returns everything that the browser's caches and storage hold besides the files of the site. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => !name.includes('precache'))
    const texts = await Promise.all(
      names.map(async name => {
        const cache = await caches.open(name)
        return Promise.all(
          (await cache.keys()).map(async key => key.url + ((await (await cache.match(key))?.text()) ?? '')),
        )
      }),
    )
    return JSON.stringify([names, texts, { ...localStorage }, { ...sessionStorage }])
  })

test('the property and the cost sheet that an account opened are readable without a server, until it signs out', async ({
  page,
  own,
}) => {
  await enterDemonstration(page)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
  const search = new SearchPageDriver(page)
  await search.open('?state=GO')
  await covered(page)
  const [id = '', neverOpened = ''] = await search.ids()
  await page.goto(`/imovel/${id}`)
  const name = page.getByRole('heading', { level: 1 })
  await atProperty(page, id)
  const title = (await name.textContent()) ?? ''
  await expect
    .poll(() => cacheNames(page))
    .toContainEqual(expect.stringMatching(/^account:.*:opened-properties$/))
  await page.goto(`/custo-total?imovel=${id}`)
  const bid = page.getByRole('textbox', { name: 'Lance', exact: true })
  const typed = await bid.inputValue()
  await own.leave()

  await page.goto(`/imovel/${id}`)
  await expect(seenBanner(page)).toBeVisible()
  await expect(name).toHaveText(title)
  await page.goto(`/custo-total?imovel=${id}`)
  await expect(seenBanner(page)).toBeVisible()
  await expect(bid).toHaveValue(typed)
  await page.goto(`/imovel/${neverOpened}`)
  await expect(name).not.toHaveText(title)

  await own.comeBack()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^account:/))
  await own.leave()
  await page.goto(`/imovel/${id}`)
  await expect(page.getByText(title)).toHaveCount(0)
})

test('a visitor’s page is kept as it was seen, and nothing of an account stays for the next one', async ({
  page,
  own,
}) => {
  const secret = 'Ana que não se mostra'
  const search = new SearchPageDriver(page)
  await search.open('?state=PB')
  await covered(page)
  await page.reload()
  await expect.poll(() => cacheNames(page)).toContain('pages-1')

  await enterDemonstration(page)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true, name: secret } })
  await search.open('?state=GO')
  // Somebody with a session keeps no pages of visitors.
  await expect.poll(() => cacheNames(page)).not.toContain('pages-1')
  const [id = ''] = await search.ids()
  await page.goto(`/imovel/${id}`)
  await atProperty(page, id)
  await expect.poll(() => cacheNames(page)).toContainEqual(expect.stringMatching(/^account:/))
  expect(await everythingKept(page)).toContain(secret)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => everythingKept(page)).not.toContain(secret)
  expect(await everythingKept(page)).not.toContain(id)

  // Another account on the same device.
  await page.context().addCookies(toBrowserCookies(await createAccountCookie(own.url), own.url))
  await page.goto(`/imovel/${id}`)
  await atProperty(page, id)
  expect(await everythingKept(page)).not.toContain(secret)
  await page.context().clearCookies()
  await page.goto('/search?state=PB')
  await search.settled()
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^account:/))
  await expect.poll(() => everythingKept(page)).not.toContain(testAccount.email)
  await own.leave()
  await page.goto('/search?state=PB')
  await expect(search.cards.first()).toContainText(', PB')
  await page.goto(`/imovel/${id}`)
  await expect(page.getByRole('button', { name: new RegExp(`^Caixa nº ${id}`) })).toHaveCount(0)
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
  const versionOf = (of: Page) =>
    of.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src }) =>
          src.includes('-NEXT') ? 'next' : 'first',
        ),
      ),
    ])
  const offer = (of: Page) => of.getByRole('region', { name: 'Atualização do Arremate' })

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
  for (const of of [page, idle, fresh]) of.on('load', () => loads++)
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
  await Promise.all([page, idle, fresh].map(of => of.waitForLoadState('networkidle')))
  expect(loads, 'page and idle, once each').toBe(2)
  await site.stop()
})

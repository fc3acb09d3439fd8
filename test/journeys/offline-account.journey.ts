import type { Page } from '@playwright/test'
import { createAccountCookie, testAccount, toBrowserCookies } from '#test/support/account-cookie.ts'
import { enterDemonstration } from './support/account.ts'
import { atProperty } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import {
  covered,
  leavingServerTest as test,
  offlineOptions,
  seenBanner,
  storedAnswers,
} from './support/leaving-server.ts'
import { SearchPageDriver } from './support/search-page.ts'

test.use(offlineOptions)

test('an account sees its pages without a server; after sign-out nothing is stored', async ({
  page,
  own,
}) => {
  await enterDemonstration(page)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  await covered(page)
  await expect
    .poll(() => storedAnswers(page))
    .toContainEqual(expect.stringMatching(/^\/api\/properties\?.*state=SP/))
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

import type { NeighborhoodReturns } from '#contract/map-cluster-schemas.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { countedProperties, largestPlace, onMap as on, pointsOf } from './support/map-page.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const pointsAddress = /\/api\/properties\/map(\?|$)/

test('the first bubbles are there before the map, do not move, and lead to their states', async ({
  page,
  browser,
  server,
}) => {
  const viewport = { width: 1920, height: 1080 }
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport })
  const unscripted = await plain.newPage()
  await unscripted.goto(`${server}/map`)
  const before = await unscripted.locator('.map-first a').first().boundingBox()
  await plain.close()

  const map = on(page)
  let release = (): void => undefined
  const stalled = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/map-view-*.js', async route => {
    await stalled
    await route.continue()
  })
  await page.setViewportSize(viewport)
  const asked = page.waitForRequest(pointsAddress)
  await page.goto('/map')
  // The page answers by then.
  await asked
  const bubbles = page.getByRole('navigation', { name: 'Mapa dos imóveis por estado' }).getByRole('link')
  await expect(bubbles.first()).toHaveAttribute('href', /^\/map\?state=[A-Z]{2}$/)
  await expect(bubbles.first()).toHaveAccessibleName(/: [\d.]+ imóve(l|is)$/)
  await expect(map.canvas).toHaveCount(0)
  const after = await bubbles.first().boundingBox()
  expect(before).not.toBeNull()
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(4)
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4)
  release()
  await expect(map.drawn).toBeVisible()
  await expect(bubbles).toHaveCount(0)
})

test('a city’s list has the return of each neighborhood, which narrows the search', async ({ page }) => {
  const map = on(page)
  const { state, name } = largestPlace(await pointsOf(page))
  const query = writeQueryString({ state, city: name })
  const returns = (await (
    await page.request.get(`/api/properties/map/neighborhoods?${query.replace(/^\?/, '')}`)
  ).json()) as NeighborhoodReturns
  const [first] = returns
  expect(first).toBeDefined()
  await page.goto(`/map?${query.replace(/^\?/, '')}`)
  await page.getByText('Retorno por bairro', { exact: true }).first().click()
  const rows = page.getByRole('list', { name: 'Retorno por bairro' }).getByRole('button')
  await expect(rows).toHaveCount(returns.length)
  await expect(rows.first()).toContainText(/\d+%.*imóve(l|is)/)
  await rows.first().click()
  await expect(page).toHaveURL(/neighborhood=/)
  const { total } = await pointsOf(page, await page.evaluate(() => window.location.search))
  expect(total).toBeGreaterThanOrEqual(first?.total ?? 0)
  await expect(map.headline).toHaveText(countedProperties(total))
})

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`signed in, the page on ${screen} is taken over as the server rendered it`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enterSharedAccount(page)
    for (const _ of ['first', 'again']) {
      await page.goto('/map')
      await expect(on(page).rows.first()).toBeVisible()
      await page.getByRole('button', { name: /^Filtros/ }).click()
      await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
    }
  })

import type { Page } from '@playwright/test'
import type { Property } from '#contract/property-schemas.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest } from './support/own-server.ts'

const columns = (page: Page) => page.getByRole('columnheader')
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar imóvel' })

async function some(page: Page, count: number): Promise<Property[]> {
  const answer = await page.request.get(`/api/properties?category=casa&sort=-price&limit=${count}`)
  const { items } = (await answer.json()) as { items: Property[] }
  expect(items).toHaveLength(count)
  return items
}

/** Answers with exactly these favorites, whose columns and contrast Chromium measures. */
const answerFavorites = (page: Page, properties: Property[]): Promise<unknown> =>
  page.route('**/api/favorites?*', route => route.fulfill({ json: properties.map(one => favoriteOf(one)) }))

/** Signs in with exactly these favorites, whatever other journeys save meanwhile. */
async function withFavorites(page: Page, properties: Property[]): Promise<void> {
  await enterSharedAccount(page)
  await answerFavorites(page, properties)
}

const address = (properties: Property[]): string => `/compare?ids=${properties.map(({ id }) => id).join(',')}`

test('on a phone all three columns fit, and their names stay visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const three = await some(page, 3)
  await withFavorites(page, three)
  await page.goto(address(three))
  await expect(columns(page)).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('row', { name: /^Modalidade/ }).scrollIntoViewIfNeeded()
  await expect(columns(page).first().getByRole('paragraph').first()).toBeInViewport()
})

ownServerTest('the badges of a comparison stay within their pictures on a narrow phone', async ({ page }) => {
  await enterWithNothingSaved(page)
  const three = await some(page, 3)
  await answerFavorites(page, three)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address(three))
    await expect(columns(page)).toHaveCount(3)
    for (const column of await columns(page).all()) {
      const picture = await column.locator('.scene').boundingBox()
      const badge = await column.getByText('Demonstração').boundingBox()
      const right = (box: typeof badge) => (box?.x ?? 0) + (box?.width ?? 0)
      expect(right(badge)).toBeLessThanOrEqual(right(picture))
      expect(badge?.x).toBeGreaterThanOrEqual(picture?.x ?? 0)
    }
  }
})

test('a comparison and its picker are accessible', async ({ page }) => {
  const three = await some(page, 3)
  await withFavorites(page, three)
  await page.goto(address(three.slice(0, 2)))
  await expect(columns(page)).toHaveCount(2)
  await expectAccessible(page)
  await add(page).click()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
})

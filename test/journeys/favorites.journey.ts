import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { toastsStay } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest } from './support/own-server.ts'
import { SearchPageDriver } from './support/search-page.ts'

const heart = (card: Locator): Locator => card.getByRole('button', { name: /favoritos: / })
/** Waits for the server's answer to a change of the favorites. */
const answered = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().includes('/api/favorites') && answer.request().method() !== 'GET' && answer.ok(),
  )

const openNotes = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Anota/ })
    .first()
    .click()
const notes = (page: Page): Locator => page.getByRole('textbox', { name: 'Anotações' })

/** Saves three favorites in the account, one after another. */
async function withThree(page: Page): Promise<void> {
  await enterWithNothingSaved(page)
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  for (const at of [0, 1, 2]) {
    const saved = answered(page)
    await heart(search.cards.nth(at)).click()
    await saved
  }
}

ownServerTest('favorites are accessible on a narrow phone', async ({ page }) => {
  await withThree(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/favorites')
  await openNotes(page)
  await toastsStay(page)
  await expect(notes(page)).toBeVisible()
  await expectAccessible(page, 'light')
  await page.getByRole('button', { name: 'Pronto' }).click()
  await page
    .getByRole('checkbox', { name: /^Comparar: / })
    .first()
    .check()
  await page
    .getByRole('button', { name: /^Remover: / })
    .last()
    .click()
  await expect(page.getByText('Removido dos favoritos').first()).toBeVisible()
  for (const target of await page.getByRole('button', { name: /^Remover|^Desfazer/ }).all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
})

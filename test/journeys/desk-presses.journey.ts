import type { Locator, Page } from '@playwright/test'
import { enterWithClient } from './support/adviser.ts'
import { expect } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

/** Notes when this tab hears from another one that a favorite is at the stage "visitado". */
const noteChange = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const arrived = new Promise<void>(resolve => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key?.includes('favorites') && newValue?.includes('visitado')) resolve()
      })
    })
    Object.assign(window, { arrived })
  })

const changeArrives = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { arrived: Promise<void> }).arrived)

async function pressDown(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is pressed is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}

const table = { rows: '[data-row]', idOf: 'row', query: '?ordem=-stage', pressed: '.desk-city' }
const board = { rows: '[data-card]', idOf: 'card', query: '?visao=quadro', pressed: '.board-price' }

for (const [name, { rows, idOf, query, pressed }] of Object.entries({ table, board }))
  ownServerTest(
    `a press on the ${name} opens what it began on, also when another tab moves it`,
    async ({ page }) => {
      await enterWithClient(page, 6)
      await page.goto(`/mesa${query}`)
      await expect(page.locator(rows)).toHaveCount(7)
      const other = await page.context().newPage()
      await other.goto('/mesa?ordem=price')
      await expect(other.locator('[data-row]')).toHaveCount(7)

      const third = page.locator(rows).nth(3)
      const id = await third.evaluate((row, key) => row.dataset[key], idOf)
      const before = await page
        .locator(rows)
        .evaluateAll((all, key) => all.map(row => row.dataset[key]), idOf)
      await noteChange(page)
      await pressDown(page, third.locator(pressed).first())
      await other.locator(`[data-row="${id}"]`).getByRole('checkbox').check()
      await other.getByRole('button', { name: 'Mudar etapa' }).click()
      await other.getByRole('button', { name: /visitado/ }).click()
      await changeArrives(page)
      await page.mouse.up()

      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`ficha=${id}`))
      // Once it is released, the desk shows what arrived.
      await expect
        .poll(() => page.locator(rows).evaluateAll((all, key) => all.map(row => row.dataset[key]), idOf))
        .not.toEqual(before)
    },
  )

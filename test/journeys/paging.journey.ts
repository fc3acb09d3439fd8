import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test('Carregar mais appends, keeps the scroll position, and repeats no listing', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP&sort=-discount')
  await expect(search.cards).toHaveCount(30)
  // The position at the press itself: cards get their exact heights while they come into view.
  const pressed = page.evaluate(
    () => new Promise<number>(resolve => addEventListener('click', () => resolve(scrollY), { once: true })),
  )
  await search.more.click()
  const before = await pressed
  await expect(search.cards).toHaveCount(60)
  expect(before).toBeGreaterThan(0)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)

  const second = await apiSearch(page, '?state=SP&sort=-discount&page=1')
  await expect.poll(async () => (await search.ids()).slice(30)).toEqual(second.ids)
  expect(new Set(await search.ids()).size).toBe(60)
})

test('at the end of the list there is nothing more to load', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=AL&minRooms=3')
  const total = await search.total()
  for (let shown = 30; shown < total; shown += 30) {
    await search.more.click()
    await expect(search.cards).toHaveCount(Math.min(total, shown + 30))
  }
  await expect(search.more).toHaveCount(0)
})

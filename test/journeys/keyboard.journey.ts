import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test('a search works with the keyboard alone', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  await page.keyboard.press('/')
  await expect(search.box).toBeFocused()
  await page.keyboard.type('casa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=casa/)
  await search.shows(await apiSearch(page, '?category=casa'))
})

test('the first Tab skips the header', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

/**
 * Returns what shows the focus: the element or, when it is hidden or fills its card or form, the surrounding label, card or form.
 */
const showsFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const hidden = focused.getBoundingClientRect().width <= 1
    const places = [
      hidden ? null : focused,
      ...['label', 'article', 'form'].map(around => focused.closest(around)),
    ]
    const outlined = places.some(place => {
      if (!place) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place)
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$|\/ 0\)$/.test(outlineColor)
      )
    })
    return outlined ? 'an outline' : focused.outerHTML.slice(0, 200)
  })

test('the focus is always visible', { tag: '@deep' }, async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open()
  await expect(search.cards.first()).toBeVisible()
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    expect(await showsFocus(page), `after ${step + 1} Tab`).toBe('an outline')
  }
})

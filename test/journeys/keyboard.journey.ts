import { expect, test } from './support/journey.ts'
import { SearchPage } from './support/search-page.ts'

test('the keyboard alone searches', async ({ page }) => {
  const search = new SearchPage(page)
  await search.open()
  await page.keyboard.press('/')
  await expect(search.text).toBeFocused()
  await page.keyboard.type('casa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/text=casa/)
  await search.settled()
})

test('the first Tab leads past the header', async ({ page }) => {
  const search = new SearchPage(page)
  await search.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('the focus is always to be seen', async ({ page }) => {
  const search = new SearchPage(page)
  await search.open()
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'nothing'
      const places = [focused, focused.closest('label'), focused.parentElement].filter(
        place => place !== null,
      )
      return places.some(place => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
        ? 'seen'
        : focused.outerHTML.slice(0, 200)
    })
    expect(['seen', 'nothing']).toContain(seen)
  }
})

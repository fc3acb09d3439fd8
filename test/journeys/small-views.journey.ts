import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** Six criteria that all have a chip. */
const filters = '?state=SP&type=casa&type=apartamento&maxPrice=900000&minDiscount=5&minRooms=1'

/** The views in which all must fit, in CSS pixels: a phone, and desks of 1440×900 and 1280×720 at 200 % zoom. */
const views = [
  { name: 'a phone', width: 360, height: 800, showsPrice: true },
  { name: 'a desk of 1440×900 at 200 % zoom', width: 720, height: 450, showsPrice: true },
  { name: 'a desk of 1280×720 at 200 % zoom', width: 640, height: 360, showsPrice: false },
] as const

/** How far the content of an element is wider than the element, in pixels. */
const overflowOf = (element: Locator): Promise<number> =>
  element.evaluate(each => each.scrollWidth - each.clientWidth)

/** Where the bar at the lower end begins, behind which the page is not seen. */
const endOfView = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? window.innerHeight,
  )

/** Names the buttons, links and texts of cards in view that the consultant's floating button covers in part. */
const coveredBy = (launcher: Locator, end: number): Promise<string[]> =>
  launcher.evaluate((button, end) => {
    const over = button.getBoundingClientRect()
    return [...document.querySelectorAll('button, a, article p, article dt, article dd')]
      .filter(each => {
        const box = each.getBoundingClientRect()
        const bottom = each.closest('main') ? Math.min(box.bottom, end) : box.bottom
        return (
          each !== button &&
          each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          box.left < over.right &&
          box.right > over.left &&
          box.top < over.bottom &&
          bottom > over.top
        )
      })
      .map(each => `${each.tagName} ${each.textContent?.trim().slice(0, 60)}`)
  }, end)

const scrollTo = (page: Page, end: 'top' | 'bottom'): Promise<unknown> =>
  page.evaluate(async to => {
    window.scrollTo({ top: to === 'top' ? 0 : document.body.scrollHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }, end)

for (const { name, width, height, showsPrice } of views) {
  test(`a search with six criteria of a visitor fits ${name} (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const search = new SearchPageDriver(page)
    await search.open(filters)
    const chips = page.getByRole('list', { name: 'Filtros ativos' })
    await expect(chips.getByRole('listitem')).toHaveCount(6)
    await expect(search.cards.first()).toBeVisible()

    expect.soft(await overflowOf(page.locator('html')), 'the page scrolls sideways').toBeLessThanOrEqual(0)
    expect.soft(await overflowOf(chips), 'the chips scroll sideways').toBeLessThanOrEqual(0)
    for (const chip of await chips.getByRole('listitem').all()) {
      const box = await chip.boundingBox()
      expect.soft(box?.x, (await chip.textContent()) ?? '').toBeGreaterThanOrEqual(0)
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }

    const save = page.getByRole('button', { name: 'Salvar busca' })
    await expect.soft(save).toBeInViewport({ ratio: 1 })
    expect.soft(await overflowOf(save), '"Salvar busca" is clipped').toBeLessThanOrEqual(0)

    const end = await endOfView(page)
    if (showsPrice) {
      const price = await search.cards
        .first()
        .getByText(/^R\$\s[\d.]+$/)
        .first()
        .boundingBox()
      expect.soft((price?.y ?? Infinity) + (price?.height ?? 0), 'the first price').toBeLessThanOrEqual(end)
    }

    // An account's bottom bar has the consultant instead of the floating button.
    const launcher = page.getByRole('button', { name: 'Consultor IA', exact: true })
    await expect(launcher).toBeVisible()
    for (const to of ['top', 'bottom'] as const) {
      await scrollTo(page, to)
      expect.soft(await coveredBy(launcher, end), `at the ${to}`).toEqual([])
    }
  })
}

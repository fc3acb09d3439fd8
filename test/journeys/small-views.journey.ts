import type { Locator, Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** Six criteria that all have a chip. */
const filters = '?state=SP&type=casa&type=apartamento&maxPrice=900000&minDiscount=5&minRooms=1'

/** The views in which all must fit, in CSS pixels: a phone, and desks of 1440×900 and 1280×720 at 200 % zoom. */
const views = [
  { name: 'a phone', width: 360, height: 800 },
  { name: 'a desk of 1440×900 at 200 % zoom', width: 720, height: 450 },
  { name: 'a desk of 1280×720 at 200 % zoom', width: 640, height: 360 },
] as const

/** How far the content of an element is wider than the element, in pixels. */
const overflowOf = (element: Locator): Promise<number> =>
  element.evaluate(each => each.scrollWidth - each.clientWidth)

/** Returns the width in pixels that a field's placeholder leaves free. */
const placeholderRoom = (field: Locator): Promise<number> =>
  field.evaluate((input: HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    const drawing = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    drawing.font = font
    const { width } = drawing.measureText(input.placeholder)
    return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
  })

/** Returns where the bar at the lower end begins, which covers the page, in pixels. */
const endOfView = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? window.innerHeight,
  )

/** Names what lies under the consultant's button, unless it is the empty part of a bar that covers the page itself. */
const coveredBy = (launcher: Locator): Promise<string[]> =>
  launcher.evaluate(button => {
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const covered = new Set<string>()
    for (let x = left + 1; x < right; x += 4)
      for (let y = top + 1; y < bottom; y += 4) {
        const under = document.elementsFromPoint(x, y).find(each => !button.contains(each))
        if (under?.closest('.shell-bar, .bottom-bar, .detail-bar') && !under.closest('a, button, p')) continue
        if (under) covered.add(`${under.tagName} ${under.textContent?.trim().slice(0, 60)}`)
      }
    return [...covered]
  })

for (const { name, width, height } of views) {
  test(`a search with six criteria of a visitor fits ${name} (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const search = new SearchPageDriver(page)
    await search.open(filters)
    const chips = page.getByRole('list', { name: 'Filtros ativos' })
    await expect(search.cards.first()).toBeVisible()
    // Where the chips take one row, its button shows the others; the script puts it there.
    const more = chips.getByRole('button', { name: /^\+\d filtros?$/ })
    const takesOneRow = height < 512
    await expect(more).toHaveCount(takesOneRow ? 1 : 0)

    expect.soft(await overflowOf(page.locator('html')), 'the page scrolls sideways').toBeLessThanOrEqual(0)
    expect.soft(await overflowOf(chips), 'the chips scroll sideways').toBeLessThanOrEqual(0)
    const field = page.getByRole('combobox', { name: 'O que você procura' })
    expect.soft(await placeholderRoom(field), 'the placeholder is cut').toBeGreaterThanOrEqual(0)
    for (const chip of await chips.getByRole('listitem').all()) {
      const box = await chip.boundingBox()
      expect.soft(box?.x, (await chip.textContent()) ?? '').toBeGreaterThanOrEqual(0)
      expect.soft((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }

    const save = page.getByRole('button', { name: 'Salvar busca' })
    await expect.soft(save).toBeInViewport({ ratio: 1 })
    expect.soft(await overflowOf(save), '"Salvar busca" is clipped').toBeLessThanOrEqual(0)

    const end = await endOfView(page)
    const price = await search.cards
      .first()
      .getByText(/^R\$\s[\d.]+$/)
      .first()
      .boundingBox()
    expect.soft((price?.y ?? Infinity) + (price?.height ?? 0), 'the first price').toBeLessThanOrEqual(end)

    if (takesOneRow) {
      await more.click()
      await expect(chips.getByRole('button', { name: 'Menos' })).toHaveAttribute('aria-expanded', 'true')
    }
    await expect(chips.getByRole('button', { name: /^Remover filtro/ })).toHaveCount(6)
  })
}

test('a search at 400 % zoom is neither cut nor scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 225 })
  const search = new SearchPageDriver(page)
  await search.open(filters)
  await expect(search.cards.first()).toBeVisible()
  expect.soft(await overflowOf(page.locator('html')), 'the page scrolls sideways').toBeLessThanOrEqual(0)
  const field = page.getByRole('combobox', { name: 'O que você procura' })
  expect.soft(await placeholderRoom(field), 'the placeholder is cut').toBeGreaterThanOrEqual(0)
  // Nothing stays over the page.
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

for (const { width, height, hasTouch } of [
  { width: 360, height: 800, hasTouch: true },
  { width: 768, height: 1024, hasTouch: true },
  { width: 768, height: 1024, hasTouch: false },
  { width: 1024, height: 768, hasTouch: false },
  { width: 1440, height: 900, hasTouch: false },
]) {
  test.describe(`at ${width}×${height}${hasTouch ? ', touched' : ''}`, () => {
    test.use({ viewport: { width, height }, hasTouch })
    const launcher = (page: Page) => page.getByRole('button', { name: 'Consultor IA', exact: true })

    test("the consultant's button covers nothing of a visitor's pages", async ({ page }) => {
      for (const path of ['/search', '/map?state=SP&view=map']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(launcher(page)).toBeVisible()
        expect.soft(await coveredBy(launcher(page)), path).toEqual([])
      }
    })

    test("the consultant's button covers nothing of an account's pages", async ({ page }) => {
      await enterSharedAccount(page)
      const { items } = (await (
        await page.request.get('/api/properties?limit=1')
      ).json()) as PropertySearchPage
      const property = `/imovel/${items[0]?.id}`
      for (const path of [property, '/search', '/map?state=SP&view=map', '/compare', '/favorites']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        // In a narrow window, the header links to the consultant instead.
        const expected = path === property || width >= 1024 || hasTouch
        await expect(launcher(page)).toHaveCount(expected ? 1 : 0)
        if (expected) expect.soft(await coveredBy(launcher(page)), path).toEqual([])
      }
    })
  })
}

for (const [width, height] of [
  [360, 800],
  [768, 1024],
  [1024, 768],
] as const) {
  test(`a return in the map’s list is one line at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enterSharedAccount(page)
    await page.goto('/map?state=SP&view=list', { waitUntil: 'networkidle' })
    const lines = page.locator('.map-row .return-line')
    await expect(lines.first()).toBeVisible()
    const broken = await lines.evaluateAll(all =>
      all
        .map(line => ({
          words: line.textContent,
          tops: ['.return-line-base', '.return-line-ends'].map(part => {
            const box = line.querySelector(part)?.getBoundingClientRect()
            return box === undefined ? null : Math.round((box.top + box.bottom) / 2)
          }),
        }))
        .filter(({ tops: [base, ends] }) => base !== ends),
    )
    expect(broken).toEqual([])
  })
}

import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { cutAboveCards, cutFirstCard, type SlicingProxy, startSlicingProxy } from './support/slicing-proxy.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** Six criteria with chips, some of which a low window folds. */
const sixCriteria = '?state=SP&type=casa&type=apartamento&maxPrice=900000&minDiscount=5&minRooms=1'

const resaleWords = /ROI|rende mais|revend/

/** Returns the text that is seen, also within menus that are not open. */
const readShownText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(element =>
        element.matches('option') ? getComputedStyle(element).display !== 'none' : element.checkVisibility(),
      )
      .flatMap(element => [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
      .map(node => node.textContent)
      .join('\n'),
  )

interface Shift {
  value: number
  at: string[]
}

/** Records every layout shift from the first paint on without an input in the last half second. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifts.push({
          value: entry.value,
          at: entry.sources.map(({ node, previousRect: { x, y }, currentRect }) => {
            const words = node instanceof Element ? node.outerHTML : (node?.textContent ?? 'what is gone')
            return `${words.slice(0, 120)} (${x}, ${y}) → (${currentRect.x}, ${currentRect.y})`
          }),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })

const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)

for (const [name, viewport] of [
  ['phone', { width: 360, height: 800 }],
  ['tablet', { width: 768, height: 1024 }],
  ['desk', { width: 1440, height: 900 }],
] as const) {
  test(`nothing jumps while the search loads (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await noteShifts(page)
    await page.goto('/search?state=SP', { waitUntil: 'networkidle' })
    await new SearchPageDriver(page).settled()
    expect(await shifts(page)).toEqual([])
  })

  test(`nothing jumps while the search loads for a family, which reads no word of a resale (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() =>
      localStorage.setItem(
        'home-profile',
        JSON.stringify({ parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }),
      ),
    )
    await noteShifts(page)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/assets/*.js', async route => {
      await held
      await route.continue()
    })
    await page.goto('/search?state=SP', { waitUntil: 'commit' })
    const shown = page.getByRole('main')
    await expect(shown.getByRole('article').first()).toBeVisible()
    expect(await readShownText(page)).not.toMatch(resaleWords)
    release()
    await new SearchPageDriver(page).settled()
    await expect(shown.getByText(/1º dia/).first()).toBeVisible()
    expect(await readShownText(page)).not.toMatch(resaleWords)
    expect(await shifts(page)).toEqual([])
  })

  test(`nothing jumps while the search in one city loads (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertySearchPage
    await noteShifts(page)
    await page.goto(`/search?${new URLSearchParams({ city: items[0]?.city ?? '' })}`, {
      waitUntil: 'networkidle',
    })
    await new SearchPageDriver(page).settled()
    expect(await shifts(page)).toEqual([])
  })

  test(`nothing jumps while the search loads with cards in rows (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => localStorage.setItem('search-layout', 'list'))
    await noteShifts(page)
    await page.goto('/search?state=SP', { waitUntil: 'networkidle' })
    await new SearchPageDriver(page).settled()
    expect(await shifts(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Ver em lista' })).toHaveAttribute('aria-pressed', 'true')
  })

  for (const path of [pagePaths.home, pagePaths.places, '/imoveis/sp', pagePaths.plans, pagePaths.map])
    test(`nothing jumps while ${path} loads for a visitor, also when the font is late (${name})`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.route('**/*.woff2', async route => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await route.continue()
      })
      await noteShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })

  for (const path of [pagePaths.chat, pagePaths.profile])
    test(`nothing jumps while ${path} loads (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await enterSharedAccount(page)
      await noteShifts(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shifts(page)).toEqual([])
    })

  test(`nothing jumps while a property loads (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await enterSharedAccount(page)
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertySearchPage
    await noteShifts(page)
    await page.goto(`/imovel/${items[0]?.id}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Localização' })).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })
}

/** Opens a page whose slices come one after another, each painted before the next; returns the number of slices. */
async function loadInSlices(page: Page, slow: SlicingProxy, path: string): Promise<number> {
  const arrived = page.goto(slow.url + path, { waitUntil: 'networkidle' })
  while (await slow.sendSlice())
    await page
      // Before the first slice has made a document, and before its body begins, there is nothing to paint.
      .evaluate(
        () =>
          document.body &&
          new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      .catch(() => undefined)
  await arrived
  return slow.slices()
}

for (const [width, height] of [
  [360, 800],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`nothing jumps while /login arrives slice by slice (${width} px)`, async ({ page, server }) => {
    await page.setViewportSize({ width, height })
    await noteShifts(page)
    const slow = await startSlicingProxy(server, pagePaths.login)
    expect(await loadInSlices(page, slow, pagePaths.login)).toBeGreaterThan(5)
    await expect(page.getByRole('button', { name: 'ENTRAR', exact: true })).toBeVisible()
    expect(await shifts(page)).toEqual([])
    await slow.stop()
  })

  for (const [part, cut] of [
    ['what stands above the results arrives control by control', cutAboveCards],
    ['the first card arrives element by element', cutFirstCard],
  ] as const)
    test(`nothing jumps while ${part} (${width} px)`, async ({ page, server }) => {
      await page.setViewportSize({ width, height })
      await noteShifts(page)
      const path = `${pagePaths.search}?state=SP`
      const slow = await startSlicingProxy(server, path, cut)
      expect(await loadInSlices(page, slow, path)).toBeGreaterThan(15)
      await new SearchPageDriver(page).settled()
      expect(await shifts(page)).toEqual([])
      await slow.stop()
    })
}

test.describe('in a low window', () => {
  test.use({ viewport: { width: 720, height: 450 }, expectedProblems: /ERR_FAILED/ })

  test('no chip of a search moves when some are folded', async ({ page }) => {
    // Another font changes the width of the chips' words.
    await page.route('**/*.woff2', route => route.abort())
    await noteShifts(page)
    await page.goto(`/search${sixCriteria}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /^\+\d filtros?$/ })).toBeVisible()
    const moved = (await shifts(page)).flatMap(({ at }) => at)
    expect(moved.filter(html => /search-chip|results-head/.test(html.split('>')[0] ?? ''))).toEqual([])
  })
})

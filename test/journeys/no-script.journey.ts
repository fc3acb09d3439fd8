import type { Page } from '@playwright/test'
import { enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test.use({ javaScriptEnabled: false, expectedProblems: /status of 405/ })

/** The query of the page's address, decoded and without the order of its parameters. */
const readQuery = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams)

for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
])
  test.describe(`without script, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('a search is narrowed, ordered and read page by page up to a property', async ({ page }) => {
      const search = new SearchPageDriver(page)
      await page.goto('/search')
      const filters = page.getByRole('link', { name: 'Filtros' })
      if (width < 1024) await filters.click()
      await search.state.selectOption('GO')
      await page.getByLabel('Preço Máximo').fill('350.000')
      await search.form.getByRole('button', { name: 'Ver imóveis' }).click()
      expect(readQuery(page)).toEqual({ state: 'GO', maxPrice: '350000' })
      const first = await apiSearch(page, '?state=GO&maxPrice=350000')
      expect(await search.ids()).toEqual(first.ids)
      expect(await search.total()).toBe(first.total)

      await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price')
      await page.getByRole('button', { name: 'Ordenar' }).click()
      expect(readQuery(page)).toEqual({ state: 'GO', maxPrice: '350000', sort: 'price' })

      await page.getByRole('link', { name: 'Próxima página' }).click()
      expect(readQuery(page)).toEqual({ state: 'GO', maxPrice: '350000', sort: 'price', pagina: '2' })
      const second = await apiSearch(page, '?state=GO&maxPrice=350000&sort=price&page=1')
      expect(await search.ids()).toEqual(second.ids)
      await expect(page.getByText(/^31 a 60 de [\d.]+ imóveis$/)).toBeVisible()

      await page.getByRole('link', { name: 'Página anterior' }).first().click()
      expect(readQuery(page)).toEqual({ state: 'GO', maxPrice: '350000', sort: 'price' })
      await search.cards.first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/imovel\/\d+\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('a sentence is understood, added to the search, and each of its filters taken out again', async ({
      page,
    }) => {
      const search = new SearchPageDriver(page)
      await page.goto('/search?minRooms=1')
      await search.box.fill('casa em Goiânia, GO até 350 mil')
      await page.getByRole('button', { name: 'Buscar' }).click()
      expect(readQuery(page)).toMatchObject({ type: 'casa', state: 'GO', maxPrice: '350000', minRooms: '1' })
      await expect(page).toHaveTitle(/Goiânia, GO/)
      await page.getByRole('link', { name: 'Remover filtro: Casa' }).click()
      expect(readQuery(page)).not.toHaveProperty('type')
      expect(readQuery(page)).toMatchObject({ state: 'GO', maxPrice: '350000' })
    })

    test('while a property’s page still arrives, nothing is painted that what follows would push away', async ({
      page,
    }) => {
      const { ids } = await apiSearch(page, '?limit=1')
      const path = `/imovel/${ids[0]}`
      const html = await (await page.request.get(path)).text()
      // The line breaks off where the story begins, which stands above the offer on a phone and beside it on a desk.
      const begun = html.slice(0, html.lastIndexOf('<div class="facts-story'))
      await page.route(`**${path}`, route => route.fulfill({ contentType: 'text/html', body: begun }))
      await page.goto(path)
      await expect(page.locator('.facts-price')).toBeVisible()
      await expect(page.locator('.facts-offer')).toBeVisible({ visible: width >= 1024 })
      await page.unroute(`**${path}`)
      await page.goto(path)
      await expect(page.locator('.facts-offer')).toBeVisible()
    })

    test('an account reads the price, the verdict and the ladder of a property', async ({ page }) => {
      await enterSharedAccount(page)
      const { ids } = await apiSearch(page, '?state=GO&category=casa&limit=1')
      await page.goto(`/imovel/${ids[0]}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('O veredito', { exact: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Preço', exact: true })).toContainText('Custa no fim')
      await expect(page.getByRole('region', { name: 'Escada do preço' })).toContainText('R$')
      await expect(page.getByRole('radio')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('the system chooses the theme, also the colour of the browser’s own bar', async ({ page }) => {
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const seen: string[] = []
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto('/search')
        seen.push(await ground())
        await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#f9f6f1')
      }
      expect(new Set(seen).size).toBe(2)
    })

    test('a form that is sent to a page is answered by a page, which says what to do', async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
      await page.getByRole('button', { name: 'ENTRAR', exact: true }).click()
      const message = page.locator('noscript main')
      await expect(message).toBeVisible()
      expect(await message.innerText()).toContain('Esta página não recebe formulários.')
      expect(page.url()).not.toContain('ana')
    })

    test('what needs script is not there', async ({ page }) => {
      await page.goto('/search?state=GO')
      await expect(page.getByRole('button', { name: /Salvar|Filtros|Ver em|Carregar mais/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Alto ROI' })).toBeVisible()
      await page.goto('/map?state=GO')
      await expect(page.getByRole('link', { name: /^Detalhes/ }).first()).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveCount(0)
      if (width >= 1024) return
      // On a phone the sign-in has the bar to itself.
      const bar = await page.locator('.bottom-bar').boundingBox()
      const entry = await page.locator('.bottom-entry').boundingBox()
      expect((entry?.x ?? 0) * 2 + (entry?.width ?? 0)).toBeCloseTo(bar?.width ?? 0, 0)
    })
  })

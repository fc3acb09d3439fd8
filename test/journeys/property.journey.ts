import type { Page } from '@playwright/test'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterSharedAccount } from './support/account.ts'
import { atProperty, holdScripts, scriptsAnswer, toastsStay } from './support/arrival.ts'
import { answerProperty } from './support/drawn-by-browser.ts'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** Returns the number of a listing of the server that no other journey saves in the shared account. */
async function someId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/properties?sort=price&page=1&limit=1')
  const { items } = (await answer.json()) as PropertySearchPage
  return items[0]?.id ?? ''
}

/** Signs in and opens a listing with this detail. */
async function open(page: Page, detail: PropertyDetail): Promise<PropertyDetail> {
  await enterSharedAccount(page)
  const id = await someId(page)
  const images = detail.images.map((_, at) => `/api/photos/${id}/${at + 1}`)
  const shown = { ...detail, id, images }
  // Every fact, with photos: clipboard, popovers, real focus and contrast need Chromium; what
  // the page says is tested in property-page.test.ts.
  await answerProperty(page, shown)
  await page.route('**/api/photos/**', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    }),
  )
  await page.goto(`/imovel/${id}`)
  await expect(page.getByRole('heading', { name: 'Localização' })).toBeVisible()
  return shown
}

const bar = (page: Page) => page.getByRole('region', { name: 'Ações', exact: true })

test('the photos move, number and link are copied, figures explain themselves, and the bar leads to the place', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const shown = await open(page, { ...richProperty, images: ['1', '2', '3'], debts: 1234.5 })
  await toastsStay(page)
  const { id } = shown

  const photos = page.getByRole('region', { name: 'Fotos do imóvel' })
  await expect(photos.getByText('1 / 3')).toBeVisible()
  await photos.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(photos.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('End')
  await expect(photos.getByText('3 / 3')).toBeVisible()

  await page.getByRole('button', { name: `Caixa nº ${id}` }).click()
  await expect(page.getByText('ID copiado!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  await page.getByRole('button', { name: 'Compartilhar' }).first().click()
  await expect(page.getByText('Link copiado!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(writePropertyAddress(shown), page.url()).href,
  )

  await page.getByRole('button', { name: 'Salvar nos favoritos' }).first().click()
  await expect(page.getByText('Adicionado aos favoritos', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remover dos favoritos' }).first().click()
  await expect(page.getByText('Removido dos favoritos', { exact: true })).toBeVisible()

  const price = page.getByRole('region', { name: 'Preço' })
  const formula = price.getByText('Lance + tudo o que se paga até a venda')
  await expect(formula).toBeHidden()
  const roi = price.getByRole('button', { name: 'Custa no fim' })
  await roi.press('Enter')
  await expect(formula).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(formula).toBeHidden()
  await expect(roi).toBeFocused()

  const location = page.getByRole('region', { name: 'Localização' })
  await location.scrollIntoViewIfNeeded()
  await bar(page).getByRole('button', { name: 'Ver a localização' }).click()
  await expect(page.locator('#localizacao')).toBeFocused()
  await expectAccessible(page)
})

test.describe('on a phone', { tag: '@deep' }, () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the bar is always visible and covers nothing at the end of the page', async ({ page }) => {
    await open(page, { ...richProperty, price: 12_345_678.9, city: 'VILA BELA DA SANTISSIMA TRINDADE' })
    await expect(bar(page).getByRole('link', { name: /^(Participar|Fazer a conta)/ })).toBeInViewport()
    await expectAccessible(page)
    // Cards far down the page render only on scrolling there.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByRole('region', { name: 'Parecidos à venda' })).toBeVisible()
    const free = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const [last, covering] = ['.property-columns', '.detail-bar'].map(part =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return (covering?.top ?? 0) - (last?.bottom ?? 0)
    })
    expect(free, 'px between the last card and the bar').toBeGreaterThan(0)
  })
})

test('the back link returns to the previous list, or without one to the search', async ({ page }) => {
  await enterSharedAccount(page)
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  await search.cards.first().getByRole('link').first().click()
  await atProperty(page)
  await page.getByRole('link', { name: 'Voltar' }).click()
  await expect(page).toHaveURL(/\/search\?state=SP$/)

  const other = await page.context().newPage()
  await other.goto(`/imovel/${await someId(page)}`)
  await atProperty(other)
  await other.getByRole('link', { name: 'Voltar' }).click()
  await expect(other).toHaveURL(/\/search$/)
})

test.describe('before any script is there, the back link', { tag: '@deep' }, () => {
  for (const who of ['a visitor', 'an account'])
    test(`returns ${who} to the previous list, once for two presses, and the scripts change nothing of it`, async ({
      page,
    }) => {
      if (who === 'an account') await enterSharedAccount(page)
      const search = new SearchPageDriver(page)
      await search.open('?state=GO')
      const release = await holdScripts(page)
      await page.goto('/search?state=SP', { waitUntil: 'commit' })
      await search.cards.first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/imovel\//)
      await page.getByRole('link', { name: 'Voltar' }).dblclick()
      await expect(page).toHaveURL(/\/search\?state=SP$/)
      await expect(search.cards.first()).toBeVisible()
      release()
      await search.settled()
      await expect(page).toHaveURL(/\/search\?state=SP$/)
    })

  test('returns to a list that scripts had left, after the page was loaded again', async ({ page }) => {
    await enterSharedAccount(page)
    const search = new SearchPageDriver(page)
    await search.open('?state=SP')
    const link = search.cards.first().getByRole('link').first()
    await scriptsAnswer(link)
    await link.click()
    await atProperty(page)
    await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(/\/search\?state=SP$/)
    await expect(search.cards.first()).toBeVisible()
  })

  test('leads to the search where no page of the site stands before', async ({ page }) => {
    const { items } = (await (await page.request.get('/api/properties?limit=1')).json()) as PropertySearchPage
    await holdScripts(page)
    await page.goto(`/imovel/${items[0]?.id}`, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(/\/search$/)
  })
})

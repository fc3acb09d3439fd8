import type { Locator, Page, Request, Response } from '@playwright/test'
import type { SessionEntry } from '#contract/account-schemas.ts'
import { buildAssumedSheet, toCostQuestion } from '#contract/cost-sheet.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { toReais } from '#domain/money.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { lookWhenPressed, toastsStay } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import { enterDemonstration, enterWithNothingSaved, heldBack, test } from './support/own-server.ts'
import { SearchPage } from './support/search-page.ts'

const heart = (card: Locator): Locator => card.getByRole('button', { name: /favoritos: / })
const isSaved = (card: Locator) => expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
const isNotSaved = (card: Locator) => expect(heart(card)).toHaveAttribute('aria-pressed', 'false')

const isWrite = (request: Request): boolean =>
  request.url().includes('/api/favorites') && request.method() !== 'GET'
const answered = (page: Page, method?: string) =>
  page.waitForResponse(
    response =>
      isWrite(response.request()) &&
      response.ok() &&
      (method ?? response.request().method()) === response.request().method(),
  )

const stageOf = (page: Page): Locator => page.getByRole('combobox', { name: /^Etapa: / })
const openNotes = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Anota/ })
    .first()
    .click()
const notes = (page: Page): Locator => page.getByRole('textbox', { name: 'Anotações' })

/** Returns the first card of a search, and its number. */
async function firstCard(page: Page): Promise<{ card: Locator; id: string; of: (other: Page) => Locator }> {
  const search = new SearchPage(page)
  await search.open('?state=SP')
  const [id = ''] = await search.ids()
  const of = (other: Page) => other.locator(`[data-property="${id}"]`)
  return { card: of(page), id, of }
}

test('a visitor’s favorite survives a reload and joins the account after sign-in', async ({ page }) => {
  await enterWithNothingSaved(page)
  await page.context().clearCookies()

  const { card, of } = await firstCard(page)
  await toastsStay(page)
  await isNotSaved(card)
  const saved = answered(page)
  await heart(card).click()
  await isSaved(card)
  await expect(heart(card)).toHaveAccessibleName(/^Remover dos favoritos: \S/)
  await expect(page.getByText('Adicionado aos favoritos', { exact: true })).toBeVisible()
  await saved
  await page.reload()
  await isSaved(card)

  await enterDemonstration(page)
  await page.goto('/favorites')
  await expect(of(page)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('two browsers with one account see the same favorites and notes', async ({ page, browser, server }) => {
  await enterWithNothingSaved(page)
  const { card, id, of } = await firstCard(page)
  const saved = answered(page)
  await heart(card).click()
  await saved
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  const sheet = buildAssumedSheet(richProperty)
  if (sheet === null) throw new Error('no appraisal')
  const { netProfit } = computeCostSums(toCostQuestion(sheet))
  const kept = await page.request.patch(`/api/favorites/${id}`, { data: { user_id: me?.user.id, sheet } })
  expect(kept.ok()).toBe(true)
  await page.goto('/favorites')
  await stageOf(page).selectOption('Visitado')
  await openNotes(page)
  await notes(page).fill('Telhado novo\nLigar ao síndico')
  const noted = page.waitForResponse(
    answer =>
      answer.ok() &&
      answer.request().method() === 'PATCH' &&
      answer.request().postData()?.includes('síndico') === true,
  )
  await page.getByRole('button', { name: 'Pronto' }).click()
  await noted

  const context = await browser.newContext({ baseURL: server })
  const other = await context.newPage()
  await other.clock.install()
  await enterDemonstration(other)
  await other.goto('/favorites')
  await isSaved(of(other))
  await expect(stageOf(other)).toHaveValue('visitado')
  await expect(other.getByRole('button', { name: /^Anotações: Telhado novo ?: / })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Abrir planilha: / })).toContainText(
    `R$ ${Math.trunc(toReais(netProfit)).toLocaleString('pt-BR')}`,
  )
  const removed = answered(other)
  await other.getByRole('button', { name: /^Remover: / }).click()
  await isNotSaved(of(other))
  await other.clock.fastForward(heldBack)
  await removed
  await context.close()

  await page.goto('/favorites')
  await expect(page.getByText('Nenhum favorito ainda')).toBeVisible()
  await page.getByRole('link', { name: 'Explorar Imóveis' }).click()
  await expect(page).toHaveURL(/\/search$/)
})

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED/ })

  test('favorites change at once, wait through a reload, and are sent once', async ({ page }) => {
    await lookWhenPressed(page)
    await enterWithNothingSaved(page)
    await page.route('**/api/favorites**', route => route.abort('connectionrefused'))
    const { card, id, of } = await firstCard(page)
    const tried = page.waitForRequest(isWrite)
    await heart(card).click()
    await isSaved(card)
    await tried
    await page.reload()
    await isSaved(card)

    await page.goto('/favorites')
    await isSaved(of(page))
    await expect(
      page.getByText(/Sem conexão com o servidor.*viu por último.*Uma mudança espera/),
    ).toBeVisible()
    await stageOf(page).selectOption('Lance dado')
    await openNotes(page)
    await notes(page).fill('Teto: R$ 90.000')
    await expect(page.getByText('Esperando conexão. O texto está guardado neste aparelho.')).toBeVisible()
    await page.getByRole('button', { name: 'Pronto' }).click()

    const writes: Response[] = []
    page.on('response', response => isWrite(response.request()) && writes.push(response))
    await page.unroute('**/api/favorites**')
    const sent = answered(page, 'POST')
    const noted = answered(page, 'PATCH')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    expect((await sent).request().postDataJSON()).toMatchObject({ property: { id } })
    expect((await noted).request().postDataJSON()).toMatchObject({ stage: 'lance', notes: 'Teto: R$ 90.000' })
    await expect(page.getByText(/Sem conexão/)).toHaveCount(0)
    await page.reload()
    await isSaved(of(page))
    await expect(stageOf(page)).toHaveValue('lance')
    expect(writes).toHaveLength(2)
  })
})

test.describe('when the server refuses', () => {
  test.use({ expectedProblems: /status of 422/ })

  test('a favorite that the server refuses is removed again, with a message', async ({ page }) => {
    await page.route('**/api/favorites', route =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: { error: { code: 'too_many_favorites', message: 'Você já tem 1000 favoritos.' } },
          })
        : route.fallback(),
    )
    const { card } = await firstCard(page)
    await heart(card).click()
    await expect(page.getByText('Você já tem 1000 favoritos.', { exact: true })).toBeVisible()
    await isNotSaved(card)
  })
})

test('the keyboard alone saves and removes, without following the link that fills the card', async ({
  page,
}) => {
  const { card, id } = await firstCard(page)
  await toastsStay(page)
  await expect(card.getByRole('link')).toHaveAttribute('href', `/imovel/${id}`)
  await heart(card).press('Enter')
  await isSaved(card)
  await expect(heart(card)).toBeFocused()
  await page.keyboard.press('Space')
  await isNotSaved(card)
  await expect(page.getByText('Removido dos favoritos', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/search\?state=SP$/)
})

/** Saves three favorites in the account, one after another. */
async function withThree(page: Page): Promise<void> {
  await enterWithNothingSaved(page)
  const search = new SearchPage(page)
  await search.open('?state=SP')
  for (const at of [0, 1, 2]) {
    const saved = answered(page)
    await heart(search.cards.nth(at)).click()
    await saved
  }
}

test('changes since saving are shown, and favorites can be sorted, removed, restored and compared', async ({
  page,
}) => {
  await withThree(page)
  await page.route('**/api/favorites?*', async route => {
    const response = await route.fetch()
    const [first, second, ...rest] = (await response.json()) as {
      price_when_saved: number
      property: { price: number; gone: boolean }
    }[]
    if (first) first.price_when_saved = first.property.price + 12_000
    if (second) second.property.gone = true
    await route.fulfill({ response, json: [first, second, ...rest] })
  })
  await page.goto('/favorites')
  const items = page.getByRole('list', { name: 'Favoritos' }).getByRole('article')
  await expect(items).toHaveCount(3)
  await expect(page.getByText('Baixou R$ 12.000 desde que você salvou')).toBeVisible()
  await expect(page.getByText('Saiu da lista da Caixa')).toBeVisible()

  await page.getByLabel('Ordenar por').selectOption('Menor preço')
  const prices = await items.evaluateAll(cards =>
    cards.map(card => Number(/R\$\s([\d.]+)/.exec(card.textContent)?.[1]?.replaceAll('.', ''))),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  await page
    .getByRole('button', { name: /^Remover: / })
    .nth(1)
    .click()
  await expect(page.getByRole('heading', { name: 'Favoritos' })).toBeVisible()
  await expect(page.getByText('2 imóveis', { exact: true })).toBeVisible()
  await expect(items).toHaveCount(3)
  await page.getByRole('button', { name: /^Desfazer: / }).click()
  await expect(page.getByText('3 imóveis', { exact: true })).toBeVisible()

  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .nth(at)
      .check()
  const ids = await items.evaluateAll(cards => cards.map(card => card.getAttribute('data-property')))
  await page.getByRole('link', { name: 'Comparar (2)' }).click()
  await expect(page).toHaveURL(
    url => url.pathname === '/compare' && url.searchParams.get('ids') === `${ids[0]},${ids[1]}`,
  )
})

test('favorites are accessible on a narrow phone', async ({ page }) => {
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

import { expect, type Page } from '@playwright/test'
import { enterDemonstration } from './support/account.ts'
import { ownServerTest } from './support/own-server.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' })
const chipsOf = (page: Page) => page.getByRole('list', { name: 'Entendi assim' }).getByRole('listitem')
const questions = (page: Page, words: RegExp) =>
  page.getByRole('list', { name: 'Conversa' }).locator('.question').filter({ hasText: words })

async function openChat(page: Page): Promise<void> {
  await enterDemonstration(page)
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: 'Consultor', level: 1 })).toBeVisible()
}

const allOf = (page: Page, total: number) =>
  page.getByRole('link', { name: `Ver todos (${total.toLocaleString('pt-BR')})` })

const all = '?state=SP&category=apartamento'

ownServerTest(
  'a sentence becomes filters and cards; after an edit it is answered again; saved, it opens the search',
  async ({ page }) => {
    await openChat(page)
    await fieldOf(page).pressSequentially('apartamentos em SP')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('até 400 mil')
    await expect(fieldOf(page)).toHaveValue('apartamentos em SP\naté 400 mil')
    await page.keyboard.press('Enter')
    await expect(chipsOf(page)).toHaveText(['São Paulo', 'Apartamento', 'até R$ 400 mil'])
    const some = await apiSearch(page, `${all}&maxPrice=400000`)
    await expect(allOf(page, some.total)).toBeVisible()
    await expect(fieldOf(page)).toBeFocused()

    await page.getByRole('button', { name: 'Remover filtro: até R$ 400 mil' }).click()
    await expect(chipsOf(page)).toHaveText(['São Paulo', 'Apartamento'])
    const found = await apiSearch(page, all)
    expect(found.total).toBeGreaterThan(some.total)

    await page.reload()
    await expect(questions(page, /apartamentos em SP/)).toHaveCount(1)
    await expect(chipsOf(page)).toHaveText(['São Paulo', 'Apartamento'])
    await allOf(page, found.total).click()
    const search = new SearchPageDriver(page)
    await search.counts(found.total)
    await expect(page).toHaveURL(/\/search\?type=apartamento&state=SP/)
  },
)

ownServerTest(
  'an interrupted answer can be requested again, and the question appears once',
  async ({ page }) => {
    await openChat(page)
    await page.route('**/api/chat', route =>
      route.fulfill({
        headers: { 'content-type': 'text/event-stream' },
        body: 'event: text\ndata: {"text":"Achei só a metade"}\n\n',
      }),
    )
    await fieldOf(page).fill('terrenos em MG')
    await page.getByRole('button', { name: 'Enviar' }).click()
    const conversation = page.getByRole('list', { name: 'Conversa' })
    await expect(conversation.getByText('Achei só a metade')).toBeVisible()
    await expect(conversation.getByText('Verifique sua conexão')).toBeVisible()
    await page.unroute('**/api/chat')
    await conversation.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(chipsOf(page)).toHaveText(['Minas Gerais', 'Terreno'])
    await expect(conversation.getByText('Achei só a metade')).toHaveCount(0)
    await expect(questions(page, /terrenos em MG/)).toHaveCount(1)
  },
)

ownServerTest(
  'a stopped question stays in its conversation, and Novo Chat starts only one new conversation',
  async ({ page }) => {
    await openChat(page)
    const chats = async () => (await (await page.request.get('/api/chats')).json()) as unknown[]
    const before = (await chats()).length
    await page.route('**/api/chat', () => undefined)
    await fieldOf(page).fill('terrenos em MG')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Parar' }).click()
    await expect(
      page.getByRole('list', { name: 'Conversa' }).getByText('Resposta interrompida'),
    ).toBeVisible()
    await page.unroute('**/api/chat')
    await fieldOf(page).fill('casas em SP')
    await page.keyboard.press('Enter')
    await expect(chipsOf(page)).toHaveText(['São Paulo', 'Casa'])
    await expect(questions(page, /./)).toHaveCount(2)
    expect(await chats()).toHaveLength(before + 1)

    const begin = page.getByRole('button', { name: 'Novo Chat' })
    await begin.click()
    await expect(questions(page, /./)).toHaveCount(0)
    await expect(page.getByText('Olá! Sou o consultor')).toBeVisible()
    await begin.click()
    await expect(fieldOf(page)).toBeFocused()
    expect(await chats()).toHaveLength(before + 2)
  },
)

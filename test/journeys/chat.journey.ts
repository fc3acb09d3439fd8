import { expect, type Page, type Request } from '@playwright/test'
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
  await expect(page.getByRole('heading', { name: 'Chat IA', level: 1 })).toBeVisible()
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

ownServerTest('Novo Chat starts only one new conversation', async ({ page }) => {
  await openChat(page)
  const chats = async () => (await (await page.request.get('/api/chats')).json()) as unknown[]
  const before = (await chats()).length
  await fieldOf(page).fill('casas em SP')
  await page.keyboard.press('Enter')
  await expect(chipsOf(page)).toHaveText(['São Paulo', 'Casa'])
  expect(await chats()).toHaveLength(before + 1)

  const begin = page.getByRole('button', { name: 'Novo Chat' })
  await begin.click()
  await expect(questions(page, /./)).toHaveCount(0)
  await expect(page.getByText('Olá! Sou o consultor')).toBeVisible()
  await begin.click()
  await expect(fieldOf(page)).toBeFocused()
  expect(await chats()).toHaveLength(before + 2)
})

ownServerTest('the request of an answer ends in the browser as one that succeeded', async ({ page }) => {
  await openChat(page)
  const ends: string[] = []
  const note = (end: string) => (request: Request) => {
    if (new URL(request.url()).pathname === '/api/chat') ends.push(end)
  }
  page.on('requestfinished', note('finished')).on('requestfailed', note('failed'))
  const asked = ['o que é FGTS?', 'casas em SP', 'o que é ITBI?', 'o que é leilão?']
  for (const [at, question] of asked.entries()) {
    await fieldOf(page).fill(question)
    await page.keyboard.press('Enter')
    await expect.poll(() => ends.length).toBe(at + 1)
  }
  expect(ends).toEqual(asked.map(() => 'finished'))
})

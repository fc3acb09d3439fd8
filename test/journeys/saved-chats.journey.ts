import type { Page } from '@playwright/test'
import { enterDemonstration } from './support/account.ts'
import { expect } from './support/journey.ts'
import { removalDelayMs, ownServerTest } from './support/own-server.ts'

const answered = (page: Page, method: string) =>
  page.waitForResponse(
    response =>
      response.url().includes('/api/chats/') && response.request().method() === method && response.ok(),
  )

const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

ownServerTest('a saved conversation is renamed, deleted, restored, and opened', async ({ page }) => {
  await page.clock.install()
  await enterDemonstration(page)
  for (const { id } of (await (await page.request.get('/api/chats')).json()) as { id: string }[])
    await page.request.delete(`/api/chats/${id}`)
  await page.goto('/saved-chats')
  await expect(page.getByRole('heading', { name: 'Nenhuma conversa salva' })).toBeVisible()

  for (const title of ['Casas em Goiás', 'Terrenos'])
    expect((await page.request.post('/api/chats', { data: { title } })).ok()).toBe(true)
  await page.reload()
  const first = cardOf(page, 'Casas em Goiás')
  const second = cardOf(page, 'Terrenos')
  await expect(first).toBeVisible()

  await first.getByRole('button', { name: 'Renomear: Casas em Goiás' }).click()
  const field = page.getByRole('textbox', { name: 'Nome da conversa' })
  await expect(field).toBeFocused()
  await field.fill('   ')
  const renamed = answered(page, 'PATCH')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  const nameless = cardOf(page, 'Conversa')
  await expect(nameless).toBeVisible()
  await renamed

  await nameless.getByRole('button', { name: /^Excluir: / }).click()
  await expect(nameless.getByText('Conversa excluída')).toBeVisible()
  await nameless.getByRole('button', { name: /^Desfazer: / }).click()
  await expect(nameless.getByText('Conversa excluída')).toBeHidden()
  await second.getByRole('button', { name: /^Excluir: / }).click()
  await expect(second.getByText('Conversa excluída')).toBeVisible()
  const deleted = answered(page, 'DELETE')
  await page.clock.fastForward(removalDelayMs)
  await deleted
  await expect(second).toHaveCount(0)
  await expect(nameless).toBeVisible()

  await nameless.getByRole('link', { name: /^Abrir: / }).click()
  await expect(page).toHaveURL(/\/chat$/)
  const recent = page.getByRole('navigation', { name: 'Conversas recentes' })
  await expect(recent.getByRole('button', { name: /^Conversa/ })).toHaveAttribute('aria-current', 'true')
})

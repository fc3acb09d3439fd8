import type { Page } from '@playwright/test'
import type { Notification } from '#contract/notification-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { enterDemonstration } from './support/account.ts'
import { expect } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

ownServerTest.describe.configure({ mode: 'default' })

const toast = (page: Page) => page.getByRole('region', { name: /^Avisos \(/ }).getByRole('listitem')
const bell = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('button', { name: words, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Avisos' })

const notification = (change: Partial<Notification>): Notification => ({
  id: crypto.randomUUID(),
  createdAt: new Date().toISOString(),
  read: false,
  title: 'Casa em Luziânia baixou para R$ 74.900',
  description: 'Era R$ 92.400.',
  type: 'deal',
  change: null,
  link: null,
  ...change,
})

/** Answers with these notifications, for the accessibility of a full drawer, whose sizes and contrast need Chromium. */
async function answerNotifications(page: Page, notifications: Notification[]): Promise<void> {
  await page.route('**/api/notifications', route => route.fulfill({ json: notifications }))
  await page.route('**/api/notifications/read', route => route.fulfill({ json: { ok: true } }))
}

ownServerTest.beforeEach(async ({ page }) => {
  await enterDemonstration(page)
  expect((await page.request.delete('/api/notifications')).ok()).toBe(true)
})

ownServerTest('a test notification arrives, is read, and is deleted', async ({ page }) => {
  await page.goto('/profile')
  await bell(page, 'Avisos').click()
  await expect(drawer(page)).toContainText('Nenhum aviso por aqui')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(bell(page, 'Avisos')).toBeFocused()

  await page.getByRole('button', { name: 'Enviar aviso de teste' }).click()
  await expect(toast(page)).toContainText('Aviso de teste enviado')
  await bell(page, 'Avisos: 1 não lido').click()
  const item = drawer(page).getByRole('listitem')
  await expect(drawer(page).getByRole('heading', { name: 'Hoje' })).toBeVisible()
  await expect(item).toContainText('Não lido')
  const markedRead = page.waitForResponse(answer => answer.url().endsWith('/api/notifications/read'))
  await item.getByRole('button').click()
  await expect(item).not.toContainText('Não lido')
  expect((await markedRead).ok()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(bell(page, 'Avisos')).toBeVisible()

  await page.reload()
  await bell(page, 'Avisos').click()
  await expect(item).toBeVisible()
  await expect(item).not.toContainText('Não lido')
  await drawer(page).getByRole('button', { name: 'Limpar' }).click()
  await expect(drawer(page).getByRole('button', { name: 'Manter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('button', { name: 'Limpar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('button', { name: 'Apagar' }).click()
  await expect(drawer(page)).toContainText('Nenhum aviso por aqui')
  await page.reload()
  await bell(page, 'Avisos').click()
  await expect(drawer(page)).toContainText('Nenhum aviso por aqui')
})

ownServerTest('all are marked as read at once, on the server too', async ({ page }) => {
  await page.goto('/profile')
  for (const unread of ['1 não lido', '2 não lidos']) {
    await page.getByRole('button', { name: 'Enviar aviso de teste' }).click()
    await expect(bell(page, `Avisos: ${unread}`)).toBeVisible()
  }
  await bell(page, 'Avisos: 2 não lidos').click()
  const all = drawer(page).getByRole('button', { name: 'Marcar todas como lidas' })
  const markedRead = page.waitForResponse(answer => answer.url().endsWith('/api/notifications/read'))
  await all.click()
  await expect(all).toBeDisabled()
  await expect(drawer(page).getByText('Não lido')).toHaveCount(0)
  await markedRead
  await page.reload()
  await expect(bell(page, 'Avisos')).toBeVisible()
})

ownServerTest('the drawer is accessible, full and empty', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await answerNotifications(page, [
    notification({ link: '/search' }),
    notification({ type: 'auction' }),
    notification({ read: true, type: 'news' }),
  ])
  await page.goto('/profile')
  const open = page.getByRole('main').getByRole('button', { name: /^Avisos/ })
  await open.click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await drawer(page).getByRole('button', { name: 'Fechar avisos' }).click()
  await page.unroute('**/api/notifications')
  await answerNotifications(page, [])
  await open.click()
  await expect(drawer(page)).toContainText('Nenhum aviso por aqui')
  await expectAccessible(page)
})

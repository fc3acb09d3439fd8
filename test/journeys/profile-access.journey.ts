import type { Page } from '@playwright/test'
import { changeMe, enterDemonstration, refusal } from './support/account.ts'
import { expect } from './support/journey.ts'
import { test } from './support/own-server.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedProblems: /status of (401|422) / })

const toast = (page: Page) => page.getByRole('region', { name: /^Avisos \(/ }).getByRole('listitem')

test.beforeEach(({ page }) => enterDemonstration(page))

const passwordForm = async (page: Page, current: string, next: string, confirm: string) => {
  await page.getByLabel('Senha atual', { exact: true }).fill(current)
  await page.getByLabel('Nova senha', { exact: true }).fill(next)
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill(confirm)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
}

for (const [name, next, confirm, title, words, field] of [
  ['short', 'sete777', 'sete777', 'Senha muito curta', 'Use pelo menos 8 caracteres.', 'Nova senha'],
  [
    'confirmed otherwise',
    'casa na praia',
    'casa na serra',
    'Confirmação diferente',
    'A nova senha e a confirmação devem coincidir.',
    'Confirme a nova senha',
  ],
] as const) {
  test(`a new password that is ${name} is not sent`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => request.url().endsWith('/change-password') && asked.push(request.url()))
    await changeMe(page, { demonstration: false })
    await page.goto('/profile')
    await passwordForm(page, 'a de hoje', next, confirm)
    await expect(toast(page)).toContainText(title)
    await expect(toast(page)).toContainText(words)
    const wrong = page.getByLabel(field, { exact: true })
    await expect(wrong).toBeFocused()
    await expect(wrong).toHaveAccessibleDescription(words)
    expect(asked).toEqual([])
  })
}

for (const [code, status, message, title, words, field] of [
  [
    'wrong_password',
    422,
    'A senha atual não confere.',
    'Falha ao alterar senha',
    'A senha atual não confere.',
    'Senha atual',
  ],
  [
    'weak_password',
    422,
    'Esta senha é muito comum.',
    'Falha ao alterar senha',
    'Esta senha é muito comum.',
    'Nova senha',
  ],
  [
    'no_session',
    401,
    'Entre de novo.',
    'Sessão expirada',
    'Faça login novamente para alterar a senha.',
    null,
  ],
] as const) {
  test(`what the server says of a new password is told: ${code}`, async ({ page }) => {
    await changeMe(page, { demonstration: false })
    await page.route('**/change-password', refusal(status, code, message))
    await page.goto('/profile')
    await passwordForm(page, 'a de hoje', 'casa na praia', 'casa na praia')
    await expect(toast(page)).toContainText(title)
    await expect(toast(page)).toContainText(words)
    if (field === null) return
    await expect(page.getByLabel(field, { exact: true })).toBeFocused()
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(words)
    await expect(page.getByLabel('Confirme a nova senha', { exact: true })).toHaveValue('casa na praia')
  })
}

test('a provisional password is changed first, and then everything opens', async ({ page }) => {
  await changeMe(page, { mustChangePassword: true, demonstration: false })
  await page.goto('/favorites')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sua senha é provisória: crie a sua para continuar',
  )
  await expect(page.getByLabel('Senha provisória', { exact: true })).toBeFocused()
  await page.route('**/change-password', route => route.fulfill({ json: { ok: true } }))
  await page.keyboard.type('dada por outro')
  await page.getByLabel('Nova senha', { exact: true }).fill('casa na praia')
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill('casa na praia')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Senha alterada')
  await page.unroute('**/api/auth/session')
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

for (const [name, plan, badge, title] of [
  [
    'suspended',
    { type: 'monthly', status: 'suspended', premiumUntil: '2099-01-03T15:00:00Z', renews: null },
    'Suspenso',
    'Acesso suspenso',
  ],
  [
    'over',
    { type: 'annual', status: 'active', premiumUntil: '2026-10-03T15:00:00Z', renews: null },
    'Vencido',
    'Acesso expirado',
  ],
] as const) {
  test(`a plan that is ${name} leads to the profile, which says why and looks again`, async ({ page }) => {
    await changeMe(page, { plan })
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.unroute('**/api/auth/session')
    await page.getByRole('button', { name: /verificar agora/ }).click()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Ativo', { exact: true })).toBeVisible()
  })
}

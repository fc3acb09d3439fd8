import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { defaultPreferences } from '#contract/account-schemas.ts'
import { expectAccessible, themeOf } from './support/accessibility.ts'
import { changeMe, enterDemonstration } from './support/account.ts'
import { expect } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

ownServerTest.describe.configure({ mode: 'default' })

const toast = (page: Page) => page.getByRole('region', { name: /^Avisos \(/ }).getByRole('listitem')
const preference = (page: Page, name: string) => page.getByRole('switch', { name })
const city = (page: Page) => page.getByLabel('Cidade', { exact: true })

/** Opens the profile of the demonstration's account, with all first requests answered. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Onde sua conta está aberta' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Opens another device of the same account. */
async function elsewhere(browser: Browser, server: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server, locale: 'pt-BR' })
  const page = await context.newPage()
  await enterDemonstration(page)
  return page
}

/** Each journey starts with the same account, whatever an earlier one did to it. */
ownServerTest.beforeEach(async ({ page }) => {
  await enterDemonstration(page)
  const user = { name: 'Investidor', state: 'SP', city: 'Santo André' }
  expect((await page.request.patch('/api/me', { data: user })).ok()).toBe(true)
  const data = defaultPreferences
  expect((await page.request.patch('/api/me/preferences', { data })).ok()).toBe(true)
})

ownServerTest('the account is shown with its plan', async ({ page }) => {
  await openProfile(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Investidor' })).toBeVisible()
  await expect(main.getByText('demonstracao@arremate.local', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Membro desde \d{1,2} de \p{L}+ de \d{4}$/u)).toBeVisible()
  await expect(main.getByText('Anual', { exact: true })).toBeVisible()
  await expect(main.getByText('Ativo', { exact: true })).toBeVisible()
  await expect(main.getByText(/^até \d{1,2} de \p{L}+ de \d{4}$/u)).toBeVisible()
  await expect(main.getByText(/A conta de demonstração não tem senha/)).toBeVisible()
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0)
})

ownServerTest(
  'a preference survives a reload and reaches another device, and two tabs do not undo each other’s changes',
  async ({ page, browser, server }) => {
    await openProfile(page)
    const other = await elsewhere(browser, server)
    await openProfile(other)
    await expect(preference(page, 'Dicas e novidades')).not.toBeChecked()

    const saved = page.waitForResponse(answer => answer.url().endsWith('/api/me/preferences'))
    await preference(page, 'Dicas e novidades').check()
    expect((await saved).request().postDataJSON()).toEqual({ news: true })
    await preference(other, 'Leilões').uncheck()
    await expect(preference(other, 'Dicas e novidades')).toBeChecked()

    await page.reload()
    await expect(preference(page, 'Dicas e novidades')).toBeChecked()
    await expect(preference(page, 'Leilões')).not.toBeChecked()
    await expect(preference(page, 'Oportunidades')).toBeChecked()
    await other.context().close()
  },
)

ownServerTest('the city is chosen from all municipalities of the state, and saved', async ({ page }) => {
  await openProfile(page)
  const state = page.getByLabel('Estado', { exact: true })
  await state.selectOption('Não informado')
  await expect(city(page)).toBeDisabled()
  await expect(city(page)).toHaveValue('')
  await state.selectOption('São Paulo')
  await expect(city(page)).toBeEnabled()
  await expect(city(page)).toHaveValue('')
  await expect(city(page).locator('option')).toHaveCount(645 + 1)
  await city(page).selectOption('São Caetano do Sul')
  await expect(page.getByText('Alterações ainda não salvas')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()

  await page.reload()
  await expect(city(page)).toHaveValue('São Caetano do Sul')
  await state.selectOption('Goiás')
  await expect(city(page)).toHaveValue('')
  await expect(city(page).locator('option', { hasText: /^Anápolis$/ })).toHaveCount(1)
})

ownServerTest('a session elsewhere is listed and can be ended', async ({ page, browser, server }) => {
  const other = await elsewhere(browser, server)
  await openProfile(page)
  const sessions = page.getByRole('region', { name: 'Onde sua conta está aberta' })
  await expect(sessions.getByText('Esta sessão, em uso agora')).toBeVisible()
  await sessions.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await expect(sessions.getByText('Todas as outras sessões foram encerradas.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login/)

  await enterDemonstration(other)
  await page.reload()
  await sessions.getByRole('button', { name: /^Encerrar (?!todas)/ }).click()
  await expect(sessions.getByText(/^Sessão encerrada: /)).toBeVisible()
  await expect(sessions.getByRole('heading')).toBeFocused()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.context().close()
})

ownServerTest('everything stored of the account can be downloaded', async ({ page }) => {
  await openProfile(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar meus dados' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('arremate-meus-dados.json')
  const text = await readFile(await file.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(text))).toContain('demonstracao@arremate.local')
})

for (const [at, [size, width]] of (
  [
    ['phone', 360],
    ['desk', 1440],
  ] as const
).entries()) {
  ownServerTest(`the profile and the question before deleting are accessible (${size})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await changeMe(page, me => ({
      demonstration: false,
      plan: { ...me.plan, status: 'suspended' },
      user: { ...me.user, name: 'Maria '.repeat(16).trim(), email: `${'maria'.repeat(20)}@exemplo.com.br` },
    }))
    await openProfile(page)
    await expectAccessible(page, themeOf(at, 0))
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await expect(page.getByRole('dialog')).toContainText('não pode ser desfeito')
    await expectAccessible(page, themeOf(at, 1))
  })
}

ownServerTest('signing out leads to /login', async ({ page }) => {
  await openProfile(page)
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile$/)
})

ownServerTest('a deleted account is gone with everything it stored', async ({ page }) => {
  await openProfile(page)
  await expect(city(page)).toHaveValue('Santo André')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(toast(page)).toContainText('Conta excluída')
  await enterDemonstration(page)
  await openProfile(page)
  await expect(city(page)).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1, name: 'Visitante' })).toBeVisible()
})

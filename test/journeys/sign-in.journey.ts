import type { Page } from '@playwright/test'
import { enterDemonstration } from './support/account.ts'
import { atProperty } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import { ownServerTest } from './support/own-server.ts'

ownServerTest.use({ expectedProblems: /status of (401|403|422) / })

const demonstration = (page: Page) => page.getByRole('button', { name: 'Entrar na demonstração' })
const alert = (page: Page) => page.locator('main').getByRole('alert')
const toast = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')

async function signIn(page: Page, email = 'ana@exemplo.com', password = 'casa na praia'): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click()
}

ownServerTest(
  'a visitor’s press on a card leads to its public page, through /login to the analysis, and back to the search',
  async ({ page }) => {
    await page.goto('/search?state=SP')
    const card = page.getByRole('article').first()
    const id = await card.getAttribute('data-property')
    await card.getByRole('link').click()
    await page
      .getByRole('link', { name: 'Entrar para ver a análise' })
      .filter({ visible: true })
      .first()
      .click()
    const toProperty = new RegExp(`^/imovel/${id}(/[a-z0-9-]+)?$`)
    await expect(page).toHaveURL(url => toProperty.test(url.searchParams.get('redirect') ?? ''))
    await demonstration(page).click()
    await atProperty(page, id ?? '')
    await page.goBack()
    await atProperty(page, id ?? '')
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?state=SP$/)
  },
)

ownServerTest('a deep link leads through /login to its target, with its query', async ({ page }) => {
  await page.goto('/search')
  await page.goto('/compare?ids=1%2C2')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcompare%3Fids%3D1%252C2$/)
  await demonstration(page).click()
  await expect(page).toHaveURL(/\/compare\?ids=1%2C2$/)
  await expect(demonstration(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
})

ownServerTest(
  'the start is a public page for a visitor, and /login leads a signed-in account to the start',
  async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(url => url.pathname === '/')
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await demonstration(page).click()
    await expect(page).toHaveURL(url => url.pathname === '/')
    await page.goto('/login?redirect=%2Ffavorites')
    await expect(page).toHaveURL(/\/favorites$/)
  },
)

ownServerTest('a redirect never leads to another site', async ({ page }) => {
  await page.goto('/login?redirect=%2F%5Cevil.example')
  await demonstration(page).click()
  await expect(page).toHaveURL(url => url.pathname === '/')
})

ownServerTest(
  'a wrong password shows an error, keeps the typed text and returns the focus',
  async ({ page }) => {
    await page.goto('/login')
    await signIn(page, 'ninguem@exemplo.com', 'errada errada')
    await expect(alert(page)).toContainText('E-mail ou senha incorretos')
    await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.com')
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada errada')
  },
)

ownServerTest('the password can be made visible', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Senha', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar: Senha' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

/**
 * Opens the favorites and waits for their answer, so that no request is under way when the session or the plan ends.
 */
async function openFavorites(page: Page): Promise<void> {
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
}

ownServerTest('signing out in one tab sends the others to /login', async ({ page, context }) => {
  await enterDemonstration(page)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites$/)
  await demonstration(page).click()
  await expect(page).toHaveURL(/\/favorites$/)
  await expect(other).toHaveURL(url => url.pathname === '/')
})

ownServerTest('a session that was ended elsewhere leads to /login at the next answer', async ({ page }) => {
  await enterDemonstration(page)
  await openFavorites(page)
  await page.request.post('/api/auth/sign-out')
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Ffavorites$/)
})

ownServerTest(
  'a forgotten password has the same answer for every address, and can be requested again',
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    // Both pages have such a field.
    await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
    await page.getByLabel('E-mail').fill('ninguem@exemplo.com')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('Se houver uma conta com este e-mail')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeFocused()
    await page.getByRole('button', { name: 'Enviar de novo' }).click()
    await expect(page.getByRole('status')).toContainText('Pedido enviado de novo')
    await page.getByRole('button', { name: 'Usar outro e-mail' }).click()
    await expect(page.getByLabel('E-mail')).toBeFocused()
    await page.getByRole('link', { name: 'Voltar para a entrada' }).click()
    await expect(page).toHaveURL(/\/login$/)
  },
)

const newPassword = (page: Page) => page.getByLabel('Nova senha', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirme a nova senha', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar nova senha' })

ownServerTest(
  'the link for a new password removes its token from the address, and the rules are shown',
  async ({ page }) => {
    await page.goto('/nova-senha?token=abc')
    await expect(page).toHaveURL(/\/nova-senha$/)
    await newPassword(page).fill('curta')
    await save(page).click()
    await expect(newPassword(page)).toBeFocused()
    await expect(newPassword(page)).toHaveAccessibleDescription('Use pelo menos 8 caracteres.')
    await expect(toast(page)).toContainText('Senha muito curta')
    await newPassword(page).fill('casa na praia')
    await confirmation(page).fill('casa na serra')
    await save(page).click()
    await expect(confirmation(page)).toBeFocused()
    await expect(toast(page)).toContainText('Confirmação diferente')
    await expect(toast(page)).toContainText('A nova senha e a confirmação devem coincidir.')
  },
)

ownServerTest('an invalid link shows a message and offers a new one', async ({ page }) => {
  await page.goto('/nova-senha?token=nunca-existiu')
  await newPassword(page).fill('casa na praia 7')
  await confirmation(page).fill('casa na praia 7')
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL(/\/esqueci-senha$/)
})

ownServerTest('/nova-senha without a token explains itself', async ({ page }) => {
  await page.goto('/nova-senha')
  await expect(page.getByRole('heading', { name: 'Falta o link completo' })).toBeVisible()
})

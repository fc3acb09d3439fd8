import type { Page } from 'playwright-core'
import type { SessionEntry } from '#contract/account-schemas.ts'
import { serverAdminToken } from '#test/support/server.ts'

/** A screenshot to take. */
export interface FormView {
  name: string
  path: string
  /** Whether to sign in to the demonstration account. */
  account?: boolean
  /** Steps before the screenshot. */
  prepare?: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

const openDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await press(page, name)
  await page.getByRole('dialog').getByRole('button').first().waitFor()
}

/** Presses a button of the dialog that is open. */
const pressInDialog = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Signs in to the administration with the test server's token, and waits until its first page is loaded. */
export async function enterAdministration(page: Page): Promise<void> {
  await page.getByLabel('Token de administração', { exact: true }).fill(serverAdminToken)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Sair da administração' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Shows the demonstration account as one with a password. */
async function openOwnProfile(page: Page): Promise<void> {
  await page.route('**/api/auth/session', async route => {
    const response = await route.fetch()
    const entry = (await response.json()) as SessionEntry
    await route.fulfill({
      response,
      json: { ...entry, me: entry.me && { ...entry.me, demonstration: false } },
    })
  })
  await page.reload({ waitUntil: 'networkidle' })
}

/** Every form and dialog, with an error where it can have one. */
export const formViews: FormView[] = [
  { name: 'form-sign-in', path: '/login', prepare: page => press(page, 'ENTRAR') },
  { name: 'form-forgot', path: '/esqueci-senha', prepare: page => press(page, 'Enviar link') },
  {
    name: 'form-new-password',
    path: '/nova-senha?token=abc',
    prepare: page => press(page, 'Salvar nova senha'),
  },
  {
    name: 'form-profile',
    path: '/profile',
    account: true,
    prepare: async page => {
      await openOwnProfile(page)
      await press(page, 'Alterar senha')
      await page.getByLabel('Nome', { exact: true }).fill('')
      await press(page, 'Salvar')
      await page.getByText('Escreva como quer ser chamado.').waitFor()
    },
  },
  {
    name: 'form-delete',
    path: '/profile',
    account: true,
    prepare: async page => {
      await openOwnProfile(page)
      await press(page, 'Excluir minha conta')
      await pressInDialog(page, 'Excluir para sempre')
    },
  },
  { name: 'form-save-search', path: '/search?state=SP', prepare: page => openDialog(page, /^Salvar busca/) },
  { name: 'form-rename', path: '/saved-searches', account: true, prepare: page => press(page, /^Renomear/) },
  {
    name: 'form-notes',
    path: '/favorites',
    account: true,
    prepare: page => openDialog(page, /^Anotações|^Anotar/),
  },
  {
    name: 'form-chat-settings',
    path: '/chat',
    account: true,
    prepare: page => openDialog(page, 'Configurações'),
  },
  { name: 'form-token', path: '/admin/lastlink', prepare: page => press(page, 'Entrar') },
  {
    name: 'form-simulator',
    path: '/admin/lastlink?aba=simulador',
    prepare: async page => {
      await enterAdministration(page)
      await press(page, 'Simular evento')
    },
  },
  {
    name: 'form-new-account',
    path: '/admin/contas',
    prepare: async page => {
      await enterAdministration(page)
      await press(page, 'Criar conta')
      await pressInDialog(page, 'Criar conta')
    },
  },
  {
    name: 'form-plan',
    path: '/admin/contas',
    prepare: async page => {
      await enterAdministration(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: /Demonstra|@/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('form', { name: 'Plano' }).waitFor()
    },
  },
  {
    name: 'form-number',
    path: '/calculadora-financiamento',
    account: true,
    prepare: page => page.getByRole('main').getByRole('textbox').first().fill('12a4'),
  },
  {
    name: 'form-filters',
    path: '/search?state=SP&minPrice=300000&maxPrice=200000',
    prepare: async page => {
      const open = page.getByRole('button', { name: /filtros/i }).first()
      if (await open.isVisible()) await open.click()
    },
  },
]

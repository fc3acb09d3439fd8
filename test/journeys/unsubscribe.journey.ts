import type { Page } from '@playwright/test'
import type { Unsubscription } from '#contract/notifications.ts'
import { expectAccessible } from './support/accessibility.ts'
import { refusal } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const address = 'm•••@exemplo.com.br'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A link in a mail leads here; what is chosen is told back, and counted. */
async function open(page: Page, search: string | null): Promise<string[]> {
  const chosen: string[] = []
  let mails = true
  await page.route('**/api/unsubscribe?token=a.b', async route => {
    const request = route.request()
    if (request.method() === 'POST') {
      const { what } = request.postDataJSON() as { what: string }
      chosen.push(what)
      mails = what === 'again'
    }
    await route.fulfill({ json: { address, search, mails } satisfies Unsubscription })
  })
  await page.goto('/descadastrar?token=a.b')
  return chosen
}

test('one press ends the mails, and another brings them back', async ({ page }) => {
  const chosen = await open(page, null)
  await expect(page.getByRole('main')).toContainText(address)
  expect(chosen).toEqual([])
  await expectAccessible(page)
  await button(page, 'Parar de receber e-mails').click()
  await expect(title(page, 'Pronto: você não recebe mais e-mails')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Voltar a receber').click()
  await expect(title(page, 'Os e-mails voltaram')).toBeFocused()
  expect(chosen).toEqual(['all', 'again'])
})

test('the alerts of one search end alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const chosen = await open(page, 'Casas em Campinas')
  await expect(button(page, 'Parar de receber e-mails')).toBeVisible()
  await button(page, 'Parar os avisos desta busca').click()
  await expect(page.getByRole('main')).toContainText('“Casas em Campinas” continua salva')
  expect(chosen).toEqual(['search'])
  await expectAccessible(page)
})

test.describe('without an answer', () => {
  test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|status of 422|status of 503/ })

  test('a choice that the server cannot be told of has changed nothing, and that is said', async ({
    page,
  }) => {
    await open(page, null)
    await button(page, 'Parar de receber e-mails').waitFor()
    await page.unroute('**/api/unsubscribe?token=a.b')
    await page.route('**/api/unsubscribe?token=a.b', route => route.abort('connectionrefused'))
    await button(page, 'Parar de receber e-mails').click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('A escolha não foi salva')
    await expect(title(page, 'Parar de receber e-mails?')).toBeVisible()
  })

  test('the page can be asked for again', async ({ page }) => {
    await page.route('**/api/unsubscribe?token=a.b', refusal(503, 'database_unavailable', 'Tente de novo.'))
    await page.goto('/descadastrar?token=a.b')
    await expect(title(page, 'Sem conexão com o servidor')).toBeVisible()
    await page.unroute('**/api/unsubscribe?token=a.b')
    await button(page, 'Tentar de novo').click()
    // The server itself: the link was never one of its own.
    await expect(title(page, 'Este link não vale')).toBeVisible()
  })

  test('a link that is not whole says so, and leads to the choices of the profile', async ({ page }) => {
    await page.goto('/descadastrar')
    await expect(title(page, 'Falta o link completo')).toBeVisible()
    await page.goto('/descadastrar?token=abc.def')
    await expect(title(page, 'Este link não vale')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Escolher no perfil' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})

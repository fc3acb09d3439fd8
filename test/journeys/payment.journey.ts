import { signInCustomer, customerTest } from './support/customers.ts'
import { expect } from './support/journey.ts'

customerTest.use({ expectedProblems: /status of (401|403) / })

customerTest(
  'a customer pays, sets the password from the mail and runs a first search; after a refund, only the profile opens',
  async ({ page, office }) => {
    const email = 'joana@exemplo.com.br'
    const password = 'um guarda-chuva amarelo'
    const paid = { email, payment: 'pagamento-da-joana' }
    expect(await office.lastlink('Purchase_Order_Confirmed', paid)).toBe('processed')

    await page.goto((await office.mailTo(email)).links[0] ?? '')
    await expect(page).toHaveURL(/\/nova-senha$/)
    await page.getByLabel('Nova senha', { exact: true }).fill(password)
    await page.getByLabel(/^Confirm/).fill(password)
    await page.locator('main [type=submit]').click()
    await expect(page).toHaveURL(/\/login/)
    await signInCustomer(page, { email, password })
    await page.getByRole('button', { name: 'Pular' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Joana')

    await page.goto('/search?state=SP')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/imovel\/\d+\/[a-z0-9-]+$/)
    await page.goto('/profile')
    await expect(page.getByText('Mensal', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Ativo', { exact: true }).first()).toBeVisible()

    expect(await office.lastlink('Payment_Refund', paid)).toBe('processed')
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('Suspenso', { exact: true }).first()).toBeVisible()
  },
)

import { enterAsCustomer, signInCustomer, customerTest } from './support/customers.ts'
import { expect } from './support/journey.ts'

customerTest.use({ expectedProblems: /status of (401|403|422) / })

customerTest(
  'a new customer sets the first password through the mail, sees the guide and reaches the dashboard',
  async ({ page, office }) => {
    const email = 'nova@exemplo.com.br'
    await office.grant(email, {
      name: 'Nova Cliente',
      plan: 'monthly',
      premiumUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    })
    await page.goto((await office.mailTo(email)).links[0] ?? '')
    await expect(page).toHaveURL(/\/nova-senha$/)
    await page.getByLabel('Nova senha', { exact: true }).fill('minha primeira senha')
    await page.getByLabel(/^Confirm/).fill('minha primeira senha')
    await page
      .getByRole('button', { name: /senha$/i })
      .and(page.locator('[type=submit]'))
      .click()
    await expect(page).toHaveURL(/\/login/)
    await signInCustomer(page, { email, password: 'minha primeira senha' })
    await page.getByRole('button', { name: 'Pular' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /^(Bom dia|Boa tarde|Boa noite), Nova/,
    )
  },
)

customerTest(
  'a forgotten password is replaced through the mail, and the link works once',
  async ({ page, office }) => {
    const customer = await office.customer('esquecida')
    await page.goto('/login')
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
    // Both pages have such a field.
    await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible()
    await page.getByLabel('E-mail').fill(customer.email)
    await page.locator('main [type=submit]').click()
    await expect(page.getByText(/Se houver uma conta com este e-mail/)).toBeVisible()
    const link = (await office.mailTo(customer.email, 2)).links[0] ?? ''
    await page.goto(link)
    await expect(page).toHaveURL(/\/nova-senha$/)
    await page.getByLabel('Nova senha', { exact: true }).fill('uma senha bem nova')
    await page.getByLabel(/^Confirm/).fill('uma senha bem nova')
    await page.locator('main [type=submit]').click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto(link)
    await expect(page).toHaveURL(/\/nova-senha$/)
    await page.getByLabel('Nova senha', { exact: true }).fill('mais uma bem nova')
    await page.getByLabel(/^Confirm/).fill('mais uma bem nova')
    await page.locator('main [type=submit]').click()
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
    await page.goto('/login')
    await signInCustomer(page, { ...customer, password: 'uma senha bem nova' })
    await expect(page).toHaveURL(url => url.pathname === '/')
  },
)

customerTest(
  'a suspended customer sees only the profile, whatever the browser remembers',
  async ({ page, office }) => {
    const customer = await office.customer('suspensa', { status: 'suspended' })
    await enterAsCustomer(page, customer)
    await page.addInitScript(() => {
      localStorage.setItem('isLoggedIn', 'true')
      localStorage.setItem('planStatus', 'active')
    })
    for (const path of ['/', '/favorites', '/saved-searches', '/compare', '/calculadoras', '/chat']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/profile$/)
    }
    await expect(page.getByText('Suspenso', { exact: true }).first()).toBeVisible()
    await page.goto('/search')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

customerTest(
  'a plan that ends while the page is open leads to the profile; after renewal, everything opens again',
  async ({ page, office }) => {
    const customer = await office.customer('vencida')
    await enterAsCustomer(page, customer)
    await page.goto('/calculadoras')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferramentas')
    await office.grant(customer.email, { premiumUntil: new Date(Date.now() - 1000).toISOString() })
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(/venc|Acesso expirado/).first()).toBeVisible()
    await office.grant(customer.email, { premiumUntil: new Date(Date.now() + 86_400_000).toISOString() })
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  },
)

customerTest(
  'an expired customer is informed at sign-in, but only with the right password',
  async ({ page, office }) => {
    const customer = await office.customer('atrasada')
    await office.grant(customer.email, { premiumUntil: new Date(Date.now() - 1000).toISOString() })
    await page.goto('/login')
    await signInCustomer(page, { ...customer, password: 'errada errada' })
    await expect(page.locator('main').getByRole('alert')).toContainText('E-mail ou senha incorretos')
    await signInCustomer(page, customer)
    await expect(page.locator('main').getByRole('alert')).toContainText('Acesso expirado')
  },
)

customerTest(
  'a provisional password opens only the profile until it is changed, and the change ends open sessions',
  async ({ page, browser, office }) => {
    const customer = await office.customer('provisoria')
    const before = await browser.newContext({ baseURL: office.url })
    const old = await before.newPage()
    await enterAsCustomer(old, customer)
    const provisional = await office.provisionalPassword(customer.email)
    await old.goto('/favorites')
    await expect(old).toHaveURL(/\/login\?redirect=%2Ffavorites$/)
    await before.close()

    await page.goto('/favorites')
    await signInCustomer(page, { ...customer, password: provisional })
    await expect(page).toHaveURL(/\/profile$/)
    await page.goto('/favorites')
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByLabel('Senha provisória', { exact: true }).fill(provisional)
    await page.getByLabel('Nova senha', { exact: true }).fill('agora uma so minha')
    await page.getByLabel(/^Confirm/).fill('agora uma so minha')
    await page.getByRole('button', { name: /^(Trocar|Alterar|Salvar|Criar).*senha$/ }).click()
    await expect(page.getByText('Senha alterada').first()).toBeVisible()
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  },
)

customerTest(
  'one account in two browsers has the same favorites; another account has none of them',
  async ({ page, browser, office }) => {
    const customer = await office.customer('duas-telas')
    await enterAsCustomer(page, customer)
    await page.goto('/search')
    const card = page.getByRole('article').first()
    const id = await card.getAttribute('data-property')
    const saved = page.waitForResponse(answer => answer.url().endsWith('/api/favorites') && answer.ok())
    await card.getByRole('button', { name: /favoritos/ }).click()
    await saved
    const elsewhere = await browser.newContext({ baseURL: office.url })
    const second = await elsewhere.newPage()
    await enterAsCustomer(second, customer)
    await second.goto('/favorites')
    await expect(second.locator(`[data-property="${id}"]`)).toBeVisible()
    await elsewhere.close()

    const outsider = await browser.newContext({ baseURL: office.url })
    const third = await outsider.newPage()
    await enterAsCustomer(third, await office.customer('outra-pessoa'))
    await third.goto('/favorites')
    await expect(third.getByRole('link', { name: 'Explorar Imóveis' })).toBeVisible()
    await outsider.close()
  },
)

customerTest(
  'a visitor’s favorite is saved once after sign-in, and the browser keeps nothing for the next visitor',
  async ({ page, office }) => {
    const customer = await office.customer('visitante')
    await page.goto('/search')
    const card = page.getByRole('article').first()
    const id = await card.getAttribute('data-property')
    const saved = page.waitForResponse(answer => answer.url().endsWith('/api/favorites') && answer.ok())
    await card.getByRole('button', { name: /favoritos/ }).click()
    await saved
    await page.goto('/favorites')
    await signInCustomer(page, customer)
    await expect(page).toHaveURL(/\/favorites$/)
    await expect(page.locator(`[data-property="${id}"]`)).toHaveCount(1)
    await page.goto('/profile')
    await page.getByRole('button', { name: /^Sair/ }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/search')
    await expect(
      page.locator(`[data-property="${id}"]`).getByRole('button', { name: /favoritos/ }),
    ).toHaveAttribute('aria-pressed', 'false')
  },
)

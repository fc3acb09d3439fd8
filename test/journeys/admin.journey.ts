import type { Page } from '@playwright/test'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { serverAdminToken as token } from '#test/support/server.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/journey.ts'
import { ownServerTest, testAlone } from './support/own-server.ts'

const phone = { width: 360, height: 800 }
const tokenField = 'Token de administração'
const enterButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })

async function unlock(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel(tokenField, { exact: true }).fill(token)
  await enterButton(page).click()
  await expect(page.getByRole('button', { name: 'Sair da administração' })).toBeVisible()
}

ownServerTest.describe('the operator token', () => {
  ownServerTest.use({ expectedProblems: /status of 401/ })

  ownServerTest(
    'is asked for also in the demonstration, refused when wrong, kept for this tab and forgotten on the way out',
    async ({ page }) => {
      await page.goto('/admin/lastlink')
      const field = page.getByLabel(tokenField, { exact: true })
      await expect(field).toHaveValue('')
      await expect(field).toHaveAttribute('type', 'password')
      await expect(page.getByText('secrets.json')).toBeVisible()
      await field.fill('outro')
      await field.press('Enter')
      await expect(page.getByText('Token não confere.')).toBeVisible()
      await expect(field).toBeFocused()
      await field.fill(token)
      await field.press('Enter')
      await expect(page.getByText('x-lastlink-token')).toBeVisible()
      await page.reload()
      await expect(page.getByText('x-lastlink-token')).toBeVisible()
      const kept = await page.evaluate(() => JSON.stringify(localStorage))
      expect(kept + page.url()).not.toContain(token)
      await page.getByRole('button', { name: 'Sair da administração' }).click()
      await expect(field).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token)
    },
  )
})

ownServerTest(
  'a simulated purchase becomes a log row and an account with a plan, with the keyboard alone',
  async ({ page }) => {
    const email = 'simulada@exemplo.com.br'
    await unlock(page, '/admin/lastlink')
    await page.getByRole('tab', { name: 'Configuração' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?aba=simulador$/)
    await expect(page.getByRole('tab', { name: 'Simulador' })).toBeFocused()
    const send = page.getByRole('button', { name: 'Simular evento' })
    await send.press('Enter')
    await expect(page.getByText('Email e evento são obrigatórios')).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Evento', { exact: true }).selectOption('Compra concluída')
    await page.getByLabel('Anual').press('Space')
    await send.press('Enter')
    await expect(page.getByText(`${email}: Anual, acesso até`)).toBeVisible()

    await page.getByRole('tab', { name: 'Simulador' }).press('End')
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Processado')
    await page.getByLabel('Situação').selectOption('Pendente')
    await expect(row).toBeHidden()
    await page.getByLabel('Situação').selectOption('Processado')
    await row.getByRole('button').press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Purchase_Order_Confirmed')
    await page.keyboard.press('Escape')
    await expect(row.getByRole('button')).toBeFocused()

    await page.getByRole('link', { name: 'Contas' }).press('Enter')
    await page.getByLabel('Procurar por e-mail ou nome').fill(email)
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Anual')
  },
)

ownServerTest(
  'a new account gets a provisional password, shown once, and can lose its access',
  async ({ page }) => {
    const email = 'nova@exemplo.com.br'
    await unlock(page, '/admin/contas')
    await page.getByRole('button', { name: 'Criar conta' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('E-mail').fill(email)
    await sheet.getByRole('button', { name: 'Criar conta' }).click()
    await expect(sheet.getByText('Ainda não criada')).toBeVisible()

    await sheet.getByRole('button', { name: 'Senha provisória' }).click()
    await expect(sheet.getByRole('button', { name: 'Sortear senha' })).toBeFocused()
    await sheet.getByRole('button', { name: 'Sortear senha' }).click()
    await expect(sheet.getByLabel('Senha provisória sorteada')).toHaveText(/^\w{14}$/)
    const password = await sheet.getByLabel('Senha provisória sorteada').innerText()
    const entry = await page.request.post('/api/auth/sign-in/email', { data: { email, password } })
    expect(((await entry.json()) as { mustChangePassword: boolean }).mustChangePassword).toBe(true)

    await sheet.getByLabel('Suspensa').press('Space')
    await sheet.getByRole('button', { name: 'Salvar plano' }).click()
    await expect(sheet.getByText('Suspenso', { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Encerrar sessões' }).click()
    await sheet.getByRole('button', { name: 'Encerrar todas' }).click()
    await expect(sheet.getByText('Todas as sessões foram encerradas.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
    await expect(page.getByRole('dialog').getByLabel('Senha provisória sorteada')).toBeHidden()
  },
)

for (const [name, path, ready] of [
  ['payments', '/admin/lastlink', 'Webhook'],
  ['simulator', '/admin/lastlink?aba=simulador', 'Resultados'],
  ['logs', '/admin/lastlink?aba=logs', 'Eventos recebidos'],
  ['catalogue', '/admin/catalogo', 'Importações'],
  ['accounts', '/admin/contas', 'Contas cadastradas'],
  ['health', '/admin/saude', 'Serviço'],
] as const) {
  ownServerTest(
    `the page of ${name} fits a phone and is accessible in both themes, like its entry`,
    async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      await page.getByLabel(tokenField, { exact: true }).fill(token)
      if (name === 'payments') await expectAccessible(page)
      await enterButton(page).click()
      await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expect(page.locator('.consultant-launcher, .bottom-bar').filter({ visible: true })).toHaveCount(0)
    },
  )
}

testAlone(
  'lists that are dropped are imported one after the other, and found by the search',
  async ({ page }) => {
    await unlock(page, '/admin/catalogo')
    const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const list = listFile(today, flatRows(5, { state: 'GO', city: 'GOIANIA' }))
    const files = [
      { name: 'Lista_imoveis_GO.csv', text: list },
      { name: 'bilhete.csv', text: 'não é uma lista' },
      { name: 'sem-data.csv', text: listFile(null, flatRows(2, { state: 'PR', city: 'CURITIBA' }, 900)) },
      { name: 'vazia.csv', text: '' },
    ]
    const dataTransfer = await page.evaluateHandle(given => {
      const transfer = new DataTransfer()
      for (const { name, text } of given) transfer.items.add(new File([text], name, { type: 'text/csv' }))
      return transfer
    }, files)
    await page.locator('.admin-drop').dispatchEvent('drop', { dataTransfer })
    const sent = page.getByRole('list', { name: 'Arquivos enviados' })
    await expect(sent.getByRole('listitem').filter({ hasText: 'Lista_imoveis_GO.csv' })).toContainText(
      'Importada',
    )
    await expect(sent.getByRole('listitem').filter({ hasText: 'bilhete.csv' })).toContainText(
      'não é uma lista de imóveis da Caixa',
    )
    await expect(sent.getByRole('listitem').filter({ hasText: 'vazia.csv' })).toContainText(
      'O arquivo está vazio.',
    )
    const undated = sent.getByRole('listitem').filter({ hasText: 'sem-data.csv' })
    await undated.getByLabel('Data da lista').fill(today)
    await undated.getByRole('button', { name: 'Enviar com esta data' }).click()
    await expect(undated).toContainText('Importada')
    await expect(page.getByRole('list', { name: 'Importações' })).toContainText('Lista_imoveis_GO.csv')
    await expect(page.getByText('Listas da Caixa', { exact: true })).toBeVisible()
    await page.goto('/search?state=GO')
    await expect(page.getByRole('article')).toHaveCount(5)
  },
)

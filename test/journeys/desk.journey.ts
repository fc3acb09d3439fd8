import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest } from './support/own-server.ts'

const clientNames = ['Construtora Lume', 'Família Andrade', 'Grupo Ipê', 'Marta Pires', 'Osvaldo Sena']

/** Signs in as an adviser with forty favorites and five clients, who have eight each. */
async function enterAsAdviser(page: Page): Promise<void> {
  await enterWithNothingSaved(page)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as {
    me: { user: { id: string } }
  }
  const user_id = me.user.id
  const { items } = (await (await page.request.get('/api/properties?limit=40')).json()) as PropertySearchPage
  expect(items).toHaveLength(40)
  for (const { id } of items)
    expect((await page.request.post('/api/favorites', { data: { user_id, property: { id } } })).ok()).toBe(
      true,
    )
  for (const [at, name] of clientNames.entries()) {
    const client = `00000000-0000-4000-8000-00000000000${at}`
    expect((await page.request.put(`/api/clients/${client}`, { data: { user_id, name } })).ok()).toBe(true)
    const ids = items.slice(at * 8, at * 8 + 8).map(({ id }) => id)
    const change = { clients: { [client]: true } }
    expect((await page.request.post('/api/favorites/bulk', { data: { user_id, ids, change } })).ok()).toBe(
      true,
    )
  }
}

const rows = (page: Page) => page.locator('[data-row]')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

ownServerTest('an adviser with 40 listings and 5 clients works on a desk', async ({ page }) => {
  await enterAsAdviser(page)
  await page.goto('/mesa')
  await expect(page.getByText('40 imóveis').first()).toBeVisible()
  await page.getByRole('link', { name: /^Família Andrade/ }).click()
  await expect(rows(page)).toHaveCount(8)
  await expectAccessible(page)

  await rows(page).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 escolhidos')).toBeVisible()
  await page.getByRole('button', { name: 'Mudar etapa' }).click()
  await page.getByRole('button', { name: /visitado/ }).click()
  await expect(rows(page).filter({ hasText: 'visitado' })).toHaveCount(3)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Planilha' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)

  await page.getByRole('link', { name: 'Quadro' }).click()
  const visited = page.getByRole('region', { name: /^Visitado/ })
  await expect(visited.getByRole('listitem')).toHaveCount(3)
  await visited
    .getByRole('listitem')
    .first()
    .getByRole('paragraph')
    .first()
    .dragTo(page.getByRole('region', { name: /^Arrematado/ }))
  const bought = page.getByRole('region', { name: /^Arrematado/ }).getByRole('listitem')
  await expect(bought).toHaveCount(1)
  await expectAccessible(page)

  await bought.getByRole('button').first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Anotar gasto' }).click()
  await panel.getByRole('textbox', { name: 'Quanto' }).fill('50.000')
  await panel.getByRole('button', { name: 'Salvar' }).click()
  await expect(panel.getByRole('button', { name: /^Corrigir Lance/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Imóvel de fora' }).click()
  await page
    .getByLabel('Texto da página')
    .fill('Leilão judicial. Casa em Goiânia/GO. Avaliação: R$ 250.000,00')
  await page.getByRole('button', { name: 'Ler o texto' }).click()
  await page.getByLabel('Como chamar').fill('Casa do leilão judicial')
  await page.getByRole('button', { name: 'Pôr na mesa' }).click()
  await page.goto('/mesa')
  const lot = rows(page).filter({ hasText: 'não é da Caixa' })
  await expect(lot).toHaveCount(1)

  // A fact that the page did not state is entered later, and the lot has its sheet like any other.
  await lot.click()
  await panel.getByRole('button', { name: 'Mudar os dados' }).click()
  const form = page.getByRole('dialog', { name: 'Dados do lote' })
  await form.getByRole('textbox', { name: 'Preço de partida' }).fill('150.000')
  await form.getByRole('button', { name: 'Salvar os dados' }).click()
  await panel.getByRole('link', { name: 'Planilha de custo' }).click()
  await expect(page.getByRole('heading', { name: 'Casa do leilão judicial' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Lance', exact: true })).toHaveValue('150.000')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Valor de venda' }).fill('240.000')
  await page.getByRole('button', { name: 'Salvar na mesa' }).click()
  await expect(page.getByText('Sua planilha salva')).toBeVisible()
  await page.getByRole('link', { name: 'Ver na mesa' }).click()
  await expect(panel.getByText(/Planejado: a sua planilha de custo total/)).toBeVisible()
})

ownServerTest('an adviser with 40 listings and 5 clients works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enterAsAdviser(page)
  await page.goto('/mesa')
  await expect(rows(page).first()).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)
  await rows(page).nth(0).getByRole('checkbox').check()
  await rows(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mudar etapa' }).click()
  await page.getByRole('button', { name: /lance dado/ }).click()
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('stage')
  await expect(rows(page).filter({ hasText: 'lance dado' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Quadro' }).click()
  await expect(page.getByRole('region', { name: /^Lance dado/ }).getByRole('listitem')).toHaveCount(2)
  expect(await overflow(page)).toBe(0)
  await expectAccessible(page)

  // A row is one target: a touch anywhere opens the panel, which leads on and closes again.
  await page.getByRole('link', { name: 'Tabela' }).click()
  await rows(page)
    .first()
    .getByRole('rowheader')
    .click({ position: { x: 40, y: 12 } })
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: 'Página do imóvel' })).toBeVisible()
  // Its body scrolls, and it does not: its head with the button that closes stays in sight.
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  expect(await overflow(page)).toBe(0)
  await panel.getByRole('button', { name: 'Fechar' }).click()
  await expect(panel).toHaveCount(0)
})

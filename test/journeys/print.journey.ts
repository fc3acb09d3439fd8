import type { Page } from '@playwright/test'
import type { Property } from '#contract/property-schemas.ts'
import { formatReais } from '#domain/format-figures.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { enterWithClient } from './support/adviser.ts'
import { expect } from './support/journey.ts'
import { ownServerTest as test } from './support/own-server.ts'
import { printPage } from './support/read-pdf.ts'

/** The text as a PDF has it: with plain spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Presses a button that prints, and waits until the page asks the browser to. */
async function pressPrint(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-asked', '')
  })
  await page.getByRole('button', { name }).first().click()
  await expect(page.locator('html[data-print-asked]')).toBeAttached()
}

test('a property prints on one page of A4, with what one decides by', async ({ page }) => {
  const [id = ''] = await enterWithClient(page, 1)
  const { price } = (await (await page.request.get(`/api/properties/${id}`)).json()) as Property
  await page.goto(`/imovel/${id}`)
  await pressPrint(page, 'Imprimir em uma página')
  const { count, pages } = await printPage(page)
  expect(count).toBe(1)
  const [text = ''] = pages
  for (const part of [
    `Caixa nº ${id}`,
    plain(formatReais(price)),
    'ROI líquido',
    'Lance máximo, meta de 15%',
    'No primeiro dia, à vista',
    'Escada do preço',
    'O que falta saber antes do lance',
    'Preço e avaliação:',
    `/imovel/${id}`,
  ])
    expect(text).toContain(part)
})

test('a property with every fact known is one page, too', async ({ page }) => {
  const [id = ''] = await enterWithClient(page, 1)
  await page.route(`**/api/properties/${id}`, route => route.fulfill({ json: { ...richProperty, id } }))
  await page.goto(`/imovel/${id}`)
  await pressPrint(page, 'Imprimir em uma página')
  const { count, pages } = await printPage(page)
  expect(pages[0]).toContain('Escada do preço')
  expect(count).toBe(1)
})

test('desk and favorites print as tables whose rows are whole', async ({ page }) => {
  const ids = await enterWithClient(page, 30)
  await page.goto('/mesa')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const desk = await printPage(page)
  expect(desk.pages[0]).toContain('Mesa 31 imóveis')
  for (const id of ids) expect(desk.pages.filter(text => text.includes(`Caixa nº ${id}`))).toHaveLength(1)

  await page.goto('/favorites')
  await pressPrint(page, 'Imprimir')
  const { pages } = await printPage(page)
  expect(pages[0]).toMatch(/Favoritos 30 imóveis/)
  for (const id of ids) expect(pages.filter(text => text.includes(`nº ${id}`))).toHaveLength(1)
})

test('a comparison prints its rows alone, without what only a screen can use', async ({ page }) => {
  const ids = await enterWithClient(page, 3)
  await page.goto(`/compare?ids=${ids.join(',')}`)
  await expect(page.getByRole('row', { name: /^Avaliação/ }).first()).toBeVisible()
  const { pages } = await printPage(page)
  const text = pages.join(' ')
  for (const part of ['Comparar imóveis', 'Lance máximo', 'Desconto']) expect(text).toContain(part)
  for (const part of ['Pular para o conteúdo', 'Copiar link', 'Adicionar imóvel', 'Outras contas'])
    expect(text).not.toContain(part)
})

import type { Locator, Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { inventedEdital, writeTitleRecordOf } from '#test/support/dossier/property-papers.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest as test } from './support/own-server.ts'
import { printPage } from './support/read-pdf.ts'

const dossier = (page: Page): Locator => page.getByRole('region', { name: 'Os papéis, lado a lado' })

/** Opens the page of a flat of the demonstration, of which nothing is known beyond the list. */
async function openFlat(page: Page): Promise<Property> {
  await enterWithNothingSaved(page)
  const answer = await page.request.get('/api/properties?category=apartamento&sort=price&limit=50')
  const { items } = (await answer.json()) as PropertySearchPage
  const property = items.find(({ privateArea, situation }) => privateArea !== null && situation === 'unknown')
  if (property === undefined) throw new Error('The demonstration has no flat with a private area')
  await page.goto(`/imovel/${property.id}`)
  return property
}

/** Follows the link of the dossier to where a paper is read, reads it, and comes back. */
async function readPaper(
  page: Page,
  paper: 'Ler a matrícula' | 'Explicar o edital',
  text: string,
): Promise<void> {
  await page.mouse.wheel(0, 400)
  await dossier(page).getByRole('link', { name: paper }).click()
  await sendText(page, paper === 'Explicar o edital' ? /^Explicar/ : /^Ler a matrícula/, text)
}

/** Reads a text where a paper is read, and goes to the property. */
async function sendText(page: Page, button: RegExp, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Texto d/ }).fill(text)
  await page.getByRole('main').getByRole('button', { name: button }).click()
  // Only what was read can be copied.
  await expect(page.getByRole('main').getByRole('button', { name: 'Copiar', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ver o imóvel' }).first().click()
}

test('a matrícula and an edital that were read stand beside the page: what does not match comes first', async ({
  page,
}) => {
  const property = await openFlat(page)
  await readPaper(page, 'Ler a matrícula', await writeTitleRecordOf(property))
  await expect(dossier(page)).toBeInViewport()
  const headline = 'A matrícula lida mostra uma penhora em vigor (AV-5).'
  await expect(page.getByRole('region', { name: headline })).toBeAttached()
  await readPaper(page, 'Explicar o edital', inventedEdital)

  const titles = dossier(page).getByRole('heading', { level: 4 })
  await expect(titles.first()).toHaveText('Penhora (AV-5)')
  await expect(titles.nth(1)).toHaveText('Área da unidade')
  const penhora = dossier(page).getByRole('listitem').filter({ hasText: 'Penhora (AV-5)' }).first()
  await expect(penhora).toContainText('Não bate')
  await expect(penhora).toContainText('AV-5, página')
  await expect(penhora).toContainText('cláusula 9.1')
  await expectAccessible(page, 'dark')

  await test.step('the papers have answered their questions, and nothing else silently', async () => {
    const missing = page.getByRole('region', { name: 'O que falta saber' })
    await expect(missing).toContainText('matrícula: lida')
    await expect(missing).toContainText('edital: lido')
    await expect(missing).toContainText('Está ocupado?')
  })

  await test.step('an answer is taken over by a press, with its source', async () => {
    await dossier(page)
      .getByRole('button', { name: /^Usar como minha resposta ?: Ocupação/ })
      .click()
    const missing = page.getByRole('region', { name: 'O que falta saber' })
    await expect(missing).toContainText('resposta sua, tirada do edital, cláusula 2.3')
    await expect(missing).not.toContainText('Está ocupado?')
    await expect(dossier(page).getByText('Ocupação: desocupado')).toBeHidden()
  })

  await test.step('what the papers cost stands open in the sheet, not as zero', async () => {
    const costs = page.locator('#custo-total')
    await expect(costs).toContainText('Em aberto pelos papéis: fora da conta')
    await expect(costs).toContainText('Baixa da penhora (AV-5)')
    await expect(costs).toContainText('não informado')
  })

  await test.step('the report is printed alone, whole, with the words of the papers', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-print-asked', '')
    })
    await dossier(page).getByRole('button', { name: 'Imprimir o dossiê' }).click()
    await expect(page.locator('html[data-print-asked]')).toBeAttached()
    const { pages } = await printPage(page)
    const text = pages.join(' ')
    for (const part of [
      'Os papéis de',
      'O que não bate',
      'PENHORA SOBRE DIREITOS',
      'AV-5, página 1',
      'cláusula 5.2',
      'Perguntas: ao cartório',
      'Não é parecer jurídico',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Escada do preço')
    expect(text).not.toMatch(/WANDERSON|SANDRO MIGUEL/)
  })
})

test('a matrícula of another state is said to be the wrong paper, and answers nothing', async ({ page }) => {
  const property = await openFlat(page)
  const other = property.state === 'SP' ? 'PR' : 'SP'
  await readPaper(page, 'Ler a matrícula', await writeTitleRecordOf({ ...property, state: other }))
  await expect(dossier(page).getByRole('alert')).toContainText('parece ser de outro imóvel')
  await expect(dossier(page).getByRole('heading', { level: 4 }).first()).toHaveText('Cartório e cidade')
  await expect(dossier(page)).not.toContainText('Penhora')
  await expect(page.getByRole('region', { name: 'O que falta saber' })).toContainText(
    'O que diz a matrícula?',
  )
})

test('a wrong matrícula that is read after the right one is left out, and named with the reason', async ({
  page,
}) => {
  const property = await openFlat(page)
  await readPaper(page, 'Ler a matrícula', await writeTitleRecordOf(property))
  await expect(dossier(page)).toContainText('Penhora (AV-5)')
  await dossier(page).locator('a.dossier-open').click()
  await page.getByRole('main').getByRole('link', { name: 'Ler outra' }).click()
  const other = property.state === 'SP' ? 'PR' : 'SP'
  await sendText(page, /^Ler a matrícula/, await writeTitleRecordOf({ ...property, state: other }))
  await expect(dossier(page)).toContainText(
    /Mais nova, mas não usada: .*\. Ela é de outro estado, [A-Z]{2}\./,
  )
  await expect(dossier(page).getByRole('alert')).toBeHidden()
  await expect(dossier(page)).toContainText('Penhora (AV-5)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('each subject is a card, and the words of a paper open by a tap', async ({ page }) => {
    const property = await openFlat(page)
    await readPaper(page, 'Ler a matrícula', await writeTitleRecordOf(property))
    const words = dossier(page).locator('blockquote').first()
    await expect(words).toBeHidden()
    await dossier(page).getByText('As palavras').first().tap()
    await expect(words).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page, 'light')
  })
})

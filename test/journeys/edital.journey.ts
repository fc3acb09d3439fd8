import type { Locator, Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { buildPdf } from '#test/support/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { changeMe, enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const rules = [
  'O pagamento do imóvel é somente à vista, em até 2 dias após a homologação.',
  'A comissão do leiloeiro é de 5% do valor da proposta e é paga pelo arrematante no dia.',
  'Os débitos de condomínio e de IPTU são de responsabilidade do arrematante, sem limite de valor.',
  'A desocupação do imóvel corre por conta do adquirente.',
]

/** Follows the link of the tools to the edital field on the dashboard of the shared account. */
async function open(page: Page): Promise<{ card: Locator; field: Locator; explain: Locator }> {
  await enterSharedAccount(page)
  await changeMe(page, { hasSeenOnboarding: true })
  await page.goto('/calculadoras')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Explicar edital/ })
    .click()
  const card = page.getByRole('region', { name: 'Explicar edital' })
  const field = card.getByLabel('Texto do edital')
  await expect(field).toBeInViewport()
  return {
    card,
    field,
    explain: card.getByRole('button', { name: 'Explicar', exact: true }),
  }
}

const result = (page: Page): Locator => page.getByRole('dialog', { name: 'Edital explicado' })

/** Checks that every sentence quoted by the explanation is in the edital. */
async function expectQuotes(page: Page, edital: string): Promise<void> {
  const quotes = await result(page).locator('blockquote').allTextContents()
  expect(quotes.length).toBeGreaterThan(2)
  for (const quote of quotes) expect(edital).toContain(quote.replace(/^“|”$/g, ''))
}

test('a pasted edital is explained clause by clause, each with its sentence', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/notices/explain')) asked.push(request.method())
  })
  const { card, field, explain } = await open(page)
  await field.fill('  \n ')
  await explain.click()
  await expect(field).toBeFocused()
  expect(asked).toEqual([])

  await field.fill(rules.join('\n'))
  await expect(card.getByText(/^\d+ de 4\.000 sugeridos$/)).toBeVisible()
  await explain.click()
  await expect(page.getByRole('heading', { name: 'Edital explicado' })).toBeFocused()
  await expectQuotes(page, rules.join('\n'))
  const counts = result(page).getByRole('list', { name: 'Cláusulas por risco' }).getByRole('button')
  await expect(counts).toHaveCount(3)
  await expect(counts.first()).toContainText(/[1-9]\d*\s*Risco alto/)
  await expectAccessible(page, 'dark')

  await page.keyboard.press('Escape')
  await expect(explain).toBeFocused()
  await card.getByRole('button', { name: /^Ver a explicação · \d+ risco/ }).click()
  await result(page).getByRole('button', { name: 'Nova análise' }).click()
  await expect(result(page)).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test.describe('when something goes wrong', () => {
  test.use({ expectedProblems: /status of 422/ })

  test('a file that is no PDF and a broken one are named as such, and a whole one is explained', async ({
    page,
  }) => {
    const { card } = await open(page)
    const alert = card.getByRole('alert')
    const file = card.getByLabel('PDF do edital')
    const edital = { name: 'edital.pdf', mimeType: 'application/pdf' }
    await file.setInputFiles({
      ...edital,
      mimeType: 'image/png',
      name: 'foto.png',
      buffer: Buffer.from('foto'),
    })
    await expect(alert).toContainText('Este arquivo não é um PDF.')
    await file.setInputFiles({ ...edital, buffer: Buffer.from('%PDF-1.4 cut off') })
    await expect(alert).toContainText('Falha ao explicar edital.')
    await file.setInputFiles({ ...edital, buffer: Buffer.from(buildPdf([rules])) })
    await expect(result(page)).toContainText('edital.pdf · 1 página')
    await expectQuotes(page, rules.join('\n'))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the edital of a property is explained in a dialog, and its sentences open by a tap', async ({
    page,
  }) => {
    await enterSharedAccount(page)
    const answer = await page.request.get('/api/properties?sort=price&page=1&limit=1')
    const { items } = (await answer.json()) as PropertySearchPage
    await page.goto(`/imovel/${items[0]?.id}`)
    await page.locator('summary', { hasText: 'Documentos' }).click()
    const entry = page.getByRole('button', { name: 'Explicar o edital' })
    await entry.click()
    const dialog = page.getByRole('dialog', { name: 'Explicar o edital' })
    await dialog.getByLabel('Texto do edital').fill(rules.join('\n'))
    await dialog.getByRole('button', { name: 'Explicar', exact: true }).click()
    const quote = result(page).locator('blockquote').first()
    await expect(quote).toBeHidden()
    await result(page).getByText('Ver a frase do edital').first().click()
    await expect(quote).toBeVisible()
    await result(page).getByRole('button', { name: 'Fechar' }).click()
    await expect(entry).toBeFocused()
  })
})

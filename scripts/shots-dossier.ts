import type { Page } from 'playwright-core'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { inventedEdital, writeTitleRecordOf } from '#test/support/dossier/property-papers.ts'

/** Reads edital and matrícula of a flat, and opens what they say against its page. */
export async function openDossier(page: Page): Promise<void> {
  const { items } = (await (
    await page.request.get('/api/properties?limit=1&category=apartamento&sort=price')
  ).json()) as PropertySearchPage
  const [property] = items
  if (property === undefined) return
  const papers = [
    ['edital', 'Texto do edital', inventedEdital],
    ['matricula', 'Texto da matrícula', await writeTitleRecordOf(property)],
  ] as const
  await page.goto(`/papeis?papel=edital&imovel=${property.id}`, { waitUntil: 'networkidle' })
  for (const [paper, label, text] of papers) {
    if (paper === 'matricula') {
      await page.getByRole('link', { name: 'Ver o imóvel' }).first().click()
      await page.locator('#papeis').getByRole('link', { name: 'Ler a matrícula' }).click()
    }
    await page.getByLabel(label).fill(text)
    await page.locator('form[aria-label] button[type=submit]').click()
    await page.getByRole('link', { name: 'Ver o imóvel' }).first().waitFor()
    await page.getByRole('button', { name: 'Copiar', exact: true }).first().waitFor()
  }
  await page.getByRole('link', { name: 'Ver o imóvel' }).first().click()
  await page.locator('#papeis').getByText('O que perguntar').scrollIntoViewIfNeeded()
  await page.locator('#papeis').scrollIntoViewIfNeeded()
}

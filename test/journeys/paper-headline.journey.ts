import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { createAccountCookie } from '#test/support/account-cookie.ts'
import { readTitleRecordToKeep } from '#test/support/dossier/kept-title-record.ts'
import { expectAccessible } from './support/accessibility.ts'
import { addSession } from './support/account.ts'
import { expect } from './support/journey.ts'
import { testAlone as test } from './support/own-server.ts'

const burden = 'A matrícula lida mostra uma penhora em vigor (AV-5).'
const headline = (page: Page, name: string): Locator => page.getByRole('region', { name })
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN

/** Signs an account in that keeps the reading of a flat's matrícula. */
async function keepTitleRecord(page: Page, url: string): Promise<Property> {
  const cookie = await createAccountCookie(url)
  await addSession(page, cookie, url)
  const answer = await page.request.get('/api/properties?category=apartamento&sort=price&limit=50')
  const { items } = (await answer.json()) as PropertySearchPage
  const property = items.find(({ privateArea, situation }) => privateArea !== null && situation === 'unknown')
  if (property === undefined) throw new Error('The demonstration has no flat with a private area')
  const today = new Date().toISOString().slice(0, 10)
  const kept = await page.request.put(`/api/papers/${randomUUID()}`, {
    data: await readTitleRecordToKeep(property, today),
  })
  expect(kept.status()).toBe(200)
  return property
}

/** Holds the page's calls for stored papers until they are released. */
async function holdPapers(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/papers*', async route => {
    await held
    await route.continue()
  })
  return () => release()
}

/** The page at every width: its place from the first paint, then the burden, and nothing moves. */
async function expectHeadline(page: Page, property: Property, theme: 'dark' | 'light'): Promise<void> {
  const release = await holdPapers(page)
  await page.goto(`/imovel/${property.id}`)
  await expect(headline(page, 'Vendo o que dizem os papéis deste imóvel…')).toBeVisible()
  const verdict = page.locator('.verdict')
  const before = await topOf(verdict)
  release()
  const burdenHeadline = headline(page, burden)
  await expect(burdenHeadline).toContainText('fora da conta')
  expect(await topOf(verdict)).toBe(before)
  await expectAccessible(page, theme)
  await burdenHeadline.getByRole('link', { name: 'Ver os papéis lado a lado' }).click()
  await expect(page.getByRole('region', { name: 'Os papéis, lado a lado' })).toBeInViewport()
}

test('a kept matrícula with a burden in force is named above the verdict, in a place that was kept for it', async ({
  page,
  server,
}) => {
  const property = await keepTitleRecord(page, server)
  const document = await (await page.request.get(`/imovel/${property.id}`)).text()
  expect(document).toContain('Vendo o que dizem os papéis deste imóvel…')
  await expectHeadline(page, property, 'dark')
})

test.describe('where the papers do not load', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })

  test('the page says that the verdict does not count with them, and asks again at a press', async ({
    page,
    server,
  }) => {
    const property = await keepTitleRecord(page, server)
    await page.route('**/api/papers*', route => route.abort())
    await page.goto(`/imovel/${property.id}`)
    const failed = headline(page, 'Os papéis que a conta guarda não carregaram')
    // The cards below ask once more when they are drawn.
    await expect(page.getByRole('heading', { name: 'Os papéis, lado a lado' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(failed).toContainText('O que vem abaixo não conta com eles')
    await page.unroute('**/api/papers*')
    await failed.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(headline(page, burden)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the burden stands above the verdict as well', async ({ page, server }) => {
    await expectHeadline(page, await keepTitleRecord(page, server), 'light')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

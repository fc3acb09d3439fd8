import type { Page } from '@playwright/test'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'

/**
 * Lets the browser draw a property's page by itself, from this detail: the server would draw what it has, and the browser
 * would not ask.
 */
export async function answerProperty(page: Page, detail: PropertyDetail): Promise<void> {
  await page.route(`**/api/properties/${detail.id}`, route => route.fulfill({ json: detail }))
  await page.route(`**/imovel/${detail.id}`, async route => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    return route.fulfill({ response: await page.request.get('/shell') })
  })
}

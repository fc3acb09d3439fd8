import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The page of this property is what one sees. The address alone says less: it is the next page's as soon as a link is
 * pressed, and until that page is here the one of before stands there, with controls of the same name.
 */
export async function atProperty(page: Page, id: string | RegExp = /\d+/): Promise<void> {
  const number = typeof id === 'string' ? id : id.source
  await expect(page.getByRole('button', { name: new RegExp(`^Caixa nº ${number}`) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/imovel/${number}$`))
}

/** The page looks for its server when it is told to, and not by itself just as one is about to press. */
export const lookWhenPressed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 })
  })

/** What slides into its place is there. */
export const atRest = (locator: Locator): Promise<unknown> =>
  locator.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))

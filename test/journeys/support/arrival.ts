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
export const lookWhenPressed = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  await without(page, { from: 30_000, to: Number.MAX_SAFE_INTEGER })
}

/** From now on a message stays until it is closed or the next one comes, however slow the machine is. */
export const toastsStay = async (page: Page): Promise<void> => {
  for (const duration of [2_000, 5_000]) await page.evaluate(skip, { from: duration, to: duration })
}

/** What the page would do by itself so many milliseconds later is not done. */
export const without = (page: Page, later: Span): Promise<unknown> => page.addInitScript(skip, later)

interface Span {
  from: number
  to: number
}

function skip({ from, to }: Span): void {
  const later = window.setTimeout
  const unless = (work: () => void, after = 0, ...more: []): number =>
    after >= from && after <= to ? 0 : later(work, after, ...more)
  Object.assign(window, { setTimeout: unless })
}

/** What slides into its place is there; what goes on for ever is not waited for, what is broken off is over. */
export const atRest = (locator: Locator): Promise<unknown> =>
  locator.evaluate(element =>
    Promise.allSettled(
      element
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits until the page of this property is shown. The address alone is not enough: it changes at the press of a link,
 * while the previous page is still shown, with controls of the same name.
 */
export async function atProperty(page: Page, id: string | RegExp = /\d+/): Promise<void> {
  const number = typeof id === 'string' ? id : id.source
  await expect(page.getByRole('button', { name: new RegExp(`^Caixa nº ${number}`) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/imovel/${number}(/[a-z0-9-]+)?$`))
}

/** Waits until the page's scripts answer a press on this element; before that the browser answers a link by itself. */
export const scriptsAnswer = async (element: Locator): Promise<void> => {
  await expect
    .poll(() => element.evaluate(node => Object.keys(node).some(key => key.startsWith('__reactProps'))))
    .toBe(true)
}

/**
 * Holds back the scripts of every page that is opened from now on, so that the browser alone answers what is pressed.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

/** Makes the page check for its server only when the button is pressed, not by its timer. */
export const lookWhenPressed = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  await disableTimers(page, { from: 30_000, to: Number.MAX_SAFE_INTEGER })
}

/**
 * Follows the load of what answers while the server is away, which begins once the page is idle.
 * @returns waits for all its files
 */
export function demonstrationLoads(page: Page): () => Promise<void> {
  const begun = page.waitForResponse(/\/assets\/demonstration-catalogue-[^/]+\.js$/)
  return async () => page.evaluate(file => import(file).then(() => {}), (await begun).url())
}

/** Keeps the toasts of the usual two times until they are closed or replaced, however slow the machine is. */
export const toastsStay = async (page: Page): Promise<void> => {
  for (const duration of [2_000, 5_000]) await page.evaluate(skip, { from: duration, to: duration })
}

/** Disables the page's timers with these delays in milliseconds. */
export const disableTimers = (page: Page, later: Span): Promise<unknown> => page.addInitScript(skip, later)

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

/** Waits for the end of animations; endless ones are ignored, cancelled ones count as ended. */
export const atRest = (locator: Locator): Promise<unknown> =>
  locator.evaluate(element =>
    Promise.allSettled(
      element
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )

import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { apiSearch, SearchPageDriver } from './search-page.ts'

/** The data that a worker's server has for the pages about something. */
export interface DirectLoadData {
  /** The account's favorites. */
  ids: readonly string[]
  /** The path of the list that a client has. */
  listPath: string
}

/** A page as somebody opens it by its address, uses it, and comes back to it. */
export interface DirectLoad {
  path: string | ((data: DirectLoadData) => string)
  account?: boolean
  /** Uses the main control and waits for its effect; the rounds 0, 1 and 2 have different effects. */
  use: (page: Page, round: number) => Promise<void>
  /** Checks what is restored on going back, where that is more than the address. */
  expectKept?: (page: Page, round: number) => Promise<void>
  expectedProblems?: RegExp
  /** Whether the typed text is gone after going back, so that the page is shorter. */
  isEmptied?: boolean
}

/** The value of a turn. */
export const pick = <T>(round: number, values: readonly [T, T, T]): T => values[round] as T

/** The one of this name that this width shows. */
export const visible = (
  page: Page,
  role: 'button' | 'link' | 'combobox' | 'radio',
  name: string | RegExp,
): Locator => page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first()

/** Presses a link of the page that leads to another one. */
export const follow =
  (name: string | RegExp, to: RegExp): DirectLoad['use'] =>
  async page => {
    await visible(page, 'link', name).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }

/** Waits for the list that the address asks for, as the API answers it. */
export async function expectListOfAddress(page: Page): Promise<void> {
  const { search } = new URL(page.url())
  await new SearchPageDriver(page).shows(await apiSearch(page, search.replace('type=', 'category=')))
}

/** Searches a sentence in the box of a page, and waits for the list that it means. */
export async function searchByBox(page: Page, round: number): Promise<void> {
  const category = pick(round, ['apartamento', 'casa', 'terreno'])
  await new SearchPageDriver(page).box.fill(`${category} em goiânia`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/search\\?type=${category}&city=GOIANIA`))
  await expectListOfAddress(page)
}

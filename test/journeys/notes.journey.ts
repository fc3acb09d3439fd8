import type { Page } from '@playwright/test'
import type { SessionEntry } from '#contract/account-schemas.ts'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { disableTimers } from './support/arrival.ts'
import { expect } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest } from './support/own-server.ts'

/** Milliseconds without typing before notes are saved. */
const rest = { from: 600, to: 600 }

const notes = (page: Page) => page.getByRole('textbox', { name: 'Anotações' })
const saved = (page: Page) => page.getByText('Salvo', { exact: true })

/** Opens the notes on the account's only favorite. */
async function openNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Anota/ }).click()
  await expect(notes(page)).toBeVisible()
}

/** Signs in with one favorite, and opens its notes. */
async function withOne(page: Page): Promise<void> {
  await enterWithNothingSaved(page)
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  const found = await page.request.get('/api/properties?limit=1')
  const id = ((await found.json()) as PropertySearchPage).items[0]?.id ?? ''
  const user_id = me?.user.id ?? ''
  const added = await page.request.post('/api/favorites', { data: { user_id, property: { id } } })
  expect(added.ok()).toBe(true)
  await page.goto('/favorites')
  await openNotes(page)
}

ownServerTest(
  'notes open in two tabs follow each other, and neither overwrites the other silently',
  async ({ page }) => {
    await disableTimers(page, rest)
    await withOne(page)
    const other = await page.context().newPage()
    await other.goto('/favorites')
    await openNotes(other)
    await notes(other).fill('Telhado novo')
    await expect(saved(other)).toBeVisible()
    await expect(notes(page)).toHaveValue('Telhado novo')

    // Both type, and one has not paused yet.
    await notes(page).fill('Telhado novo, muro caído')
    await notes(other).fill('Telhado novo, ocupado')
    await expect(saved(other)).toBeVisible()
    const savedText = page.getByRole('region', { name: 'Texto salvo' })
    await expect(savedText).toContainText('Telhado novo, ocupado')
    await expect(notes(page)).toHaveValue('Telhado novo, muro caído')
    await expect(notes(other)).toHaveValue('Telhado novo, ocupado')

    await page.getByRole('button', { name: 'Manter o meu' }).click()
    await expect(saved(page)).toBeVisible()
    await expect(notes(page)).toBeFocused()
    await expect(notes(other)).toHaveValue('Telhado novo, muro caído')
  },
)

import { expect, test } from './support/journey.ts'
import { apiSearch, SearchPageDriver } from './support/search-page.ts'

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

test('on a phone the filters are in a sheet that updates its count while they change', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  const open = page.getByRole('button', { name: /^Filtros/ })
  await open.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByText('Casa', { exact: true }).click()
  const { total } = await apiSearch(page, '?state=SP&category=casa')
  const apply = sheet.getByRole('button', { name: new RegExp(total.toLocaleString('pt-BR')) })
  await apply.click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/type=casa/)
  await search.counts(total)
})

test('Esc closes the sheet, changes nothing, and returns the focus', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  const before = page.url()
  const open = page.getByRole('button', { name: /^Filtros/ })
  await open.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByText('Casa', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  expect(page.url()).toBe(before)
})

test('with the keyboard, the sheet of filters keeps its head and its buttons in view', async ({ page }) => {
  const search = new SearchPageDriver(page)
  await search.open('?state=SP')
  await page.getByRole('button', { name: /^Filtros/ }).press('Enter')
  const sheet = page.getByRole('dialog')
  const last = sheet.getByRole('radio').last()
  await last.focus()
  await expect(last).toBeFocused()
  expect(
    await sheet.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
      scrollTop,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0])
  await expect(sheet.getByRole('button', { name: 'Limpar', exact: true })).toBeInViewport({ ratio: 1 })
})

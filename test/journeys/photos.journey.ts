import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bankPhotoFile } from '#domain/property/bank-addresses.ts'
import { createAccountCookie } from '#test/support/account-cookie.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { type PhotoBank, startPhotoBank } from '#test/support/photo-bank.ts'
import { importLists, startServerProcess } from '#test/support/server.ts'
import { addSession } from './support/account.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test as journey } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** The photos that exist: of six flats, the first has three photos, the second none. */
const existingPhotos = new Set([1, 3, 4, 5, 6].map(id => bankPhotoFile(String(id), 1)))
for (const n of [2, 3]) existingPhotos.add(bankPhotoFile('1', n))

/** A bank whose photos are served from this machine. */
const test = journey.extend<object, { office: { url: string; bank: PhotoBank; cookie: string } }>({
  office: [
    async ({}, use) => {
      const bank = await startPhotoBank()
      bank.behave(file => (existingPhotos.has(file) ? 'photo' : 'missing'))
      const data = await demonstrationFolder()
      const list = join(data.path, 'Lista_imoveis_SP.csv')
      await writeFile(list, listFile('2026-01-08', flatRows(6)), 'latin1')
      const options = { dataDir: data.path, env: { PHOTOS_URL: bank.url } }
      const { code, output } = await importLists(options, [list])
      expect(code, output).toBe(0)
      const server = await startServerProcess(options)
      await use({ url: server.url, bank, cookie: await createAccountCookie(server.url) })
      await server.stop()
      await bank.stop()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ office }, use) => use(office.url),
})

const photoOf = (page: Page, id: number) => page.locator(`[data-property="${id}"] img`)

/** Records layout shifts without input, from the first paint on. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntry[]) => shifts.push(...entries.map(entry => JSON.stringify(entry)))
    const observer = new PerformanceObserver(list => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shifts() {
        note(observer.takeRecords())
        return shifts
      },
    })
  })

const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: () => string[] }).shifts())

test('photos fade in over the drawings without a layout shift', async ({ page, office }) => {
  await noteShifts(page)
  const search = new SearchPageDriver(page)
  await search.open()
  await expect(search.cards).toHaveCount(6)
  for (const id of [1, 3, 4, 5, 6]) {
    await expect(photoOf(page, id)).toHaveAttribute('data-here', 'true')
    await expect(photoOf(page, id)).toHaveCSS('opacity', '1')
    await expect(photoOf(page, id)).toHaveAttribute('alt', 'Foto: Apartamento')
  }
  await expect(photoOf(page, 2)).toHaveCount(0)
  await expect(page.locator('[data-property="2"] .scene > svg')).toBeVisible()
  expect(await shifts(page)).toEqual([])

  const before = office.bank.asked.length
  await page.reload()
  await search.settled()
  await expect(photoOf(page, 6)).toHaveAttribute('data-here', 'true')
  expect(office.bank.asked).toHaveLength(before)
})

test('a property’s page shows all of its photos, one at a time', async ({ page, office }) => {
  await addSession(page, office.cookie, office.url)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
  await page.goto('/imovel/1')
  const gallery = page.getByRole('region', { name: 'Fotos do imóvel' })
  await expect(gallery.getByText('1 / 3')).toBeVisible()
  await gallery.getByRole('button', { name: 'Próxima foto' }).click()
  await expect(gallery.getByRole('img', { name: 'Foto 2: Apartamento' })).toHaveAttribute('data-here', 'true')

  await page.goto('/imovel/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.property-photos img')).toHaveCount(0)
})

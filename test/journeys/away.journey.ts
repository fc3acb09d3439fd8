import { startServerProcess } from '#test/support/server.ts'
import { demonstrationLoads, lookWhenPressed } from './support/arrival.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ })

test('the demonstration replaces a server that goes away, until the server returns', async ({ page }) => {
  const data = await demonstrationFolder()
  const first = await startServerProcess({ dataDir: data.path })
  const port = Number(new URL(first.url).port)
  const search = new SearchPageDriver(page)
  const banner = page.getByText(/Sem conexão com o servidor: mostrando dados de demonstração de/)

  await lookWhenPressed(page)
  const prepared = demonstrationLoads(page)
  await page.goto(`${first.url}/search`)
  await search.settled()
  await expect(banner).toHaveCount(0)
  await prepared()

  expect(await first.stop()).toBe(0)
  await search.state.selectOption('Goiás')
  await search.submit.click()
  await expect(banner).toBeVisible()
  await expect(search.cards.first()).toContainText(', GO')

  const second = await startServerProcess({ dataDir: data.path, port })
  await search.state.selectOption('Paraíba')
  await search.submit.click()
  await expect(search.cards.first()).toContainText(', PB')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(banner).toHaveCount(0)
  await expect(search.cards.first()).toContainText(', PB')
  await second.stop()
  await data.remove()
})

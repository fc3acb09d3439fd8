import { type ServerProcess, startServerProcess } from '#test/support/server.ts'
import { enterDemonstration } from './support/account.ts'
import { atProperty, demonstrationLoads } from './support/arrival.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test as journey } from './support/journey.ts'
import { SearchPageDriver } from './support/search-page.ts'

/** A server of its own, which can go away. */
const test = journey.extend<{ own: ServerProcess }>({
  own: async ({}, use) => {
    const data = await demonstrationFolder()
    const server = await startServerProcess({ dataDir: data.path })
    await use(server)
    await server.stop()
    await data.remove()
  },
  server: async ({ own }, use) => use(own.url),
})
test.use({ expectedProblems: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ })

test('an open property stays open while the server is away, and a demonstration’s property can be opened', async ({
  page,
  own,
}) => {
  const search = new SearchPageDriver(page)
  const title = page.getByRole('heading', { level: 1 })
  const term = page
    .getByRole('region', { name: 'Financiamento simplificado' })
    .getByRole('textbox', { name: 'Prazo' })
  const seen = page.getByText(/^Sem conexão com o servidor: mostrando o que você viu em/)
  const demonstration = page.getByText(/^Sem conexão com o servidor: mostrando dados de demonstração/)

  await enterDemonstration(page)
  const prepared = demonstrationLoads(page)
  await search.open('?state=PB')
  await prepared()
  await search.cards.first().getByRole('link').first().click()
  await atProperty(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByText('Outras contas', { exact: true }).click()
  await term.fill('31')
  const name = (await title.textContent()) ?? ''
  const opened = page.url()
  await page.getByRole('navigation').getByRole('link', { name: 'Paraíba' }).click()
  await search.settled()

  expect(await own.stop()).toBe(0)
  await search.state.selectOption('Goiás')
  await search.submit.click()
  await expect(demonstration).toBeVisible()
  // Not the previous ones, which are the server's.
  await expect(search.cards.first()).toContainText(', GO')
  await search.cards.first().getByRole('link').first().click()
  await expect(page.getByText('não há página da Caixa para participar')).toBeVisible()
  await expect(demonstration).toBeVisible()

  await page.goBack()
  await expect(search.state).toHaveValue('GO')
  await page.goBack()
  await expect(search.state).toHaveValue('PB')
  await page.goBack()
  await expect(page).toHaveURL(opened)
  await expect(title).toHaveText(name)
  await expect(seen).toBeVisible()
  await expect(term).toHaveValue('31')
})

import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './support/accessibility.ts'
import { enterWithClient, shareWithClient } from './support/adviser.ts'
import { expect } from './support/journey.ts'
import { ownServerTest as test } from './support/own-server.ts'
import { printPage } from './support/read-pdf.ts'

/** A browser without a window counts as a machine, whose visits say nothing. */
const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

/** A client's own browser, which knows nothing of the adviser's. */
async function asClient(
  browser: Browser,
  server: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const viewport = { width: 360, height: 800 }
  return (
    await browser.newContext({ baseURL: server, viewport, locale: 'pt-BR', userAgent, ...options })
  ).newPage()
}

const card = (page: Page, at: number) =>
  page.getByRole('list', { name: 'Imóveis' }).getByRole('article').nth(at)

for (const { name, width, height } of [
  { name: 'on a phone', width: 360, height: 800 },
  { name: 'on a desk', width: 1440, height: 900 },
])
  test(`an adviser sends a list ${name}, the client answers, and the desk shows it`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width, height })
    await enterWithClient(page, 4)
    await page.goto('/mesa')
    await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar ao cliente' })
    await dialog
      .getByRole('combobox', { name: 'O que enviar' })
      .selectOption({ label: 'Família Andrade (5 imóveis)' })
    await dialog.getByRole('textbox', { name: 'Quem envia' }).fill('Carla Menezes')
    await dialog.getByText('Lance máximo', { exact: true }).click()
    await expect(dialog.getByText('Lance máximo, meta 15%')).toBeAttached()
    await expectAccessible(page, width < 1024 ? 'light' : 'dark')
    await dialog.getByRole('button', { name: 'Criar link' }).click()
    const link = await dialog.getByRole('textbox', { name: 'O link' }).inputValue()

    const client = await asClient(browser, server)
    const { pathname } = new URL(link)
    await client.goto(pathname)
    await expect(
      client.getByRole('heading', { level: 1, name: 'Imóveis para Família Andrade' }),
    ).toBeVisible()
    await expect(client.getByText('Fica a duas quadras da escola.').first()).toBeVisible()
    await expect(client.getByText('O corretor aceita')).toBeHidden()
    await expectAccessible(client, 'dark')
    await card(client, 1).getByRole('button', { name: 'Gostei' }).click()
    await expect(card(client, 1).getByRole('button', { name: 'Gostei' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await card(client, 1)
      .getByText(/^Perguntar/)
      .click()
    await card(client, 1)
      .getByRole('textbox', { name: /deste imóvel/ })
      .fill('Dá para visitar no sábado?')
    await card(client, 1).getByRole('button', { name: 'Enviar' }).click()
    await expect(card(client, 1).getByText(/^Pergunta enviada/)).toBeVisible()
    await client.reload()
    await expect(card(client, 1).getByRole('button', { name: 'Gostei' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.goto('/mesa')
    await expect(page.getByText(/^Clientes: 1 “gostei”, 1 pergunta$/)).toBeAttached()
    await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
    await dialog.getByRole('button', { name: /^Enviadas/ }).click()
    const sent = dialog.getByRole('listitem').filter({ hasText: 'Imóveis para Família Andrade' }).first()
    await expect(sent.getByText(/aberta 1 vez/)).toBeVisible()
    await sent.getByRole('button', { name: 'Ver respostas' }).click()
    await expect(sent.getByText('Dá para visitar no sábado?', { exact: true })).toBeVisible()
    await sent.getByRole('button', { name: 'Fechar link' }).click()
    await sent
      .getByRole('group', { name: 'Fechar' })
      .getByRole('button', { name: 'Fechar', exact: true })
      .click()
    await expect(sent.getByText(/fechada por você/)).toBeVisible()
    const closed = await client.goto(pathname)
    expect(closed?.status()).toBe(404)
    await expect(client.getByText('Peça um novo a quem o enviou.')).toBeVisible()
    await client.context().close()
  })

test('without script a client reads the list, says what they like, and asks', async ({
  page,
  browser,
  server,
}) => {
  await enterWithClient(page, 2)
  const { path } = await shareWithClient(page, `${'Uma palavra bem longa. '.repeat(20)}${'a'.repeat(200)}`)
  const client = await asClient(browser, server, { javaScriptEnabled: false })
  const answer = await client.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  await expect(client.getByText('Não é da Caixa', { exact: true })).toBeVisible()
  await expect(client.getByText('Isto não é do banco nem garantia').first()).toBeVisible()
  await expectToFit(client)
  await card(client, 0).getByRole('button', { name: 'Não é para mim' }).click()
  await expect(client.getByText('Anotado. Quem enviou a lista vai ver.')).toBeAttached()
  await expect(card(client, 0).getByRole('button', { name: 'Não é para mim' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await client.getByRole('textbox', { name: /^Escreva para Carla Menezes/ }).fill('Tem algum com quintal?')
  await client
    .getByRole('region', { name: 'Ficou alguma dúvida?' })
    .getByRole('button', { name: 'Enviar' })
    .click()
  await expect(client.getByText(/^Pergunta enviada/)).toBeVisible()
  await client.context().close()
})

test('the list prints as a table under its adviser’s head, and no row is cut', async ({
  page,
  browser,
  server,
}) => {
  await enterWithClient(page, 30)
  const { path } = await shareWithClient(page)
  const client = await asClient(browser, server, { javaScriptEnabled: false })
  await client.goto(path)
  const { count, pages } = await printPage(client)
  expect(count).toBeLessThanOrEqual(3)
  expect(pages[0]).toMatch(/^Carla Menezes Imóveis para Família Andrade 31 imóveis/)
  for (const text of pages)
    expect(text).toContain('Imóvel Preço Avaliação Próximo 1º dia, à vista ROI líquido')
  expect(pages.join(' ')).not.toContain('Pular para o conteúdo')
  expect(pages.join(' ').match(/Imóvel inventado, da demonstração de/g)).toHaveLength(30)
  expect(pages.at(-1)).toContain('Isto não é do banco nem garantia')
  await client.context().close()
})

import type { Page } from '@playwright/test'
import type { Me } from '#contract/account-schemas.ts'
import type { HomePurchasePage } from '#contract/home-purchase-calls.ts'
import { expectAccessible, expectToFit } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { enterWithNothingSaved, ownServerTest } from './support/own-server.ts'

/** Asks the server about the family in Goiânia. */
async function askServer(page: Page, data: object): Promise<HomePurchasePage> {
  const answer = await page.request.post('/api/home-purchase', { data })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as HomePurchasePage
}

const family = { renda: 4_000, entrada: 60_000 }
const kept = { renda: '4000', entrada: '60000', uf: 'GO' }
const cards = (page: Page) => page.getByRole('list', { name: 'Imóveis que cabem' }).getByRole('article')

/** Says income and own money in the form, and where. */
async function sayFamily(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Renda por mês' }).fill('4.000')
  await page.getByRole('textbox', { name: 'Entrada guardada' }).fill('60 mil')
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('GO')
}

for (const { name, width, height, tag } of [
  { name: 'on a phone', width: 360, height: 800, tag: [] },
  { name: 'on a desk', width: 1440, height: 900, tag: ['@deep'] },
])
  test.describe(name, { tag }, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1024 })

    test('a family finds what fits, looks at the account of another home, and reads on to its page', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('link', { name: /^Para morar/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Comprar para morar' })).toBeVisible()
      await sayFamily(page)
      await page.getByRole('button', { name: 'Ver o que cabe' }).click()
      await expect(page.getByRole('heading', { name: /^Imóveis de até R\$/ })).toBeInViewport()
      await expect(page).toHaveURL(/\/morar\?uf=GO$/)
      const { items, total } = await askServer(page, { ...family, uf: 'GO' })
      await page.getByRole('link', { name: `Ver os ${total} que cabem melhor` }).click()
      await expect(cards(page).first()).toBeInViewport()
      await expect(cards(page)).toHaveCount(items.length)
      await expectToFit(page)

      const second = items[1]?.property
      await cards(page)
        .nth(1)
        .getByRole('link', { name: /^Ver a conta/ })
        .click()
      await expect(page).toHaveURL(new RegExp(`imovel=${second?.id}#conta$`))
      const account = page.getByRole('region', { name: 'A conta deste imóvel' })
      await expect(account).toBeInViewport()
      await expect(account.getByRole('heading', { name: 'No primeiro dia, do seu bolso' })).toBeVisible()
      await account.getByText(/^Os \d+ passos, com datas$/).click()
      await expect(account.getByRole('heading', { name: 'Chaves e mudança' })).toBeVisible()
      await expectAccessible(page, width < 1024 ? 'light' : 'dark')
      await account.getByRole('article').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`/imovel/${second?.id}/`))
      await page.goBack()
      await expect(account).toBeVisible()
    })

    test('the hundred best come page by page', async ({ page }) => {
      await page.goto('/morar#renda=9000&entrada=200000')
      const first = await askServer(page, { renda: 9_000, entrada: 200_000 })
      expect(first.total).toBeGreaterThan(20)
      await expect(cards(page)).toHaveCount(20)
      await page.getByRole('button', { name: 'Carregar mais' }).click()
      await expect(cards(page)).toHaveCount(Math.min(first.total, 40))
    })

    ownServerTest(
      'an account’s property pages speak of instalment and first day from then on',
      async ({ page }) => {
        await enterWithNothingSaved(page)
        await page.goto('/calculadoras')
        await page.getByRole('link', { name: /^Para morar/ }).click()
        await sayFamily(page)
        await page.getByRole('button', { name: 'Ver o que cabe' }).click()
        await cards(page).first().getByRole('link').first().click()
        const living = page.getByRole('region', { name: 'Para a sua família morar' })
        await expect(living.getByText('No primeiro dia, do seu bolso')).toBeVisible()
        await living.getByRole('link', { name: /^Ver a conta inteira/ }).click()
        await expect(page).toHaveURL(/\/morar\?imovel=\d+#conta$/)
        await page.getByRole('switch', { name: /^Nas páginas dos imóveis/ }).click()
        await page.goBack()
        await expect(page.getByRole('heading', { name: 'Localização' })).toBeAttached()
        await expect(living).toBeHidden()
      },
    )

    ownServerTest(
      'what a family says never stands in an address, and goes with it into its account',
      async ({ page }) => {
        const addresses: string[] = []
        page.on('request', request => addresses.push(request.url(), request.headers().referer ?? ''))
        await page.goto('/morar?renda=4000&entrada=60000&uf=GO')
        await expect(page).toHaveURL(/\/morar\?uf=GO$/)
        addresses.splice(0)
        await expect(cards(page).first()).toBeVisible()
        await page.reload()
        await expect(page.getByRole('textbox', { name: 'Renda por mês' })).toHaveValue('4.000')
        await expect(cards(page).first()).toBeVisible()
        expect(addresses.filter(address => /renda|4000|60000/.test(address))).toEqual([])
        await enterWithNothingSaved(page)
        await page.goto('/morar')
        await expect(page.getByText('fica na sua conta')).toBeVisible()
        await expect
          .poll(async () => ((await (await page.request.get('/api/me')).json()) as Me).home?.parameters)
          .toEqual(kept)
        await page.getByRole('button', { name: 'Apagar o que eu disse' }).click()
        await expect
          .poll(async () => ((await (await page.request.get('/api/me')).json()) as Me).home)
          .toBeNull()
      },
    )

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('the form sends nothing, says why, and the example is there with the account of any home', async ({
        page,
      }) => {
        await page.goto('/morar')
        await sayFamily(page)
        await page.getByRole('button', { name: 'Ver o que cabe' }).click()
        await expect(page).toHaveURL(/\/morar$/)
        await expect(page.getByText('Sem JavaScript esta conta não é feita')).toBeVisible()
        await page.getByRole('link', { name: 'veja um exemplo' }).click()
        await expect(page.getByRole('heading', { name: /^Imóveis de até R\$/ })).toBeVisible()
        await expect(page.getByText('É um exemplo.')).toBeVisible()
        await cards(page)
          .nth(1)
          .getByRole('link', { name: /^Ver a conta/ })
          .click()
        await expect(page.getByRole('region', { name: 'A conta deste imóvel' })).toBeVisible()
      })
    })
  })

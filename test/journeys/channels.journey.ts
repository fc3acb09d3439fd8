import type { Page } from '@playwright/test'
import { defaultPreferences } from '#contract/account-schemas.ts'
import type { Channels } from '#contract/channel-calls.ts'
import { startServerProcess } from '#test/support/server.ts'
import { startTelegramServer, type TelegramServer, testBotToken } from '#test/support/telegram-server.ts'
import { expectAccessible, themeOf } from './support/accessibility.ts'
import { enterDemonstration, refusalAnswer } from './support/account.ts'
import { demonstrationFolder } from './support/demonstration.ts'
import { expect, test as journey } from './support/journey.ts'
import { madeSubscriptions, standInForPush } from './support/push-browser.ts'

/** A server with a bot, whose Telegram is on this machine. */
const test = journey.extend<object, { bot: { url: string; telegram: TelegramServer } }>({
  bot: [
    async ({}, use) => {
      const data = await demonstrationFolder()
      const telegram = await startTelegramServer()
      const env = { TELEGRAM_BOT_TOKEN: testBotToken, TELEGRAM_API_URL: telegram.url }
      const server = await startServerProcess({ dataDir: data.path, env })
      await use({ url: server.url, telegram })
      await server.stop()
      await telegram.stop()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ bot }, use) => use(bot.url),
})
test.describe.configure({ mode: 'default' })

const section = (page: Page) => page.getByRole('region', { name: 'Por onde os avisos chegam' })
const row = (page: Page, name: string) => section(page).getByRole('listitem', { name, exact: true })
const calendar = (page: Page) => page.getByRole('region', { name: 'Datas no seu calendário' })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name })

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Onde sua conta está aberta' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Each journey starts with an account that has chosen nothing. */
test.beforeEach(async ({ page }) => {
  await enterDemonstration(page)
  const { request } = page
  const { push } = (await (await request.get('/api/me/channels')).json()) as Channels
  for (const { id } of push.devices) await request.delete(`/api/me/push/${id}`)
  await request.delete('/api/me/telegram')
  await request.delete('/api/me/calendar-feed')
  expect((await request.patch('/api/me/preferences', { data: defaultPreferences })).ok()).toBe(true)
})

test('this device is activated, chosen for, still known at the next visit, and deactivated', async ({
  page,
}) => {
  await standInForPush(page)
  await openProfile(page)
  await expect(choice(page, 'Leilões nos aparelhos')).toBeDisabled()
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect(row(page, 'Neste aparelho')).toContainText('Ativos enquanto a conta estiver aberta')
  await expect(choice(page, 'Leilões nos aparelhos')).toBeChecked()
  const saved = page.waitForResponse(answer => answer.url().endsWith('/api/me/preferences'))
  await choice(page, 'Oportunidades nos aparelhos').uncheck()
  expect((await saved).request().postDataJSON()).toEqual({ dealByPush: false })

  const seen = page.waitForResponse(answer => answer.url().endsWith('/api/me/push'))
  await openProfile(page)
  expect((await seen).ok()).toBe(true)
  await expect(row(page, 'Neste aparelho')).toContainText('Ativos enquanto a conta estiver aberta')
  await expect(choice(page, 'Oportunidades nos aparelhos')).not.toBeChecked()
  await expect(choice(page, 'Leilões nos aparelhos')).toBeChecked()

  await row(page, 'Neste aparelho').getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toBeVisible()
  const [created, ended] = await madeSubscriptions(page)
  expect(ended).toBe(`-${created}`)
})

test('signing out ends the notifications of this device', async ({ page }) => {
  await standInForPush(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await expect(row(page, 'Neste aparelho')).toContainText('Ativos')
  await page.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await madeSubscriptions(page)).at(-1)).toMatch(/^-/)
  await enterDemonstration(page)
  await openProfile(page)
  await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toBeVisible()
})

test('a browser that blocks notifications says how to allow them', async ({ page }) => {
  await standInForPush(page, 'denied')
  await openProfile(page)
  await expect(row(page, 'Neste aparelho')).toContainText('Bloqueados neste navegador')
  await expect(page.getByRole('button', { name: 'Ativar neste aparelho' })).toHaveCount(0)
})

test('Telegram is linked by a code and ends by /parar', async ({ page, bot: { telegram } }) => {
  // The message of the test rings at any hour.
  await page.request.patch('/api/me/preferences', { data: { quiet: false } })
  await openProfile(page)
  await page.getByRole('button', { name: 'Ligar ao Telegram' }).click()
  const link = page.getByRole('link', { name: 'Abrir o Telegram' })
  await expect(link).toHaveAttribute('href', /^https:\/\/t\.me\/arremate_bot\?start=[A-Z2-8]{12}$/)
  const code = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start')
  telegram.write(77, `/start ${code}`, { name: 'Ana' })
  await telegram.read()
  await page.getByRole('button', { name: 'Já liguei' }).click()
  await expect(row(page, 'Telegram')).toContainText('Ligado à conversa de Ana')
  await expect(choice(page, 'Conta e plano no Telegram')).toBeChecked()

  const before = telegram.messages.length
  await page.getByRole('button', { name: 'Enviar aviso de teste' }).click()
  await expect
    .poll(() => telegram.messages.slice(before).map(({ text }) => text.split('\n')[0]))
    .toEqual(['Notificação de teste'])

  telegram.write(77, '/parar')
  await telegram.read()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ligar ao Telegram' })).toBeVisible()
})

test('the calendar’s address is read without a session until it is deleted', async ({ page, playwright }) => {
  await openProfile(page)
  await calendar(page).getByRole('button', { name: 'Criar endereço' }).click()
  const field = page.getByLabel('Endereço do calendário')
  await expect(field).toHaveValue(/\/api\/calendar\/feed\/[\w-]{43}\.ics$/)
  const address = await field.inputValue()
  const program = await playwright.request.newContext()
  const text = await (await program.get(address)).text()
  expect(text).toMatch(/^BEGIN:VCALENDAR/)
  await calendar(page).getByRole('button', { name: 'Trocar o endereço' }).click()
  await expect(field).not.toHaveValue(address)
  expect((await program.get(address)).status()).toBe(404)
  const second = await field.inputValue()
  await calendar(page).getByRole('button', { name: 'Apagar o endereço' }).click()
  await expect(calendar(page).getByText('Ainda não há um endereço.')).toBeVisible()
  expect((await program.get(second)).status()).toBe(404)
  await program.dispose()
})

test('quiet hours survive a reload', async ({ page }) => {
  await openProfile(page)
  const saved = page.waitForResponse(answer => answer.url().endsWith('/api/me/preferences'))
  await page.getByLabel('Até', { exact: true }).selectOption('9h')
  await saved
  await page.reload()
  await expect(page.getByLabel('Até', { exact: true })).toHaveValue('9')
  await page.getByRole('switch', { name: 'Horas de silêncio' }).uncheck()
  await expect(page.getByLabel('Até', { exact: true })).toBeDisabled()
})

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /status of 503/ })

  test('the channels can be asked for again', async ({ page }) => {
    await page.route('**/api/me/channels', refusalAnswer(503, 'database_unavailable', 'Tente em instantes.'))
    await page.goto('/profile')
    await expect(section(page).getByText(/Tente de novo em instantes/)).toBeVisible()
    await page.unroute('**/api/me/channels')
    await section(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(row(page, 'Telegram')).toBeVisible()
  })
})

for (const [at, width] of [360, 1440].entries())
  test(`the channels are accessible, with all that they can show (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await standInForPush(page)
    await openProfile(page)
    await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
    await expect(row(page, 'Neste aparelho')).toContainText('Ativos')
    await page.getByRole('button', { name: 'Ligar ao Telegram' }).click()
    await expect(page.getByRole('link', { name: 'Abrir o Telegram' })).toBeVisible()
    await calendar(page).getByRole('button', { name: 'Criar endereço' }).click()
    await expect(page.getByLabel('Endereço do calendário')).toBeVisible()
    await expectAccessible(page, themeOf(at, 0))
  })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('what is pushed is shown under its tag, and leads to our own pages alone', async ({
    page,
    server,
  }) => {
    const starting = page.context().waitForEvent('serviceworker')
    await page.goto('/search')
    const worker = await starting
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // This browser has no screen to show notifications on, and opens no window without a real press.
    await worker.evaluate(() => {
      const noted: unknown[] = []
      Object.assign(globalThis, { noted })
      const scope = globalThis as unknown as {
        registration: object
        clients: object
      }
      Object.assign(scope.registration, {
        showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
          void noted.push({ title, body, tag, data }),
      })
      Object.assign(scope.clients, { openWindow: async (url: string) => void noted.push(url) })
    })
    const noted = () => worker.evaluate(() => (globalThis as unknown as { noted: unknown[] }).noted)
    const session = await page.context().newCDPSession(page)
    const registered = new Promise<string>(resolve => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations
        if (found) resolve(found.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    const registrationId = await registered
    const message = { title: 'Baixou de preço', body: 'Era R$ 150.000.', link: '/imovel/1', tag: 'um' }
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: server,
      registrationId,
      data: JSON.stringify(message),
    })
    const { link, ...shown } = message
    await expect.poll(noted).toEqual([{ ...shown, data: link }])

    for (const data of ['/profile', 'https://evil.example/x'])
      await worker.evaluate(async path => {
        const work: Promise<unknown>[] = []
        const notification = { close: () => {}, data: path }
        const waitUntil = (one: Promise<unknown>) => work.push(one)
        const pressed = Object.assign(new Event('notificationclick'), { notification })
        Object.defineProperty(pressed, 'waitUntil', { value: waitUntil })
        globalThis.dispatchEvent(pressed)
        await Promise.all(work)
      }, data)
    expect((await noted()).slice(1)).toEqual([`${server}/profile`, `${server}/`])
  })
})

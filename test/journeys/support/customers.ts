import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import type { AccountGrant } from '#contract/account-schemas.ts'
import { mailsIn, type ReadMail } from '#test/support/mail-server.ts'
import { startServerProcess } from '#test/support/server.ts'
import { demonstrationFolder } from './demonstration.ts'
import { expect, test as journey } from './journey.ts'

const adminToken = 'token-de-administracao-dos-testes'
const lastlinkToken = '0123456789abcdef0123456789abcdef'
const offers = { mensal: 'monthly', anual: 'annual' } as const
const year = 360 * 86_400_000

export interface JourneyCustomer {
  email: string
  password: string
}

interface Office {
  url: string
  /** Creates an account or changes its plan, like an operator. */
  grant(email: string, grant: AccountGrant): Promise<void>
  /** Creates a customer who has set a password through the link of the first mail. */
  customer(name: string, grant?: AccountGrant): Promise<JourneyCustomer>
  provisionalPassword(email: string): Promise<string>
  /** Sends a payment or refund like the payment provider, and returns its result. */
  lastlink(event: string, about: { email: string; payment: string; at?: Date }): Promise<string>
  /** Returns the last mail to an address, after waiting until there are this many. */
  mailTo(email: string, count?: number): Promise<ReadMail>
}

/** For journeys of real customers: a server with its operator access and its mails. */
export const customerTest = journey.extend<object, { office: Office }>({
  office: [
    async ({ playwright }, use) => {
      const data = await demonstrationFolder()
      const server = await startServerProcess({
        dataDir: data.path,
        env: {
          ADMIN_TOKEN: adminToken,
          LASTLINK_TOKEN: lastlinkToken,
          LASTLINK_PLANS: JSON.stringify(offers),
        },
      })
      const request = await playwright.request.newContext({ baseURL: server.url })
      await use(officeOf(request, server.url, data.path))
      await request.dispose()
      await server.stop()
      await data.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ office }, use) => use(office.url),
})

function officeOf(request: APIRequestContext, url: string, folder: string): Office {
  const headers = { authorization: `Bearer ${adminToken}` }
  const grant: Office['grant'] = async (email, data) => {
    const answer = await request.put(`/api/admin/users/${email}`, { headers, data })
    expect(answer.ok()).toBe(true)
  }
  const mailTo: Office['mailTo'] = async (email, count = 1) => {
    const mails = async () => (await mailsIn(join(folder, 'mail'))).filter(({ to }) => to === email)
    await expect.poll(async () => (await mails()).length).toBe(count)
    return (await mails()).at(-1) as ReadMail
  }
  return {
    url,
    grant,
    mailTo,
    async customer(name, changes = {}) {
      const customer = { email: `${name}@exemplo.com.br`, password: 'cavalo-bateria-grampo' }
      const premiumUntil = new Date(Date.now() + year).toISOString()
      await grant(customer.email, { name, plan: 'annual', premiumUntil, ...changes })
      const token = new URL((await mailTo(customer.email)).links[0] ?? '').searchParams.get('token')
      const answer = await request.post('/api/auth/reset-password', {
        data: { token, newPassword: customer.password },
      })
      expect(answer.ok()).toBe(true)
      return customer
    },
    async lastlink(event, { email, payment, at = new Date() }) {
      const answer = await request.post('/api/webhooks/lastlink', {
        headers: { 'x-lastlink-token': lastlinkToken },
        data: {
          Id: crypto.randomUUID(),
          IsTest: false,
          Event: event,
          CreatedAt: at.toISOString(),
          Data: {
            Products: [{ Id: 'produto', Name: 'Assinatura Mensal', Price: 29.7 }],
            Buyer: { Email: email, Name: 'Joana Compradora' },
            Purchase: { PaymentId: payment, PaymentDate: at.toISOString(), Price: { Value: 29.7 } },
            Subscriptions: [{ Id: `assinatura de ${email}` }],
            Offer: { Id: 'mensal', Name: 'Mensal' },
          },
        },
      })
      expect(answer.status()).toBe(200)
      return ((await answer.json()) as { status: string }).status
    },
    async provisionalPassword(email) {
      const answer = await request.post(`/api/admin/users/${email}/provisional-password`, { headers })
      return ((await answer.json()) as { password: string }).password
    },
  }
}

/** Signs in through the form of /login, which is open or about to open. */
export async function signInCustomer(page: Page, { email, password }: JourneyCustomer): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ENTRAR', exact: true }).click()
}

/** Signs in without the form; the first steps count as seen. */
export async function enterAsCustomer(page: Page, { email, password }: JourneyCustomer): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(answer.ok()).toBe(true)
  await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
}

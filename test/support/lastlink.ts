import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { type LastlinkLog, LastlinkLogList, WebhookAnswer } from '#contract/payment-schemas.ts'
import { jsonRequest, testAdminToken } from './accounts.ts'
import { testLastlinkToken } from './page-app.ts'

/** The offers used by the tests. */
export const testOffers = { mensal: 'monthly', anual: 'annual' } as const

export interface LastlinkSale {
  event?: string
  email?: string | null
  payment?: string | null
  subscription?: string | null
  offer?: string
  /** The time of the event; for a payment also the time of payment. */
  at?: Date
  /** Merged into the envelope. */
  more?: object
}

/** Returns a webhook body of the payment provider, about a person whose document, phone and address it contains. */
export function lastlinkBody({
  event = 'Purchase_Order_Confirmed',
  email = 'ana@exemplo.com.br',
  payment = 'pagamento-1',
  subscription = 'assinatura-1',
  offer = 'mensal',
  at = new Date(),
  more = {},
}: LastlinkSale = {}): object {
  return {
    Id: randomUUID(),
    IsTest: false,
    Event: event,
    CreatedAt: at.toISOString(),
    Data: {
      Products: [{ Id: `produto-${offer}`, Name: 'Assinatura', Price: 29.7 }],
      Buyer: {
        ...(email !== null && { Email: email }),
        Name: 'Ana Beatriz Teste',
        PhoneNumber: '+5511987654321',
        Document: '529.982.247-25',
        Address: { ZipCode: '01001-000', Street: 'Praça da Liberdade', StreetNumber: '4567' },
      },
      Seller: { Id: 'vendedor', Email: 'vendedor@loja.example' },
      Purchase: {
        ...(payment !== null && { PaymentId: payment, PaymentDate: at.toISOString() }),
        Price: { Value: 29.7 },
        Payment: { NumberOfInstallments: 1, PaymentMethod: 'credit_card' },
      },
      ...(subscription !== null && { Subscriptions: [{ Id: subscription }] }),
      Offer: { Id: offer, Name: 'Oferta' },
      DeviceInfo: { UserAgent: 'Mozilla/5.0', ip: '203.0.113.77' },
    },
    ...more,
  }
}

/** Sends to the webhook of an application, and reads as its operator. */
export function lastlinkOf(app: Hono) {
  const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    Promise.resolve(
      app.request(
        '/api/webhooks/lastlink',
        jsonRequest('POST', body, { 'x-lastlink-token': testLastlinkToken, ...headers }),
      ),
    )
  const admin = { authorization: `Bearer ${testAdminToken}` }
  return {
    post,
    /**
     * Returns the result of the event.
     * @throws when it was refused
     */
    async send(body: unknown): Promise<WebhookAnswer['status']> {
      const response = await post(body)
      const answer: unknown = await response.json()
      if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`)
      return WebhookAnswer.parse(answer).status
    },
    sale: (sale: LastlinkSale) => post(lastlinkBody(sale)),
    ask: (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> =>
      Promise.resolve(
        app.request(
          `/api/admin/lastlink/${path}`,
          method === 'GET' ? { headers: admin } : jsonRequest('POST', body, admin),
        ),
      ),
    async logs(limit = 50, status?: LastlinkLog['status']) {
      const query = new URLSearchParams({ limit: String(limit), ...(status && { status }) })
      const response = await app.request(`/api/admin/lastlink/logs?${query}`, { headers: admin })
      return LastlinkLogList.parse(await response.json())
    },
  }
}

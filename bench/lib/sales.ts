import { randomUUID } from 'node:crypto'

const token = '0123456789abcdef0123456789abcdef'

/** Settings of a server that accepts the payment provider's webhook. */
export const paymentSettings = { LASTLINK_TOKEN: token, LASTLINK_PLANS: '{"mensal":"monthly"}' }

/**
 * Sends a sale to the server's webhook and returns its status.
 * @throws unless the HTTP status is 200
 */
export async function sendSale(url: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/webhooks/lastlink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-lastlink-token': token },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`A sale was answered with ${answer.status}`)
  return ((await answer.json()) as { status: string }).status
}

/** Creates a first payment in the payment provider's format, each a different sale. */
function sale(): object {
  const id = randomUUID()
  const at = new Date().toISOString()
  return {
    Id: randomUUID(),
    IsTest: false,
    Event: 'Purchase_Order_Confirmed',
    CreatedAt: at,
    Data: {
      Products: [{ Id: 'produto', Name: 'Assinatura Mensal', Price: 29.7 }],
      Buyer: { Email: `${id}@exemplo.com.br`, Name: 'Joana Compradora' },
      Purchase: { PaymentId: id, PaymentDate: at, Price: { Value: 29.7 } },
      Subscriptions: [{ Id: id }],
      Offer: { Id: 'mensal', Name: 'Mensal' },
    },
  }
}

/** Sends one sale after another until the server stops answering; returns the acknowledged sales. */
export async function sellUntilGone(url: string): Promise<object[]> {
  const acknowledged: object[] = []
  try {
    for (;;) {
      const body = sale()
      await sendSale(url, body)
      acknowledged.push(body)
    }
  } catch {
    return acknowledged
  }
}

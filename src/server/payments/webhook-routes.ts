import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readEvent } from '#domain/billing/event.ts'
import { clientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { type MaskedRequest, writeLog } from './log-store.ts'
import { maskedBody, maskedHeaders, maskedUrl } from './masking.ts'
import type { PaymentParts } from './parts.ts'
import { receive } from './receive.ts'
import { fingerprint, opens } from './token.ts'

const mostBytes = 256 * 1024
/** Never taken from the address: it would stand in access logs. */
const tokenOf = (c: Context): string | undefined => c.req.header('x-lastlink-token')

interface Received {
  Variables: { request: MaskedRequest; kept: boolean }
}

const unreadable = (cause: unknown) =>
  new Refusal('bad_request', 'O conteúdo enviado não é um JSON válido.', { cause })

/** `POST /lastlink`: the payment provider's events, by its receiver rules. */
export function webhookRoutes(parts: PaymentParts): Hono<Received> {
  const { tokens, limits, trustProxy } = parts
  const app = new Hono<Received>()

  const withToken: MiddlewareHandler<Received> = async (c, next) => {
    if (!opens(tokenOf(c), tokens)) {
      await limits.count('webhookByAddress', clientAddress(c, trustProxy))
      throw new Refusal('unauthorized', 'O token do webhook está ausente ou incorreto.')
    }
    await next()
  }

  const asJson: MiddlewareHandler<Received> = async (c, next) => {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      throw new Refusal('unsupported_media_type', 'Envie o conteúdo como JSON (application/json).')
    }
    await next()
  }

  const short = bodyLimit({
    maxSize: mostBytes,
    onError: () => {
      throw new Refusal('body_too_large', 'O conteúdo enviado é grande demais.')
    },
  })

  app.post('/lastlink', logged(parts), withToken, asJson, short, async c => {
    const body = await jsonOf(c)
    c.set('request', { ...c.get('request'), body: maskedBody(body) })
    const event = readEvent(body)
    if (event === null) throw unreadable(null)
    const { answer } = await receive(parts, { event, source: 'lastlink', request: c.get('request') })
    c.set('kept', true)
    c.header('Cache-Control', 'no-store')
    return c.json({ status: answer })
  })

  return app
}

async function jsonOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** Logs what was refused or failed; what was received is logged with its effect. One that goes on guessing is not. */
function logged({ db, log, now, randomId }: PaymentParts): MiddlewareHandler<Received> {
  return async (c, next) => {
    const { method, url } = c.req
    const headers = maskedHeaders(c.req.header())
    const request = { token: fingerprint(tokenOf(c)), method, url: maskedUrl(url), headers, body: null }
    c.set('request', request)
    await next()
    if (c.get('kept') || c.res.status === 429) return
    const line = { id: randomId(), event: null, code: c.res.status, at: now() }
    const response = { error: c.error instanceof Refusal ? c.error.code : 'internal_error' }
    try {
      await writeLog(db, { ...line, request: c.get('request'), response })
    } catch (error) {
      log.warn({ err: error }, 'a refused webhook request could not be logged')
    }
  }
}

import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { BudgetSpent, QueueFull, RequestAborted } from '../queue/request-context.ts'
import { isStorageFailure } from '../storage-errors.ts'
import { Refusal } from './refusal.ts'

const unavailable = (cause: unknown): Refusal =>
  new Refusal('database_unavailable', 'O serviço está se recuperando. Tente de novo em instantes.', {
    retryAfter: 5,
    cause,
  })

const busy = (cause: unknown): Refusal =>
  new Refusal('server_busy', 'Há pedidos demais ao mesmo tempo. Espere alguns segundos e tente de novo.', {
    retryAfter: 5,
    cause,
  })

const budgetSpent = (cause: unknown): Refusal =>
  new Refusal(
    'too_many_requests',
    'Muitos pedidos deste endereço ao mesmo tempo. Espere alguns segundos e tente de novo.',
    { retryAfter: 5, cause },
  )

const notStored = (cause: unknown): Refusal =>
  new Refusal(
    'storage_unavailable',
    'O site está sem espaço para gravar: nada foi alterado. Guarde o que escreveu e tente de novo em alguns minutos. Se continuar, avise quem cuida do site.',
    { retryAfter: 60, cause },
  )

/** Masks e-mail addresses in a path, and secret tokens that alone give access. */
const maskPath = (path: string): string =>
  path
    .replace(/[^/]*(@|%40)[^/]*/gi, '***')
    .replace(/^(\/lista|\/api\/shared|\/api\/calendar\/feed)\/[^/]+/, '$1/***')

/** Answers with the error body of the contract. */
export function answerRefusal(c: Context, refusal: Refusal): Response {
  const { code, message, fields, retryAfter } = refusal
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  c.header('Cache-Control', 'no-store')
  // The rest of the body is not read, so nothing else can follow on this connection.
  if (code === 'body_too_large') c.header('Connection', 'close')
  return c.json({ error: { code, message, ...(fields && { fields }) } }, refusal.status)
}

/** Returns the refusal that is answered for a thrown error; `null` when there is none for it. */
export function findRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof QueueFull) return busy(error)
  if (error instanceof BudgetSpent) return budgetSpent(error)
  return null
}

/** Creates the handler that turns all thrown errors into answers; causes go to the log, never to the caller. */
export const createErrorBoundary =
  (log: Logger): ErrorHandler =>
  (error, c) => {
    const refusal = findRefusal(error)
    if (refusal) return answerRefusal(c, refusal)
    // The client is gone; this is the status that proxies log for closed connections.
    if (error instanceof RequestAborted) return new Response(null, { status: 499 })
    if (isStorageFailure(error)) {
      log.error({ err: error, path: maskPath(c.req.path) }, 'the disk is full or read-only')
      return answerRefusal(c, notStored(error))
    }
    if (error instanceof DatabaseUnavailable) {
      log.warn({ err: error, path: maskPath(c.req.path) }, 'database unavailable')
      return answerRefusal(c, unavailable(error))
    }
    if (error instanceof HTTPException && error.status < 500) {
      return answerRefusal(c, new Refusal('bad_request', 'Não foi possível ler o pedido.', { cause: error }))
    }
    log.error({ err: error, method: c.req.method, path: maskPath(c.req.path) }, 'request failed')
    c.header('Cache-Control', 'no-store')
    return c.json(
      {
        error: {
          code: 'internal_error',
          message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
        },
      },
      500,
    )
  }

import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type BodyType, type ApiCall, usualBodyLimit } from '#contract/api-call.ts'
import { Refusal } from './refusal.ts'

const refuseTooLargeBody = (): never => {
  throw new Refusal('body_too_large', 'O conteúdo enviado é grande demais.')
}

/** The content type of a request's body, in lower case and without parameters. */
export const readBodyType = (c: Context): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Bytes of this request's body at most; of the call's smallest limit where the content type has none of its own. */
function limitOf(c: Context, { bodyLimit: limit = usualBodyLimit }: ApiCall): number {
  if (typeof limit === 'number') return limit
  return limit[readBodyType(c) as BodyType] ?? Math.min(...Object.values(limit))
}

/**
 * Refuses a body that is larger than the call's definition allows.
 * @param refuse throws what is answered instead
 * @throws Refusal 413
 */
export async function limitBody(
  c: Context,
  call: ApiCall,
  refuse: (c: Context) => never | Promise<never> = refuseTooLargeBody,
): Promise<void> {
  // A GET has no body, and looking for one would build a whole Request of the platform for each call.
  if (call.method === 'get') return
  await bodyLimit({ maxSize: limitOf(c, call), onError: refuse })(c, async () => undefined)
}

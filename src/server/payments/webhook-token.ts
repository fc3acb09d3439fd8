import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a token opens the webhook: it is compared with every accepted token in constant time. */
export function isWebhookToken(shown: string | undefined, tokens: readonly string[]): boolean {
  const given = digest(shown ?? '')
  const right = tokens.filter(token => timingSafeEqual(given, digest(token)))
  return Boolean(shown) && right.length > 0
}

/** Returns a short hash by which an administrator distinguishes tokens; the token cannot be derived from it. */
export const fingerprintToken = (shown: string | undefined): string | null =>
  shown ? digest(`lastlink ${shown}`).toString('hex').slice(0, 8) : null

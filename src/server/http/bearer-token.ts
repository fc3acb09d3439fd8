import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request has this token (`Authorization: Bearer …`); the comparison takes constant time. */
export function hasBearerToken(c: Context, token: string): boolean {
  const shown = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request shows this token (`Authorization: Bearer …`); compared in the same time whatever it shows. */
export function bears(c: Context, token: string): boolean {
  const shown = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

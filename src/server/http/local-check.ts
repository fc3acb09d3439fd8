import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Refusal, notFoundRefusal } from './refusal.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request has this token (`Authorization: Bearer …`); the comparison takes constant time. */
export function hasBearerToken(c: Context, token: string): boolean {
  const shown = c.req.header('authorization')?.match(/^Bearer (.+)$/i)?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

/** Lets in only processes of this machine that could read the token in the data folder. @throws Refusal 401, 404 */
export const localCheck =
  (token: string) =>
  async (c: Context): Promise<void> => {
    if (!isFromThisMachine(c)) throw notFoundRefusal()
    if (!hasBearerToken(c, token)) {
      throw new Refusal('unauthorized', 'Este endereço é só para os comandos desta máquina.')
    }
  }

function isFromThisMachine(c: Context): boolean {
  const { address = '' } = getConnInfo(c).remote
  const own = (c.env as { incoming?: { socket?: { localAddress?: string } } }).incoming?.socket?.localAddress
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address) || (address !== '' && address === own)
}

import type { Context } from 'hono'
import { hasBearerToken } from '../http/bearer-token.ts'
import { readClientAddress } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import type { RateLimits } from './rate-limits.ts'

/** Accepts requests with the administrator's token; none when the token is `null`. @throws Refusal 401, 429 */
export const adminCheck =
  (token: string | null, { limits, trustProxy }: { limits: RateLimits; trustProxy: boolean }) =>
  async (c: Context): Promise<void> => {
    // Only wrong tokens count, and the right one passes whatever was tried before it.
    if (token === null || !hasBearerToken(c, token)) {
      await limits.count('adminByAddress', readClientAddress(c, trustProxy))
      throw new Refusal('unauthorized', 'Informe o token de administração.')
    }
    c.header('Cache-Control', 'no-store')
  }

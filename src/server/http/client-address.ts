import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Whose request it is: the address at the other end of the socket, or what the proxy in front says when it is
 * trusted (TRUST_PROXY): the last entry of X-Forwarded-For, the one the proxy itself wrote.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded.slice(0, 64)
  }
  return socketAddress(c)
}

/** Requests that come through no socket (tests call the application itself) count as from this machine. */
function socketAddress(c: Context): string {
  const served = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined
  return (served && getConnInfo(c).remote.address) || '127.0.0.1'
}

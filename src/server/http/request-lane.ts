import type { MiddlewareHandler } from 'hono'
import { readClientAddress, widenNetwork } from './client-address.ts'
import { runInRequest } from '../queue/request-context.ts'

const reads = new Set(['GET', 'HEAD'])
/** Calls that write nothing, although their question comes in a body. */
const readsByPost = new Set(['/api/parse-query'])

/** Marks a request that the server makes to its own API: it belongs to the request that it is made for. */
export const ownRequest = { ownRequest: true } as const

/** Gives each request the lane of its address (of IPv6 the /48). Only reads are dropped when they are aborted. */
export const assignRequestLane =
  (trustProxy: boolean): MiddlewareHandler =>
  (c, next) => {
    if ((c.env as Partial<typeof ownRequest> | undefined)?.ownRequest) return next()
    const address = readClientAddress(c, trustProxy)
    const isRead = reads.has(c.req.method) || readsByPost.has(c.req.path)
    const signal = isRead ? c.req.raw.signal : null
    return runInRequest({ lane: widenNetwork(address) ?? address, signal }, next)
  }

import type { MiddlewareHandler } from 'hono'
import { allCalls } from '#contract/all-calls.ts'
import { readClientAddress, widenNetwork } from './client-address.ts'
import { type RunInTurn, runInRequest } from '../queue/request-context.ts'

const reads = new Set(['GET', 'HEAD'])
/** Paths of the calls that change nothing, although their question comes in a body. */
const readsByPost = new Set<string>(allCalls.filter(call => call.changesNothing).map(({ path }) => path))

/** Marks a request that the server makes to its own API: it belongs to the request that it is made for. */
export const ownRequest = { ownRequest: true } as const

/**
 * Gives each request the lane of its address (of IPv6 the /48), and the queues of its turns. Only reads are dropped when
 * they are aborted.
 */
export const assignRequestLane =
  (trustProxy: boolean, runInTurn: RunInTurn): MiddlewareHandler =>
  (c, next) => {
    if ((c.env as Partial<typeof ownRequest> | undefined)?.ownRequest) return next()
    const address = readClientAddress(c, trustProxy)
    const isRead = reads.has(c.req.method) || readsByPost.has(c.req.path)
    const signal = isRead ? c.req.raw.signal : null
    return runInRequest({ lane: widenNetwork(address) ?? address, signal, runInTurn }, next)
  }

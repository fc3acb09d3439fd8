import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { limitPeerConnections } from './peer-connections.ts'
import { endSlowBody } from './slow-body.ts'
import { endUnreadAnswer } from './unread-answer.ts'

/** Milliseconds that running requests get at the end before they are aborted. */
const shutdownTimeoutMs = 5_000

/** Counts the Host headers of a request: Node keeps the first of them, a proxy before it may go by another. */
const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** Refuses a request that no honest client writes (RFC 9112, 3.2), and ends its connection. */
function refuseRequest(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
  req.destroy()
}

/** What clients may take of the server; times in milliseconds. */
interface ConnectionLimits {
  /** Until all headers of a request are received. */
  headersTimeout: number
  /** Until a whole request is received: a file of 64 MB over a slow line. */
  requestTimeout: number
  /** Until the whole body of a call that takes no file is received. */
  bodyTimeout: number
  /** Until an answer ends of which its reader takes nothing. */
  unreadTimeout: number
  /** Until a connection without a request is closed: longer than proxies and clients keep one that they may use again. */
  keepAliveTimeout: number
  /** Between two checks of these times. */
  connectionsCheckingInterval: number
  /** Connections at once; further ones are closed. */
  maxConnections: number
  /** Connections of one peer at once, fewer while there are many; further ones are closed. */
  maxConnectionsPerPeer: number
}

const usualLimits: ConnectionLimits = {
  headersTimeout: 20_000,
  requestTimeout: 600_000,
  bodyTimeout: 30_000,
  unreadTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 10_000,
  maxConnections: 2_000,
  maxConnectionsPerPeer: 500,
}

/**
 * Serves the application; requests that `first` answers do not reach it.
 * @param first answers immediately what it can and returns whether it did
 * @returns the address people use on this machine, and how to stop: new requests are refused, running ones finish
 */
export async function startHttpServer(
  application: (request: Request) => Response | Promise<Response>,
  first: (req: IncomingMessage, res: ServerResponse) => boolean,
  { host, port, trustProxy = false }: { host: string; port: number; trustProxy?: boolean },
  {
    maxConnections,
    maxConnectionsPerPeer,
    bodyTimeout,
    unreadTimeout,
    ...timeouts
  }: ConnectionLimits = usualLimits,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const rest = getRequestListener(application)
  const server = createServer(timeouts, (req, res) => {
    if (countHosts(req) > 1) return refuseRequest(req, res)
    endSlowBody(req, res, bodyTimeout)
    endUnreadAnswer(res, unreadTimeout)
    if (!first(req, res)) void rest(req, res)
  })
  server.maxConnections = maxConnections
  limitPeerConnections(server, { most: maxConnectionsPerPeer, total: maxConnections, trustProxy })
  server.listen(port, host)
  await once(server, 'listening')

  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const cutOff = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs)
    await closed
    clearTimeout(cutOff)
  }
  return { url: addressOf(server.address() as AddressInfo), stop }
}

function addressOf({ address, port }: AddressInfo): string {
  const local = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '[::1]' : address
  return `http://${local.includes(':') && !local.startsWith('[') ? `[${local}]` : local}:${port}`
}

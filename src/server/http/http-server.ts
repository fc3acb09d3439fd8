import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { isPrivate, networkOf, widenNetwork } from './client-address.ts'
import { allCalls } from '#contract/all-calls.ts'
import { type ApiCall, usualBodyLimit } from '#contract/api-call.ts'
import { localCalls } from '#contract/local-calls.ts'

const takesFile = ({ bodyLimit = usualBodyLimit }: ApiCall): boolean =>
  Math.max(...(typeof bodyLimit === 'number' ? [bodyLimit] : Object.values(bodyLimit))) > usualBodyLimit

/** Paths of the calls that take files, which may come over a slow line. */
const filePaths = new Set<string>(
  [...allCalls, ...Object.values<ApiCall>(localCalls)].filter(takesFile).map(({ path }) => path),
)

/** Ends a request whose body, which is no file, is not received after `timeoutMs`. */
function endSlowBody(req: IncomingMessage, res: ServerResponse, timeoutMs: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
  if (!hasBody || filePaths.has(req.url?.split('?')[0] ?? '')) return
  const timer = setTimeout(() => {
    if (req.complete) return
    const { socket } = req
    if (res.headersSent) socket.destroy()
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  }, timeoutMs)
  req.once('close', () => clearTimeout(timer))
}

interface PeerConnectionLimits {
  /** Connections of one peer at once. */
  most: number
  /** Connections at once altogether. */
  total: number
  trustProxy: boolean
}

/**
 * Closes connections of a peer (of IPv6 the /48) that has `most` already, or more than half as many as are still free:
 * each peer leaves room for those that come after it, and a few cannot take all. The connections of a trusted proxy, which
 * carry everybody's requests, are not limited.
 */
function limitPeerConnections(server: Server, { most, total, trustProxy }: PeerConnectionLimits): void {
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trustProxy && isPrivate(address)) return
    const network = networkOf(address)
    const peer = widenNetwork(network) ?? network
    const count = open.get(peer) ?? 0
    if (count >= Math.min(most, (total - all) / 2)) return void socket.destroy()
    open.set(peer, count + 1)
    all += 1
    socket.once('close', () => {
      all -= 1
      const remaining = (open.get(peer) ?? 1) - 1
      if (remaining === 0) open.delete(peer)
      else open.set(peer, remaining)
    })
  })
}

/**
 * Ends the connection of an answer, or of a stream, whose reader takes nothing for `timeoutMs` although some of it waits to
 * be sent: it is reset, so that the operating system frees its buffers. An answer that is still being computed is not
 * ended.
 */
function endUnreadAnswer(res: ServerResponse, timeoutMs: number): void {
  res.setTimeout(timeoutMs, () => {
    const { socket } = res
    if (socket === null) return
    if (res.writableLength > 0 || socket.writableLength > 0) socket.resetAndDestroy()
    else socket.setTimeout(timeoutMs)
  })
}

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
  /** Milliseconds until an answer that its client does not read is ended. */
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

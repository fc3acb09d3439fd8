import type { Server, Socket } from 'node:net'
import { isPrivate, networkOf, widenNetwork } from './client-address.ts'

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
export function limitPeerConnections(
  server: Server,
  { most, total, trustProxy }: PeerConnectionLimits,
): void {
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
      const left = (open.get(peer) ?? 1) - 1
      if (left === 0) open.delete(peer)
      else open.set(peer, left)
    })
  })
}

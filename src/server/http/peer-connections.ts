import type { Server, Socket } from 'node:net'
import { isPrivate, networkOf, widenNetwork } from './client-address.ts'

/**
 * Closes connections of a peer (of IPv6 the /48) that has `most` already. The connections of a trusted proxy, which
 * carry everybody's requests, are not limited.
 */
export function limitPeerConnections(
  server: Server,
  { most, trustProxy }: { most: number; trustProxy: boolean },
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trustProxy && isPrivate(address)) return
    const network = networkOf(address)
    const peer = widenNetwork(network) ?? network
    const count = (open.get(peer) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(peer, count)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left === 0) open.delete(peer)
      else open.set(peer, left)
    })
  })
}

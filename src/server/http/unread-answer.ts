import type { ServerResponse } from 'node:http'

/**
 * Ends the connection of an answer, or of a stream, whose reader takes nothing for `timeoutMs` although some of it waits
 * to be sent: reset, so that the system keeps nothing of it. An answer that is still being computed is left alone.
 */
export function endUnreadAnswer(res: ServerResponse, timeoutMs: number): void {
  res.setTimeout(timeoutMs, () => {
    const { socket } = res
    if (socket === null) return
    if (res.writableLength > 0 || socket.writableLength > 0) socket.resetAndDestroy()
    else socket.setTimeout(timeoutMs)
  })
}

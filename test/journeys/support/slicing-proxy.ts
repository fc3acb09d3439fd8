import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Bytes that arrive at once. */
const sliceBytes = 2_500
/** Headers that are about the connection or the encoding of the server's own answer. */
const ownHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
])

/** A proxy before a server whose one page comes slice by slice. */
export interface SlicingProxy {
  url: string
  /** Number of slices that were sent. */
  slices(): number
  /** Sends the next slice, once the page was asked for; resolves to `false` when that was the last. */
  sendSlice(): Promise<boolean>
  stop(): Promise<void>
}

/** Starts a proxy before `target` that holds the page at `path` back and sends it as `sendSlice` says. */
export async function startSlicingProxy(target: string, path: string): Promise<SlicingProxy> {
  let sent = 0
  let begin: (page: { body: Buffer; response: ServerResponse }) => void = () => undefined
  const asked = new Promise<{ body: Buffer; response: ServerResponse }>(resolve => {
    begin = resolve
  })
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(
        answer.status,
        Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.has(name))),
      )
      if (request.url === path) begin({ body, response })
      else response.end(body)
    }
    pass().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slices: () => sent,
    async sendSlice() {
      const { body, response } = await asked
      const from = sent++ * sliceBytes
      const slice = body.subarray(from, from + sliceBytes)
      const isLast = from + sliceBytes >= body.length
      await new Promise<void>(resolve => {
        if (isLast) response.end(slice, resolve)
        else response.write(slice, () => resolve())
      })
      return !isLast
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

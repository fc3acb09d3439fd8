import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Bytes that arrive at once. */
const sliceBytes = 2_500

/** Cuts a document into slices of equal size. */
const cutBySize = (body: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(body.length / sliceBytes) }, (_, at) =>
    body.subarray(at * sliceBytes, (at + 1) * sliceBytes),
  )

/** Cuts a document before each element that the pattern, a global one, finds in the part between two texts; the rest is one slice. */
const cutBetween =
  (start: string, end: string, elements: RegExp) =>
  (body: Buffer): Buffer[] => {
    const text = body.toString()
    const from = text.indexOf(start)
    const part = text.slice(from, text.indexOf(end, from))
    const cuts = [0, ...[...part.matchAll(elements)].map(({ index }) => from + index), text.length]
    return cuts.slice(1).map((until, at) => Buffer.from(text.slice(cuts[at], until)))
  }

/** Cuts a document before each control above its first card. */
export const cutAboveCards = cutBetween('<main', '<article', /<(?:a|button|fieldset|h1|select|span)\b/g)

/** Cuts a document before each element of its first card. */
export const cutFirstCard = cutBetween('<article', '</article', /<(?!\/)/g)

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
export async function startSlicingProxy(
  target: string,
  path: string,
  cut: (body: Buffer) => Buffer[] = cutBySize,
): Promise<SlicingProxy> {
  let sent = 0
  let begin: (page: { slices: Buffer[]; response: ServerResponse }) => void = () => undefined
  const asked = new Promise<{ slices: Buffer[]; response: ServerResponse }>(resolve => {
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
      if (request.url === path) begin({ slices: cut(body), response })
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
      const { slices, response } = await asked
      const slice = slices[sent++]
      const isLast = sent >= slices.length
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

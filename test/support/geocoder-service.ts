import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer to one request; `stalls` accepts it and never answers. */
export type GeocoderReply =
  | { json: unknown }
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'stalls'
  | 'huge'

export interface GeocoderService {
  url: string
  /** The received requests, in order. */
  asked: { path: string; query: Record<string, string>; userAgent: string | undefined }[]
  /** Resolves after this many requests. */
  askedTimes(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a geocoder on this machine, over real HTTP, with set answers. */
export async function startGeocoder(
  answer: (query: Record<string, string>, times: number) => GeocoderReply | Promise<GeocoderReply>,
): Promise<GeocoderService> {
  const asked: GeocoderService['asked'] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    asked.push({ path: url.pathname, query, userAgent: request.headers['user-agent'] })
    void Promise.resolve(answer(query, asked.length)).then(placeAnswer => reply(response, placeAnswer))
    for (const each of waiting) if (asked.length >= each.count) each.resolve()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    askedTimes: count =>
      new Promise(resolve => {
        if (asked.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reply(response: ServerResponse, answer: GeocoderReply): void {
  if (answer === 'stalls') return
  if (answer === 'huge') {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`[${'"x",'.repeat(200_000)}0]`)
  } else if ('json' in answer) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.json))
  } else {
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
}

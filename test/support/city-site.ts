import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a city's site answers: as it should (`well`), with a status, a page instead of data, a redirect elsewhere, a connection that
 * breaks off half-way, nothing, or nothing after some bytes.
 */
export type SiteAnswer =
  | 'well'
  | 'page'
  | 'sent elsewhere'
  | 'cut off'
  | 'stalls'
  | 'stalls inside'
  | { status: number; headers?: Record<string, string> }

interface OfferedFile {
  name: string
  bytes: Buffer
  etag?: string
  /** As the catalogue says. */
  modified?: string
  /** The address in the catalogue; the site's own where it is left out. */
  url?: string
}

export interface CitySite {
  url: string
  /** The requested paths in order, with their headers. */
  asked: { path: string; headers: IncomingMessage['headers'] }[]
  /** Sets the files of the catalogue. */
  offer(...files: OfferedFile[]): void
  /** Answers requests so, by path and how often that path was asked before. */
  behave(answer: (path: string, before: number) => SiteAnswer): void
  stop(): Promise<void>
}

/** Starts a city's CKAN server on this machine, over real HTTP. */
export async function startCitySite(): Promise<CitySite> {
  let files: OfferedFile[] = []
  const asked: CitySite['asked'] = []
  let behave: (path: string, before: number) => SiteAnswer = () => 'well'
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://site').pathname
    const before = asked.filter(each => each.path === path).length
    asked.push({ path, headers: request.headers })
    const answer = behave(path, before)
    if (path === '/api/3/action/package_show') replyCatalogue(response, answer)
    else {
      const file = files.find(({ name }) => path === `/${name}`)
      replyFile(request, response, answer, file)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function replyCatalogue(response: ServerResponse, answer: SiteAnswer): void {
    const resources = files.map(file => ({
      name: file.name,
      url: file.url ?? `${url}/${file.name}`,
      format: 'CSV',
      last_modified: file.modified ?? null,
    }))
    reply(response, answer, Buffer.from(JSON.stringify({ success: true, result: { resources } })))
  }

  function replyFile(
    { headers }: IncomingMessage,
    response: ServerResponse,
    answer: SiteAnswer,
    file: OfferedFile | undefined,
  ): void {
    if (file === undefined) return reply(response, { status: 404 }, Buffer.alloc(0))
    const { bytes, etag } = file
    if (etag !== undefined) response.setHeader('ETag', etag)
    if (answer === 'well' && etag !== undefined && headers['if-none-match'] === etag)
      return void response.writeHead(304).end()
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? Number.NaN)
    if (answer === 'well' && etag !== undefined && headers['if-range'] === etag && from < bytes.length) {
      response.statusCode = 206
      response.setHeader('Content-Range', `bytes ${from}-${bytes.length - 1}/${bytes.length}`)
      return reply(response, answer, bytes.subarray(from))
    }
    reply(response, answer, bytes)
  }

  return {
    url,
    asked,
    offer: (...offered) => {
      files = offered
    },
    behave: answer => {
      behave = answer
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function reply(response: ServerResponse, answer: SiteAnswer, bytes: Buffer): void {
  if (answer === 'stalls') return
  if (typeof answer === 'object') return void response.writeHead(answer.status, answer.headers).end()
  if (answer === 'page') return void response.end('<!doctype html><title>Portal</title>')
  if (answer === 'sent elsewhere')
    return void response.writeHead(302, { Location: 'http://elsewhere.example/' }).end()
  response.setHeader('Content-Length', bytes.length)
  if (answer === 'well') return void response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => {
    // What was sent arrives before the connection ends.
    if (answer === 'cut off') setTimeout(() => response.destroy(), 30)
  })
}

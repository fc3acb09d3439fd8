import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findSharedFile } from './shared-files.ts'

/**
 * How the bank answers a list request: the list (`list`), with `challenge` the captcha page, `sent to the challenge`
 * a redirect to it, `page` another page, `cut off` a broken connection, `cut line` half of the last line, `stalls`
 * nothing, `stalls inside` nothing after some bytes; or a given status with headers, or these bytes.
 */
export type ListAnswer =
  | 'list'
  | 'challenge'
  | 'sent to the challenge'
  | 'page'
  | 'cut off'
  | 'cut line'
  | 'stalls'
  | 'stalls inside'
  | { status: number; headers?: Record<string, string> }
  | { bytes: Buffer }

/** A list with its validators; without validators only its bytes show whether it is new. */
interface Offer {
  bytes: Buffer
  etag?: string
  lastModified?: string
}

export interface ListBank {
  /** For CATALOGUE_URL. */
  url: string
  /** The requested areas in order, with the headers of the requests. */
  asked: { area: string; headers: Record<string, string | undefined> }[]
  /** The statuses of its answers. */
  statuses: number[]
  /** Sets the list of an area from now on; it has no other. */
  offer(area: string, list: string | Buffer, validators?: Omit<Offer, 'bytes'>): void
  behave(answer: (area: string, times: number) => ListAnswer): void
  /** Resolves after this many requests. */
  askedTimes(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts the bank's list server on this machine, over real HTTP. */
export async function startListBank(): Promise<ListBank> {
  const offers = new Map<string, Offer>()
  const asked: ListBank['asked'] = []
  const statuses: number[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let answer: (area: string, times: number) => ListAnswer = () => 'list'

  const server = createServer((request, response) => {
    const area = /^\/listaweb\/Lista_imoveis_(\w+)\.csv$/.exec(request.url ?? '')?.[1] ?? ''
    const { headers } = request
    const headerNames = ['if-none-match', 'if-modified-since', 'user-agent'] as const
    asked.push({ area, headers: Object.fromEntries(headerNames.map(name => [name, headers[name]])) })
    response.once('finish', () => statuses.push(response.statusCode))
    reply(response, answer(area, asked.length), offers.get(area), headers)
    for (const each of waiting) if (asked.length >= each.count) each.resolve()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/listaweb`,
    asked,
    statuses,
    offer(area, list, validators = {}) {
      const bytes = typeof list === 'string' ? Buffer.from(list, 'latin1') : list
      offers.set(area, { bytes, ...validators })
    },
    behave(how) {
      answer = how
    },
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

function reply(
  response: ServerResponse,
  answer: ListAnswer,
  offer: Offer | undefined,
  asked: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
): void {
  if (answer === 'stalls') return
  if (typeof answer === 'object') {
    if ('bytes' in answer) response.writeHead(200).end(answer.bytes)
    else response.writeHead(answer.status, answer.headers).end()
  } else if (answer === 'challenge') html(response, listChallengePage())
  else if (answer === 'page') html(response, '<!doctype html><html><body>Site em manutenção</body></html>')
  else if (answer === 'sent to the challenge')
    response.writeHead(302, { location: 'https://validate.perfdrive.com/?ssa=1' }).end()
  else if (offer === undefined) response.writeHead(404).end()
  else if (answer === 'list') serve(response, offer, asked)
  else broken(response, answer, offer.bytes)
}

const html = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)

function serve(
  response: ServerResponse,
  { bytes, etag, lastModified }: Offer,
  asked: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
): void {
  // The tag takes precedence when there is one (RFC 9110, 13.2.2).
  const same =
    etag !== undefined && asked['if-none-match'] !== undefined
      ? asked['if-none-match'] === etag
      : lastModified !== undefined && asked['if-modified-since'] === lastModified
  response.writeHead(same ? 304 : 200, {
    'content-type': 'text/csv',
    ...(etag && { etag }),
    ...(lastModified && { 'last-modified': lastModified }),
  })
  response.end(same ? undefined : bytes)
}

function broken(
  response: ServerResponse,
  how: 'cut off' | 'cut line' | 'stalls inside',
  bytes: Buffer,
): void {
  if (how === 'cut line') return void response.writeHead(200).end(bytes.subarray(0, -40))
  response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2))
  if (how === 'cut off') setImmediate(() => response.destroy())
}

const capture = 'caixa/blocked/2026-04-16_radware-challenge.accessibility-tree.yml'
let page: string | undefined

/** Returns the page that a browser got instead of the lists, rebuilt from the text of its capture. */
function listChallengePage(): string {
  const file = (page ??= findSharedFile(capture) ?? '')
  const words =
    file === ''
      ? ['<h4>Precisamos fazer uma verificação de segurança para sua conta</h4>']
      : readFileSync(file, 'utf8').split('\n').map(element)
  return `<!DOCTYPE html><html lang="pt"><head><title>Caixa Econômica Federal</title></head><body>\n${words.join('\n')}\n</body></html>`
}

/**
 * Converts one line of an accessibility tree: `- heading "Título" [level=4]`, `- text: Privacy`, `- /url: https://…`.
 */
function element(line: string): string {
  const [, role = '', label = '', text = ''] =
    /^\s*- (\/?\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*:?\s*(.*)$/.exec(line) ?? []
  const words = `${label} ${text}`.trim()
  if (role === '/url') return `<a href="${text}"></a>`
  if (role === 'heading') return `<h4>${words}</h4>`
  if (role === 'button' || role === 'iframe') return `<${role}>${words}</${role}>`
  return `<p>${words}</p>`
}

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBankPage, type InventedPage } from './bank-page.ts'

/** An answer of the bank's site: a page, another status, or a kind of failure. */
export type PageAnswer =
  | string
  | { status: number; headers?: Record<string, string>; body?: string }
  | { does: 'stall' | 'stall inside' | 'break off' | 'flood' }

export interface DetailBank {
  /** The address of a property's page, to which `?hdnimovel=` is added. */
  url: string
  /** The requested numbers in order, with the time by the given clock. */
  asked: { id: string; at: number; userAgent: string | undefined }[]
  /** The maximum of simultaneous requests. */
  atOnce(): number
  /** Resolves after this many requests. */
  askedTimes(count: number): Promise<void>
  stop(): Promise<void>
}

/** Returns this property's page as the bank would send it. */
export const pageOf = (id: string, says: InventedPage = {}): string =>
  createBankPage({ ...says, number: `${id.slice(0, -1)}-${id.slice(-1)}` })

/** The page of the site's robot check. */
export const propertyChallengePage =
  '<html><h5>Toque no quadro abaixo para poder verificar que você não é robô.</h5><iframe src="https://validate.perfdrive.com/x"></iframe></html>'

/**
 * Starts the bank's site of property pages on this machine, over real HTTP: every property has its page until set
 * otherwise.
 */
export async function startDetailBank(
  answer: (id: string, times: number) => PageAnswer | Promise<PageAnswer> = id => pageOf(id),
  clock: () => number = () => 0,
): Promise<DetailBank> {
  const asked: DetailBank['asked'] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let [open, most] = [0, 0]
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('hdnimovel') ?? ''
    asked.push({ id, at: clock(), userAgent: request.headers['user-agent'] })
    most = Math.max(most, ++open)
    response.once('close', () => {
      open -= 1
    })
    void Promise.resolve(answer(id, asked.length)).then(pageAnswer => reply(response, pageAnswer))
    for (const each of waiting) if (asked.length >= each.count) each.resolve()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sistema/detalhe-imovel.asp`,
    asked,
    atOnce: () => most,
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

function reply(response: ServerResponse, answer: PageAnswer): void {
  if (typeof answer === 'object' && 'status' in answer) {
    response.writeHead(answer.status, answer.headers).end(answer.body)
    return
  }
  if (typeof answer === 'object' && answer.does === 'stall') return
  response.writeHead(200, { 'content-type': 'text/html' })
  if (typeof answer === 'string') response.end(answer)
  else if (answer.does === 'flood') flood(response)
  else response.write('<html>', () => answer.does === 'break off' && response.destroy())
}

/** Sends 64 MB, as far as the client reads. */
function flood(response: ServerResponse): void {
  let left = 64
  const more = () => {
    while (!response.destroyed && left-- > 0) {
      if (!response.write('x'.repeat(1024 * 1024))) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

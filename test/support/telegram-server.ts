import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** How the server answers a message: like the Bot API, by code; `stalls` never answers. */
type TelegramAnswer = 'takes' | 'blocked' | 'unknown chat' | 'too many' | 'broken' | 'stalls'

export interface TelegramServer {
  /** For TELEGRAM_API_URL. */
  url: string
  /** The messages that were taken, in order. */
  messages: { chat: string; text: string }[]
  /** Calls by method. */
  calls: string[]
  behave(answer: (chat: string) => TelegramAnswer): void
  /** Somebody writes to the bot. */
  write(chat: number, text: string, change?: { type?: string; name?: string; updateId?: number }): void
  /** Resolves once it has answered that nothing new was written: all that was written has been read and answered. */
  read(): Promise<void>
  stop(): Promise<void>
}

export const testBotToken = '123456:abcdefghijklmnopqrstuvwxyz-ABCDEFG'

/**
 * Starts a server on this machine that answers like the Bot API. A question for updates is held open until somebody
 * writes.
 */
export async function startTelegramServer(): Promise<TelegramServer> {
  const messages: TelegramServer['messages'] = []
  const calls: string[] = []
  let updates: { update_id: number }[] = []
  let lastId = 100
  let answer: (chat: string) => TelegramAnswer = () => 'takes'
  let held: ServerResponse[] = []
  let watching: (() => void)[] = []

  const say = (response: ServerResponse, status: number, body: object) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (response: ServerResponse, code: number, description: string, parameters = {}) =>
    say(response, code, { ok: false, error_code: code, description, parameters })
  const release = () => {
    for (const response of held.splice(0)) say(response, 200, { ok: true, result: updates })
  }

  const server = createServer((request, response) => {
    const [, token, method] = (request.url ?? '').match(/^\/bot([^/]+)\/(\w+)$/) ?? []
    json(request).then(
      (given: unknown) => {
        if (token !== testBotToken) return refuse(response, 401, 'Unauthorized')
        calls.push(String(method))
        const asked = given as { offset?: number; chat_id?: string; text?: string }
        if (method === 'getMe') return say(response, 200, { ok: true, result: { username: 'arremate_bot' } })
        if (method === 'getUpdates') {
          updates = updates.filter(update => update.update_id >= (asked.offset ?? 0))
          held = held.filter(one => !one.destroyed)
          held.push(response)
          if (updates.length > 0) release()
          else for (const resolve of watching.splice(0)) resolve()
          return
        }
        const chat = String(asked.chat_id)
        const how = answer(chat)
        if (how === 'stalls') return
        if (how === 'blocked') return refuse(response, 403, 'Forbidden: bot was blocked by the user')
        if (how === 'unknown chat') return refuse(response, 400, 'Bad Request: chat not found')
        if (how === 'too many')
          return refuse(response, 429, 'Too Many Requests: retry after 90', { retry_after: 90 })
        if (how === 'broken') return void response.writeHead(502).end('<html>')
        messages.push({ chat, text: asked.text ?? '' })
        return say(response, 200, { ok: true, result: {} })
      },
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    calls,
    behave(how) {
      answer = how
    },
    write(chat, text, { type = 'private', name = 'Ana', updateId = ++lastId } = {}) {
      const message = { chat: { id: chat, type }, from: { first_name: name }, text }
      updates.push({ update_id: updateId, message } as { update_id: number })
      release()
    },
    read: () =>
      new Promise(resolve => {
        if (updates.length === 0 && held.some(one => !one.destroyed)) resolve()
        else watching.push(resolve)
      }),
    async stop() {
      watching = []
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

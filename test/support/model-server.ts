import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModelToolCall {
  name: string
  /** Serialized as JSON, or a text that is not JSON. */
  arguments: unknown
}

/** The model's behavior for one request. */
export type ModelReply =
  | {
      /** Pieces of text, each an event of its own; promises between them are awaited before the next one. */
      say?: readonly (string | Promise<void>)[]
      calls?: readonly ModelToolCall[]
      /** `null`: the server does not report it. */
      usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number } | null
      finish?: string
      /** The failure in place of an end. */
      afterwards?: 'stalls' | 'breaks off'
    }
  /** Any other answer over HTTP. */
  | { status: number; headers?: Record<string, string>; body: string }
  /** Takes the request and never answers. */
  | 'stalls'

export interface ModelRequest {
  model: string
  messages: { role: string; content: string | null; tool_call_id?: string }[]
  tools?: { function: { name: string; parameters: Record<string, unknown> } }[]
  tool_choice?: string
  max_tokens?: number
  stream: boolean
}

export interface ModelServer {
  /** The URL up to and including the version. */
  url: string
  /** The received requests, in order. */
  asked: { path: string; key: string | undefined; body: ModelRequest }[]
  /** Resolves after this many requests. */
  askedTimes(count: number): Promise<void>
  /** Resolves after this many requests were aborted by their clients. */
  leftTimes(count: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on this machine that speaks OpenAI's protocol over real HTTP, with set answers. */
export async function startModel(
  answer: (request: ModelRequest, times: number) => ModelReply,
): Promise<ModelServer> {
  const asked: ModelServer['asked'] = []
  const [arriving, leaving] = [counter(), counter()]
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) leaving.more()
    })
    void bodyOf(request).then(body => {
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body })
      arriving.more()
      return reply(response, answer(body, asked.length), asked.length)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    askedTimes: arriving.reaches,
    leftTimes: leaving.reaches,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function counter() {
  const waiting: { count: number; resolve: () => void }[] = []
  let reached = 0
  return {
    more() {
      reached += 1
      for (const each of waiting) if (reached >= each.count) each.resolve()
    },
    reaches: (count: number) =>
      new Promise<void>(resolve => {
        if (reached >= count) resolve()
        else waiting.push({ count, resolve })
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as ModelRequest
}

async function reply(response: ServerResponse, answer: ModelReply, times: number): Promise<void> {
  if (answer === 'stalls') return
  if ('status' in answer) {
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
    return
  }
  const {
    say = [],
    calls = [],
    afterwards,
    usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 },
  } = answer
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (fields: object) =>
    response.write(
      `data: ${JSON.stringify({ id: `answer-${times}`, object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [], ...fields })}\n\n`,
    )
  const delta = (change: object) => event({ choices: [{ index: 0, delta: change, finish_reason: null }] })
  response.flushHeaders()
  for (const content of say) {
    if (typeof content === 'string') delta({ role: 'assistant', content })
    else await content
  }
  calls.forEach((call, index) => {
    const { name } = call
    const given = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments)
    delta({
      tool_calls: [
        { index, id: `call-${times}-${index}`, type: 'function', function: { name, arguments: '' } },
      ],
    })
    for (const part of given.match(/[^]{1,7}/g) ?? []) {
      delta({ tool_calls: [{ index, function: { arguments: part } }] })
    }
  })
  if (afterwards === 'stalls') return
  if (afterwards === 'breaks off') {
    // Only after the emitted text has been sent.
    response.write('\n', () => response.destroy())
    return
  }
  const finish = answer.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop')
  event({ choices: [{ index: 0, delta: {}, finish_reason: finish }] })
  if (usage !== null) event({ usage })
  response.end('data: [DONE]\n\n')
}

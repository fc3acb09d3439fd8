import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { ApiCall } from '#contract/api-call.ts'
import { allCalls } from '#contract/all-calls.ts'
import type { chatCalls } from '#contract/chat-calls.ts'
import type { ChatEvent } from '#contract/chat-schemas.ts'
import { readQueryString } from '#domain/search/query-string.ts'
import { type ErrorBody, type ErrorCode, errorCodes } from '#contract/error-codes.ts'

/** A request from the page, in the contract's terms. */
interface FakedRequest {
  /** The path parameters. */
  path: Record<string, string>
  query: Record<string, string>
  body: unknown
}

type Respond = (request: FakedRequest, signal: AbortSignal | undefined) => Response | Promise<Response>
type Answer<C extends ApiCall> = z.input<C['response']>
type AnswerTo<C extends ApiCall> = (request: FakedRequest) => Answer<C>

/** A server for component tests: it answers only what the test sets, and only as the contract allows. */
export interface FakedServer {
  /** Answers a call with this body from now on. A body that does not match the contract fails the test. */
  answer<C extends ApiCall>(call: C, body: Answer<C> | AnswerTo<C>): void
  /** Answers a call with these events, as a stream that then ends. */
  answerEvents(call: typeof chatCalls.ask, events: (request: FakedRequest) => ChatEvent[]): void
  /** Refuses a call from now on. */
  refuse(
    call: ApiCall,
    code: ErrorCode,
    refusal?: { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number },
  ): void
  /** Makes these calls, or all of them, fail as without a connection. */
  disconnect(...only: ApiCall[]): void
  /** Ends `disconnect`: each call is answered as before. */
  connect(): void
  /** Leaves a call unanswered until the page gives up. */
  withhold(call: ApiCall): void
  /** Returns the page's requests of a call, oldest first. */
  requests(call: ApiCall): FakedRequest[]
}

/** @param report called with everything that the test did not expect */
export function fakeServer(report: (problem: string) => void): FakedServer & { fetch: typeof fetch } {
  const responses = new Map<string, Respond>()
  const received: { name: string; request: FakedRequest }[] = []
  let unreachable: 'all' | Set<string> = new Set()

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), window.location.href)
    const found = callOf(init.method ?? 'GET', url.pathname)
    if (found === null)
      return refuseConnection(`${init.method ?? 'GET'} ${url.pathname}: not in the contract`)
    const { call, path } = found
    const name = nameOf(call)
    if (unreachable === 'all' || unreachable.has(name)) throw new TypeError('fetch failed')
    const query = Object.fromEntries(url.searchParams)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const problems = [queryProblem(call, url.search), call.body?.safeParse(body).error?.message]
    for (const problem of problems)
      if (problem) report(`${name} was asked with ${url.search} ${JSON.stringify(body)}: ${problem}`)
    const answer = responses.get(name)
    if (!answer) return refuseConnection(`${name} was asked, and the test has no answer`)
    const request = { path, query, body }
    received.push({ name, request })
    return answer(request, init.signal ?? undefined)
  }

  function refuseConnection(problem: string): never {
    report(problem)
    throw new TypeError('fetch failed')
  }

  function inContract(call: ApiCall, body: unknown): Response {
    const read = call.response.safeParse(body)
    if (!read.success) report(`${nameOf(call)} is not answered like this: ${read.error.message}`)
    else if (!isDeepStrictEqual(read.data, body))
      report(`${nameOf(call)} has an answer with more than the contract`)
    return Response.json(body)
  }

  function writeEvent(call: typeof chatCalls.ask, event: ChatEvent): string {
    const problem = call.events.safeParse(event).error?.message
    if (problem) report(`${nameOf(call)} has no event like this: ${problem}`)
    return `event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
  }

  return {
    fetch: respond,
    answer: (call, body) =>
      void responses.set(nameOf(call), request =>
        inContract(call, typeof body === 'function' ? (body as AnswerTo<typeof call>)(request) : body),
      ),
    answerEvents: (call, events) =>
      void responses.set(
        nameOf(call),
        request =>
          new Response(
            events(request)
              .map(event => writeEvent(call, event))
              .join(''),
            {
              headers: { 'content-type': 'text/event-stream' },
            },
          ),
      ),
    refuse: (call, code, { message = 'Não foi possível.', fields, retryAfterSeconds } = {}) =>
      void responses.set(nameOf(call), () =>
        Response.json({ error: { code, message, ...(fields && { fields }) } } satisfies ErrorBody, {
          status: errorCodes[code],
          headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
        }),
      ),
    disconnect(...only) {
      unreachable = only.length === 0 ? 'all' : new Set(only.map(nameOf))
    },
    connect() {
      unreachable = new Set()
    },
    withhold: call =>
      void responses.set(
        nameOf(call),
        (_, signal) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason as Error))
          }),
      ),
    requests: call => received.filter(({ name }) => name === nameOf(call)).map(({ request }) => request),
  }
}

/** Returns what the contract does not allow in a query. */
function queryProblem({ query, readQuery }: ApiCall, search: string): string | undefined {
  if (!readQuery) {
    const given = Object.fromEntries(new URLSearchParams(search))
    return query?.safeParse(withNumbers(given)).error?.message
  }
  const reading = readQuery(readQueryString(search))
  return 'errors' in reading ? JSON.stringify(reading.errors) : undefined
}

/** Numbers of a query, which travel as text. */
const withNumbers = (query: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).map(([key, one]) => [key, /^\d+$/.test(one) ? Number(one) : one]))

const nameOf = ({ method, path }: ApiCall): string => `${method.toUpperCase()} ${path}`

/** Paths without parameters come first: /api/properties/count is not a property. */
const inOrder = allCalls.toSorted((a, b) => varying(a.path) - varying(b.path))

function varying(path: string): number {
  return path.split('{').length
}

function callOf(method: string, pathname: string): { call: ApiCall; path: Record<string, string> } | null {
  for (const call of inOrder) {
    if (call.method.toUpperCase() !== method) continue
    const pattern = new RegExp(
      `^${call.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    )
    const match = pattern.exec(pathname)
    if (match) return { call, path: { ...match.groups } }
  }
  return null
}

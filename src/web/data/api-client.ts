import type { ApiInput, ApiOutput, Endpoint } from '#contract/api-types.ts'
import type { CallResponse } from '#contract/page-rendering.ts'
import type { ErrorBody, ErrorCode } from '#contract/error-codes.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'

/** No answer, a timeout, an unreadable answer, or a 5xx: the bundled data answers instead. */
export class ServerUnreachable extends Error {}

/** The server was reached but failed (5xx); the connection works. */
export class ServerFailing extends ServerUnreachable {
  constructor(
    message: string,
    /** The server's message, in Portuguese; `null` = none. */
    readonly serverMessage: string | null = null,
  ) {
    super(message)
  }
}

/** The server refused the call (4xx). `message` is its own text, in Portuguese. */
export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly code: ErrorCode | null = null,
    /** Seconds to wait, when the server gave them. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** Whether the refusal is permanent, so that a retry makes no sense. */
export const isFinalRefusal = (error: unknown): error is RequestRefused =>
  error instanceof RequestRefused && ![401, 403, 429].includes(error.status)

const listeners = new Set<(refused: RequestRefused) => void>()

/** Calls the listener on every refusal of any call, because a refusal about the account concerns all pages. */
export function onRefused(listener: (refused: RequestRefused) => void): void {
  listeners.add(listener)
}

function refuse(refused: RequestRefused): never {
  for (const listener of listeners) listener(refused)
  throw refused
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof (body as ErrorBody | null)?.error?.message === 'string'

interface CallOptions {
  signal?: AbortSignal | undefined
  /** Shown as `Authorization: Bearer …`. */
  token?: string
  timeoutMs?: number
  /** Answers the call instead of the site or, on the server, instead of the API's answer to a visitor. */
  send?: SendCall
  /** Whether the request goes on when the page is left; its body then has at most 64 KiB. */
  keepalive?: boolean
}

export interface PathValues {
  params?: Record<string, string | number>
  query?: Record<string, string | number | readonly string[] | undefined>
}

interface Asked extends CallOptions, PathValues {
  body?: unknown
}

/** The arguments of an API call. */
export type ApiQuestion<E extends Endpoint> = ApiInput<E> & CallOptions

/** Query values as texts; numbers become decimal digits. */
const toTexts = (query: NonNullable<PathValues['query']>): QueryParameters =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as QueryParameters

/** The address of a call, its parameters filled in. */
export function apiPath(endpoint: Endpoint, { params = {}, query = {} }: PathValues): string {
  const path = endpoint
    .slice(endpoint.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const written = writeQueryString(toTexts(query))
  return written ? `${path}?${written}` : path
}

/** Sends a call of the API. */
export type SendCall = (path: string, init: RequestInit) => Promise<CallResponse>

let usualSend: SendCall = (path, init) => fetch(path, init)

/** Sets what answers the calls on the server, where the API runs in the same process. */
export function answerCallsBy(answer: SendCall): void {
  usualSend = answer
}

/**
 * Calls the API by method and path; the contract defines the parameters and the answer.
 * @throws RequestRefused, ServerUnreachable; when `signal` aborts, its reason
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  question: ApiQuestion<E>,
): Promise<ApiOutput<E>> {
  const {
    params,
    query,
    body,
    signal,
    token,
    timeoutMs = 12_000,
    keepalive,
    send = usualSend,
  }: Asked = question
  const path = apiPath(endpoint, { ...(params && { params }), ...(query && { query }) })
  const timeout = AbortSignal.timeout(timeoutMs)
  let answer: ServerAnswer
  try {
    const response = await send(path, {
      method: endpoint.slice(0, endpoint.indexOf(' ')),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: requestHeaders({ token, json: body !== undefined }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
    })
    answer = await readResponse(response)
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new ServerUnreachable(path, { cause })
  }
  return readServerAnswer(path, answer) as ApiOutput<E>
}

/** The headers of a request: the type of answer it takes, who asks, and whether its body is JSON. */
export const requestHeaders = ({
  accept = 'application/json',
  token,
  json = false,
}: {
  accept?: string
  token?: string | undefined
  json?: boolean
}): Record<string, string> => ({
  accept,
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(json && { 'content-type': 'application/json' }),
})

/** An answer as it arrived, before it is interpreted. */
export interface ServerAnswer {
  status: number
  text: string
  /** The header `Retry-After`. */
  retryAfter: string | null
}

/** Reads the parts of a response from which `readServerAnswer` reads the result. */
export const readResponse = async (response: CallResponse): Promise<ServerAnswer> => ({
  status: response.status,
  text: await response.text(),
  retryAfter: response.headers.get('retry-after'),
})

/**
 * Returns what an answer of 2xx says; throws the error that any other means. An unreadable one comes from something
 * between browser and server, except that a file too large (413) is refused there, too.
 * @throws RequestRefused, ServerUnreachable
 */
export function readServerAnswer(path: string, { status, text, retryAfter }: ServerAnswer): unknown {
  const body = parseJson(text)
  if (status >= 500)
    throw new ServerFailing(`${path}: ${status}`, isErrorBody(body) ? body.error.message : null)
  if (body === undefined && status !== 413) throw new ServerUnreachable(path)
  if (status >= 200 && status < 300) return body
  if (!isErrorBody(body)) return refuse(new RequestRefused(status, `O servidor respondeu ${status}.`))
  const { code, message, fields } = body.error
  return refuse(new RequestRefused(status, message, fields, code as ErrorCode, Number(retryAfter) || null))
}

/** `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

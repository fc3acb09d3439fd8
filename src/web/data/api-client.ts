import type { ApiInput, ApiOutput, Endpoint } from '#contract/api-types.ts'
import type { ErrorBody, ErrorCode } from '#contract/error-codes.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'

/** No answer, a timeout, an unreadable answer, or a 5xx: the bundled data stands in then. */
export class ServerUnreachable extends Error {}

/** The server was reached but failed (5xx); the connection works. */
export class ServerFailing extends ServerUnreachable {}

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
}

export interface PathValues {
  params?: Record<string, string | number>
  query?: Record<string, string | number | readonly string[] | undefined>
}

interface Asked extends CallOptions, PathValues {
  body?: unknown
}

/** What a call of the API is asked with. */
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

/**
 * Asks a call of the API, named by its method and path; what it takes and what it answers are the contract's.
 * @throws RequestRefused, ServerUnreachable; when `signal` aborts, its reason
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  question: ApiQuestion<E>,
): Promise<ApiOutput<E>> {
  const { params, query, body, signal, token, timeoutMs = 12_000 }: Asked = question
  const path = apiPath(endpoint, { ...(params && { params }), ...(query && { query }) })
  const timeout = AbortSignal.timeout(timeoutMs)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(path, {
      method: endpoint.slice(0, endpoint.indexOf(' ')),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    answer = await response.json()
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new ServerUnreachable(path, { cause })
  }
  return response.ok ? (answer as ApiOutput<E>) : throwRefusal(path, response, answer)
}

/** Throws the error of an answer that is not 2xx. @throws RequestRefused, ServerUnreachable */
export function throwRefusal(path: string, response: Response, body: unknown): never {
  if (response.status >= 500) throw new ServerFailing(`${path}: ${response.status}`)
  if (!isErrorBody(body))
    return refuse(new RequestRefused(response.status, `O servidor respondeu ${response.status}.`))
  const { code, message, fields } = body.error
  const wait = Number(response.headers.get('retry-after')) || null
  return refuse(new RequestRefused(response.status, message, fields, code as ErrorCode, wait))
}

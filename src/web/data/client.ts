import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { type Parameters } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'

const patience = 12_000

/** No answer, none in time, none that can be read, or a 5xx: what the bundled data stands in for. */
export class Unreachable extends Error {}

/** Reached, but of no use (5xx): the connection is not to blame. */
export class Faltering extends Unreachable {}

/** The server understood and said no (4xx). `message` is its own, in Portuguese. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly code: ErrorCode | null = null,
    /** Seconds to wait, where the server said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** Whether the server has said no for good, and not only for now. */
export const isFinal = (error: unknown): error is Refused =>
  error instanceof Refused && ![401, 403, 429].includes(error.status)

const listeners = new Set<(refused: Refused) => void>()

/** Tells of every refusal, whoever asked: what it says of the account concerns all pages. */
export function onRefused(listener: (refused: Refused) => void): void {
  listeners.add(listener)
}

function refuse(refused: Refused): never {
  for (const listener of listeners) listener(refused)
  throw refused
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof (body as ErrorBody | null)?.error?.message === 'string'

/**
 * GET of a JSON answer in the contract's shape. Throws `Unreachable` or `Refused`; when `signal` aborts, its
 * reason.
 */
export const getJson = <T>(path: string, parameters: Parameters, signal?: AbortSignal): Promise<T> => {
  const query = writeQuery(parameters)
  return request(query ? `${path}?${query}` : path, {}, signal)
}

/** A write with a JSON body (none when `undefined`). Throws `Unreachable` or `Refused`. */
export const sendJson = <T>(
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> =>
  request(
    path,
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    signal,
  )

async function request<T>(path: string, init: RequestInit, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(patience)
  let response: Response
  let body: unknown
  try {
    response = await fetch(path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: { accept: 'application/json', ...init.headers },
    })
    body = await response.json()
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new Unreachable(path, { cause })
  }
  return response.ok ? (body as T) : refused(path, response, body)
}

/** Throws what an answer that is not 2xx says. @throws Refused, Unreachable */
export function refused(path: string, response: Response, body: unknown): never {
  if (response.status >= 500) throw new Faltering(`${path}: ${response.status}`)
  if (!isErrorBody(body))
    return refuse(new Refused(response.status, `O servidor respondeu ${response.status}.`))
  const { code, message, fields } = body.error
  const wait = Number(response.headers.get('retry-after')) || null
  return refuse(new Refused(response.status, message, fields, code as ErrorCode, wait))
}

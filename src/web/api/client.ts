import { type Parameters } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import type { ErrorBody } from '#contract/errors.ts'

const patience = 12_000

/** No answer, none in time, none that can be read, or a 5xx: what the bundled data stands in for. */
export class Unreachable extends Error {}

/** The server understood and said no (4xx). `message` is its own, in Portuguese. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message)
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof (body as ErrorBody | null)?.error?.message === 'string'

/**
 * GET of a JSON answer in the contract's shape. Throws `Unreachable` or `Refused`; when `signal` aborts, its
 * reason.
 */
export async function getJson<T>(path: string, parameters: Parameters, signal?: AbortSignal): Promise<T> {
  const query = writeQuery(parameters)
  const timeout = AbortSignal.timeout(patience)
  let response: Response
  let body: unknown
  try {
    response = await fetch(query ? `${path}?${query}` : path, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: { accept: 'application/json' },
    })
    body = await response.json()
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new Unreachable(path, { cause })
  }
  if (response.ok) return body as T
  if (response.status >= 500) throw new Unreachable(`${path}: ${response.status}`)
  if (isErrorBody(body)) throw new Refused(response.status, body.error.message, body.error.fields)
  throw new Refused(response.status, `O servidor respondeu ${response.status}.`)
}

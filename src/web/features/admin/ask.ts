import { writeQuery } from '#domain/search/query.ts'
import { Refused, refused, Unreachable } from '../../data/client.ts'
import { expire, standingNow } from './token.ts'

const patience = 20_000

interface Asking {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  parameters?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Another than the one this tab was unlocked with: to try it. */
  token?: string
}

/**
 * A call of the administration. A token that is no longer taken shuts the administration.
 * @throws Refused, Unreachable; when `signal` aborts, its reason
 */
export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const { method = 'GET', body, parameters = {}, signal } = asking
  const standing = standingNow()
  const token = asking.token ?? (standing.open ? standing.token : '')
  const query = writeQuery(parameters)
  const timeout = AbortSignal.timeout(patience)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(query ? `${path}?${query}` : path, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    answer = await response.json()
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw new Unreachable(path, { cause })
  }
  if (response.ok) return answer as T
  if (response.status === 401) expire(token)
  return refused(path, response, answer)
}

/** Whether the server no longer takes the token: the page then asks for it, nothing else is to be said. */
export const isLockedOut = (error: unknown): boolean => error instanceof Refused && error.status === 401

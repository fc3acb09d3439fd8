import type { ApiOutput, Endpoint } from '#contract/api-types.ts'
import { type ApiQuestion, callApi, RequestRefused } from '../../data/api-client.ts'
import { expireAdminToken, currentAdminAccess } from './admin-token.ts'
import { describeAdminFailure } from './admin-words.ts'

/** The calls of the administration. */
export type AdminEndpoint = Extract<Endpoint, `${string} /api/admin/${string}`>

/** The token that this tab was unlocked with; empty while it is not. */
function currentToken(): string {
  const access = currentAdminAccess()
  return access.open ? access.token : ''
}

/**
 * Makes a call with the administrator's token; when the server no longer accepts it, the administration is locked.
 * @param token another than this tab's, to try it
 */
export async function withAdminToken<T>(
  call: (token: string) => Promise<T>,
  token = currentToken(),
): Promise<T> {
  try {
    return await call(token)
  } catch (error) {
    if (isLockedOut(error)) expireAdminToken(token)
    throw error
  }
}

/**
 * Asks a call of the administration.
 * @param token another than this tab's, to try it
 * @throws RequestRefused, ServerUnreachable; when the question's signal aborts, its reason
 */
export const callAdminApi = <E extends AdminEndpoint>(
  endpoint: E,
  question: ApiQuestion<E>,
  token?: string,
): Promise<ApiOutput<E>> =>
  withAdminToken(token => callApi(endpoint, { ...question, token, timeoutMs: 20_000 }), token)

/** Whether the server no longer takes the token: the page then asks for it, nothing else is to be said. */
export const isLockedOut = (error: unknown): boolean =>
  error instanceof RequestRefused && error.status === 401

/** Describes why an account was not changed; `null` when the page asks for the token instead. */
export const reportAccountFailure = (error: unknown): string | null =>
  isLockedOut(error) ? null : `Erro ao processar usuário: ${describeAdminFailure(error)}`

/** Describes what went wrong with a call; `null` when the page asks for the token instead. */
export const reportAdminFailure = (error: unknown): string | null =>
  isLockedOut(error) ? null : describeAdminFailure(error)

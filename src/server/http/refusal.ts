/**
 * A request that is answered with an error on purpose. Thrown anywhere below a route; the one error boundary
 * turns it into `{ error: { code, message, fields? } }`.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  /** Stable, snake_case. */
  readonly code: string
  /** By field: what is wrong with it, in Portuguese. */
  readonly fields: Record<string, string> | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  /** `message` is for people, in Portuguese. */
  constructor(
    status: Refusal['status'],
    code: string,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

export const badRequest = (fields: Record<string, string>): Refusal =>
  new Refusal(400, 'bad_request', 'Confira os campos indicados.', { fields })

export const notFound = (): Refusal => new Refusal(404, 'not_found', 'Não encontramos este endereço.')

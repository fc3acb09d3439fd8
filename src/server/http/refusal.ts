import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'

/**
 * A request that is answered with an error on purpose. Thrown anywhere below a route; the error boundary turns it
 * into `{ error: { code, message, fields? } }` with the status of the code.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  /** What is wrong with each field, in Portuguese. */
  readonly fields: Record<string, string> | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  /** `message` is for people, in Portuguese. */
  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }

  get status(): (typeof errorCodes)[ErrorCode] {
    return errorCodes[this.code]
  }
}

/** Creates the refusal (400) that names the wrong fields, each with its reason in Portuguese. */
export const badRequestRefusal = (fields: Record<string, string>): Refusal =>
  new Refusal('bad_request', 'Confira os campos indicados.', { fields })

/** Creates the refusal (404) of an address that leads to nothing. */
export const notFoundRefusal = (): Refusal => new Refusal('not_found', 'Não encontramos este endereço.')

/** Creates the refusal (405) of a form that a browser without script sent to a page. */
export const onlyReadRefusal = (): Refusal =>
  new Refusal(
    'method_not_allowed',
    'Esta página não recebe formulários. Ligue o JavaScript do navegador e tente de novo: nada foi gravado.',
  )

/** Creates the refusal (405) of a method that a call's path does not have; its header names those that it has. */
export const otherMethodRefusal = (allowed: string): Refusal =>
  new Refusal('method_not_allowed', `Este endereço só recebe ${allowed}.`)

/** Creates the refusal (404) of an unknown property. */
export const propertyNotFoundRefusal = (): Refusal =>
  new Refusal('property_not_found', 'Imóvel não encontrado.')

/** Creates the refusal (404) of a place without listings. */
export const placeNotFoundRefusal = (): Refusal =>
  new Refusal('place_not_found', 'Não há imóveis neste lugar.')

/** Creates the refusal (401) of a call that needs a signed-in account. */
export const noSessionRefusal = (cause?: unknown) =>
  new Refusal('no_session', 'Entre na sua conta para continuar.', { cause })

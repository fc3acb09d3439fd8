import { readRetryAfter } from '../http/retry-after.ts'

/** A public office's site did not give a file; the message is for people, in Portuguese. */
export class SiteFetchFailed extends Error {
  /** Whether another try may help. */
  readonly passing: boolean
  /** Seconds to wait according to the site, if it said so. */
  readonly retryAfter: number | null

  constructor(
    message: string,
    more: { passing?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.passing = more.passing ?? false
    this.retryAfter = more.retryAfter ?? null
  }
}

/** Seconds beyond which a site that asks to wait refuses the client, not this one request. */
const longWait = 120

/** Converts an error status to a failure. 409 is how one of the sites says that it is asked too fast. */
export function siteFailure({ status, headers }: Pick<Response, 'status' | 'headers'>): SiteFetchFailed {
  const retryAfter = readRetryAfter(headers)
  if (status === 404) return new SiteFetchFailed('O site não tem mais este arquivo (erro 404).')
  if (status === 401 || status === 403)
    return new SiteFetchFailed(`O site recusou o pedido (erro ${status}): baixe o arquivo pelo navegador.`)
  const isHurried = status === 409 || status === 429 || status === 503
  const passing = isHurried ? (retryAfter ?? 0) <= longWait : status >= 500 || status === 408
  return new SiteFetchFailed(
    isHurried ? `O site pediu para esperar (erro ${status}).` : `O site respondeu com o erro ${status}.`,
    { passing, retryAfter },
  )
}

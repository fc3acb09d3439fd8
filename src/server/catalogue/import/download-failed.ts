import { readRetryAfter } from '../../http/retry-after.ts'

/** A list could not be downloaded; the message is for people, in Portuguese. */
export class DownloadFailed extends Error {
  /** Whether a retry may help. */
  readonly passing: boolean
  /** Whether the site refuses the client, so that no other request is made either. */
  readonly blocked: boolean
  /** Seconds to wait according to the site, if it said so. */
  readonly retryAfter: number | null

  constructor(
    message: string,
    more: { passing?: boolean; blocked?: boolean; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.passing = more.passing ?? false
    this.blocked = more.blocked ?? false
    this.retryAfter = more.retryAfter ?? null
  }
}

/** Creates the failure of a download that the bank answered with a captcha. */
export const challengeFailure = (): DownloadFailed =>
  new DownloadFailed(
    'O site da Caixa pediu uma verificação de segurança (captcha) no lugar da lista. Baixe-a pelo navegador.',
    { blocked: true },
  )

/** Creates the failure of a download whose connection could not be opened or was lost. */
export const brokenDownload = (cause: unknown): DownloadFailed =>
  new DownloadFailed('O site da Caixa não pôde ser alcançado, ou a conexão caiu no meio.', {
    passing: true,
    cause,
  })

/** In seconds. A server that demands a longer wait refuses the client, not this one request. */
const longWait = 60

/** Converts an error status to a failure. */
export function statusFailure({ status, headers }: Pick<Response, 'status' | 'headers'>): DownloadFailed {
  if (status === 404) return new DownloadFailed('O site da Caixa não tem esta lista (erro 404).')
  const retryAfter = readRetryAfter(headers)
  const blocked = status === 403 || status === 429 || (status === 503 && (retryAfter ?? 0) > longWait)
  const passing = !blocked && (status >= 500 || status === 408)
  return new DownloadFailed(`O site da Caixa respondeu com o erro ${status}.`, {
    passing,
    blocked,
    retryAfter,
  })
}

/** A list could not be had; the message is for people, in Portuguese. */
export class DownloadFailed extends Error {
  /** Whether asking again may help. */
  readonly passing: boolean
  /** The site does not want to be asked now: nothing else is to be asked of it, either. */
  readonly blocked: boolean
  /** Seconds it asks to be left alone, where it said so. */
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

export const challenged = (): DownloadFailed =>
  new DownloadFailed(
    'O site da Caixa pediu uma verificação de segurança (captcha) no lugar da lista. Baixe-a pelo navegador.',
    { blocked: true },
  )

export const broken = (cause: unknown): DownloadFailed =>
  new DownloadFailed('O site da Caixa não pôde ser alcançado, ou a conexão caiu no meio.', {
    passing: true,
    cause,
  })

/** A server that asks for a longer wait than this means everybody, not this one request. Seconds. */
const longWait = 60

/** What a status that is no success means. */
export function refusedWith({ status, headers }: Pick<Response, 'status' | 'headers'>): DownloadFailed {
  if (status === 404) return new DownloadFailed('O site da Caixa não tem esta lista (erro 404).')
  const retryAfter = waitAskedFor(headers)
  const blocked = status === 403 || status === 429 || (status === 503 && (retryAfter ?? 0) > longWait)
  const passing = !blocked && (status >= 500 || status === 408)
  return new DownloadFailed(`O site da Caixa respondeu com o erro ${status}.`, {
    passing,
    blocked,
    retryAfter,
  })
}

/** Retry-After in seconds; a date is told from the answer's own, so that no clock has to agree with the server's. */
export function waitAskedFor(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(asked)) return Number(asked)
  const seconds = (Date.parse(asked) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

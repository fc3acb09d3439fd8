import { readBankPage } from '#domain/caixa/detail/bank-page-reader.ts'
import { isChallengePage } from '#domain/caixa/detail/refused-page.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { decodeList } from '../import/decode-list.ts'
import { readRetryAfter } from '../../http/retry-after.ts'
import { createSilenceTimeout } from '../../http/silence-timeout.ts'
import { bankPageBytes } from '#contract/file-limits.ts'

/** The result of requesting a page. Problems are for people, in Portuguese. */
export type BankPageResponse =
  | { kind: 'page'; page: BankPage; isWhole: boolean }
  /** The site says that the property is no longer for sale. */
  | { kind: 'gone' }
  /** The site answered, but not with the page of this property. */
  | { kind: 'unreadable'; problem: string }
  /** The site refuses requests, or does not answer; `retryAfter`: the seconds for which it asks to get no request. */
  | { kind: 'blocked' | 'away'; problem: string; retryAfter: number | null }

export interface BankPageRequest {
  /** The bank's page of a property, to which `?hdnimovel=` is added. */
  url: string
  signal: AbortSignal
  /** Timeouts in milliseconds: without any data, and for the whole answer. */
  timeoutsMs?: { silence: number; whole: number } | undefined
}

/** Statuses that refuse the client rather than the page. */
const clientRefusals = new Set([401, 403, 407, 418, 429])
/** Statuses that are temporary and do not concern the page. */
const temporaryStatuses = new Set([408, 425])

/**
 * Requests the page of the property `id` from the bank once, without following redirects. Never throws except on the
 * caller's signal.
 * @throws the signal's reason
 */
export async function requestPage(
  id: number,
  { url, signal, timeoutsMs = { silence: 20_000, whole: 60_000 } }: BankPageRequest,
): Promise<BankPageResponse> {
  const silence = createSilenceTimeout(
    timeoutsMs.silence,
    AbortSignal.any([signal, AbortSignal.timeout(timeoutsMs.whole)]),
  )
  const address = new URL(url)
  address.searchParams.set('hdnimovel', String(id))
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: silence.signal,
      headers: { Accept: 'text/html', 'User-Agent': 'Arremate/0.1 (paginas de imoveis)' },
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return refusal(response, address)
    }
    const bytes = await read(response, silence.heard)
    return bytes === null ? unreadable('A resposta é grande demais para ser uma página.') : pageIn(bytes, id)
  } catch {
    signal.throwIfAborted()
    const problem = silence.signal.aborted
      ? 'O site da Caixa demorou demais para responder.'
      : 'O site da Caixa não pôde ser alcançado, ou a conexão caiu no meio.'
    return { kind: 'away', problem, retryAfter: null }
  } finally {
    silence.over()
  }
}

const unreadable = (problem: string): BankPageResponse => ({ kind: 'unreadable', problem })

function refusal(response: Response, asked: URL): BankPageResponse {
  const { status, headers } = response
  const retryAfter = readRetryAfter(headers)
  const problem = `O site da Caixa respondeu com o erro ${status}.`
  if (clientRefusals.has(status)) return { kind: 'blocked', problem, retryAfter }
  if (status >= 500 || temporaryStatuses.has(status)) return { kind: 'away', problem, retryAfter }
  if (status < 300 || status >= 400) return unreadable(problem)
  const location = headers.get('location') ?? ''
  const host = URL.canParse(location, asked.href) ? new URL(location, asked.href).hostname : 'outro endereço'
  if (host === asked.hostname) return unreadable('O site da Caixa mandou para outra página.')
  return { kind: 'blocked', problem: `O site da Caixa mandou para ${host}.`, retryAfter }
}

function pageIn(bytes: Uint8Array, id: number): BankPageResponse {
  const text = decodeList(bytes)
  const reading = readBankPage(text)
  if (reading.kind === 'page') {
    if (reading.page.id === String(id)) return reading
    return unreadable(`Veio a página de outro imóvel (${reading.page.id}).`)
  }
  if (reading.cause === 'gone') return { kind: 'gone' }
  if (reading.cause === 'passing') return { kind: 'away', problem: reading.reason, retryAfter: null }
  if (!isChallengePage(text)) return unreadable(reading.reason)
  const problem = 'O site da Caixa pediu uma verificação de segurança (captcha) no lugar da página.'
  return { kind: 'blocked', problem, retryAfter: null }
}

/** Returns `null` when it is too large. */
async function read(response: Response, onData: () => void): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    onData()
    size += chunk.length
    if (size > bankPageBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

import { bankPhotoFile } from '#domain/property/bank-addresses.ts'
import { foldText } from '#domain/fold-text.ts'

/** The bank did not answer properly: nothing is known about the photo, and a later request may succeed. */
export class BankUnavailable extends Error {
  /** Seconds. */
  readonly retryAfter: number
  constructor(message: string, { retryAfter = 60, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}

export interface BankPhotoOptions {
  /** The folder of the bank's photos, without a trailing slash. */
  base: string
  /** Milliseconds until the answer begins. */
  answerTimeoutMs?: number
  /** Milliseconds until the answer is complete. */
  downloadTimeoutMs?: number
  /** Bytes. */
  maxBytes?: number
}

const redirects = new Set([301, 302, 303, 307, 308])
const gone = new Set([404, 410])

/**
 * Requests the bytes of the bank's photo `n`; `null` when there is none: not found, or too large for a photo.
 * Anything else that is no picture (JPEG, PNG, WebP) counts as no answer, such as a robot check or a maintenance
 * page. Follows redirects only within the bank's site.
 * @throws BankUnavailable
 */
export async function requestBankPhoto(
  id: string,
  n: number,
  { base, answerTimeoutMs = 5_000, downloadTimeoutMs = 15_000, maxBytes = 8 * 1024 * 1024 }: BankPhotoOptions,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const cut = new AbortController()
  const stop = () => cut.abort()
  const timers = [setTimeout(stop, answerTimeoutMs), setTimeout(stop, downloadTimeoutMs)]
  signal.addEventListener('abort', stop)
  try {
    const response = await follow(new URL(`${base}/${bankPhotoFile(id, n)}`), cut.signal)
    clearTimeout(timers[0])
    if (response.status !== 200) {
      await response.body?.cancel()
      if (gone.has(response.status)) return null
      throw new BankUnavailable(`answered ${response.status}`)
    }
    return pictureIn(await read(response, maxBytes))
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof BankUnavailable) throw cause
    throw new BankUnavailable(cut.signal.aborted ? 'took too long' : 'could not be reached', { cause })
  } finally {
    for (const timer of timers) clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function follow(url: URL, signal: AbortSignal, hops = 2): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: { Accept: 'image/*', 'User-Agent': 'Arremate/0.1 (fotos)' },
  })
  if (!redirects.has(response.status)) return response
  await response.body?.cancel()
  const target = new URL(response.headers.get('location') ?? '', url)
  if (!isSameSite(url, target) || hops === 0) throw new BankUnavailable(`sent to ${target.origin}`)
  return follow(target, signal, hops - 1)
}

/** Whether an address has the same origin, or the same host with HTTPS instead of HTTP; never the reverse. */
export const isSameSite = (from: URL, to: URL): boolean =>
  to.origin === from.origin ||
  (from.protocol === 'http:' && to.protocol === 'https:' && to.host === from.host && to.port === '')

/** `null`: too large. */
async function read(response: Response, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Checks only the content, because the bank's site says `image/jpeg` for pages, too. */
function pictureIn(bytes: Buffer | null): Buffer | null {
  if (bytes === null) return null
  const head = bytes.toString('latin1', 0, 12)
  if (['\xff\xd8\xff', '\x89PNG\r\n'].some(mark => head.startsWith(mark))) return bytes
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return bytes
  if (saysNotFound(bytes)) return null
  throw new BankUnavailable('answered with what is no picture')
}

/** Whether a page says that the file does not exist, despite its status. */
function saysNotFound(bytes: Buffer): boolean {
  const text = foldText(
    bytes.toString('utf8', 0, 20_000).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' '),
  )
  return /\b(arquivo|imagem|foto|file|resource) (nao (foi )?encontrad[oa]|not found)\b|\b404\b.{0,20}not found/.test(
    text,
  )
}

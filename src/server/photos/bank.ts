import { refusalOf } from '#domain/caixa/refusal.ts'
import { photoFile } from '#domain/property/photo.ts'

/** The bank did not answer as a site that works: nothing is known of the photo, asking later may help. */
export class BankAway extends Error {
  /** Seconds. */
  readonly retryAfter: number
  constructor(message: string, { retryAfter = 60, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}

export interface BankOptions {
  /** Folder of the bank's photos, without a slash at the end. */
  base: string
  /** Milliseconds until the answer begins. */
  answerWithin?: number
  /** Milliseconds until it is whole. */
  wholeWithin?: number
  /** Bytes. */
  largest?: number
}

const redirects = new Set([301, 302, 303, 307, 308])
const gone = new Set([404, 410])

/**
 * The bytes of the bank's photo `n`; `null` where there is none: not found, a page in its place, or what is no
 * picture (JPEG, PNG, WebP) or too large to be one. Follows the bank only to places of its own.
 * @throws BankAway
 */
export async function askBank(
  id: string,
  n: number,
  { base, answerWithin = 5_000, wholeWithin = 15_000, largest = 8 * 1024 * 1024 }: BankOptions,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const cut = new AbortController()
  const stop = () => cut.abort()
  const timers = [setTimeout(stop, answerWithin), setTimeout(stop, wholeWithin)]
  signal.addEventListener('abort', stop)
  try {
    const response = await follow(new URL(`${base}/${photoFile(id, n)}`), cut.signal)
    clearTimeout(timers[0])
    if (response.status !== 200) {
      await response.body?.cancel()
      if (gone.has(response.status)) return null
      throw new BankAway(`answered ${response.status}`)
    }
    return pictureIn(await read(response, largest))
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof BankAway) throw cause
    throw new BankAway(cut.signal.aborted ? 'took too long' : 'could not be reached', { cause })
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
  const ours = target.host === url.host && ['http:', 'https:'].includes(target.protocol)
  if (!ours || hops === 0) throw new BankAway(`sent to ${target.host}`)
  return follow(target, signal, hops - 1)
}

/** `null`: too large. */
async function read(response: Response, largest: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** By content alone: the bank's site says `image/jpeg` of pages, too. */
function pictureIn(bytes: Buffer | null): Buffer | null {
  if (bytes === null) return null
  const head = bytes.toString('latin1', 0, 12)
  if (['\xff\xd8\xff', '\x89PNG\r\n'].some(mark => head.startsWith(mark))) return bytes
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return bytes
  if (refusalOf(bytes.toString('utf8')).code === 'challenge_page') throw new BankAway('asked for a captcha')
  return null
}

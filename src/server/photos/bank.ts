import { photoFile } from '#domain/property/photo.ts'
import { fold } from '#domain/text.ts'

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
 * The bytes of the bank's photo `n`; `null` where there is none: not found, or too large to be a photo. Whatever
 * else is no picture (JPEG, PNG, WebP) is no answer: a robot check, a notice that the site is being mended. Follows
 * the bank only to places of its own.
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
  if (!isSameSite(url, target) || hops === 0) throw new BankAway(`sent to ${target.origin}`)
  return follow(target, signal, hops - 1)
}

/** The same origin, or the same host by HTTPS instead of HTTP; never the other way. */
export const isSameSite = (from: URL, to: URL): boolean =>
  to.origin === from.origin ||
  (from.protocol === 'http:' && to.protocol === 'https:' && to.host === from.host && to.port === '')

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
  if (saysNotFound(bytes)) return null
  throw new BankAway('answered with what is no picture')
}

/** A page that says of the file, with a wrong status, that there is none. */
function saysNotFound(bytes: Buffer): boolean {
  const text = fold(
    bytes.toString('utf8', 0, 20_000).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' '),
  )
  return /\b(arquivo|imagem|foto|file|resource) (nao (foi )?encontrad[oa]|not found)\b|\b404\b.{0,20}not found/.test(
    text,
  )
}

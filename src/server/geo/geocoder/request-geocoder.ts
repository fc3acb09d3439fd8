import { daySeconds } from '#domain/durations.ts'
import { GeocoderUnavailable } from './geocoder.ts'

interface Asking {
  /** Identifies this site to the service's operators. */
  userAgent: string
  signal: AbortSignal
  /** Milliseconds until the answer must be complete. */
  timeoutMs: number
}

/** Maximum bytes of an answer; no answer to one address comes near it. */
const maxAnswerBytes = 256 * 1024
/** Statuses that concern our access, not the address. */
const accessStatuses = new Set([401, 402, 403, 404, 405, 407, 408, 425, 429])

/**
 * Requests a service's answer as JSON; returns `null` when the service says that it cannot handle this address (400,
 * 422).
 * @throws GeocoderUnavailable for anything else that is not JSON of a sensible size in time; its message never contains the
 *   address
 */
export async function requestGeocoder(
  url: URL,
  { userAgent, signal, timeoutMs }: Asking,
): Promise<{ json: unknown } | null> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(url, {
      headers: { 'User-Agent': userAgent, Accept: 'application/json', 'Accept-Language': 'pt-BR' },
      redirect: 'error',
      signal: until,
    })
    if (!response.ok) {
      await response.body?.cancel()
      const { status } = response
      if (status >= 400 && status < 500 && !accessStatuses.has(status)) return null
      throw new GeocoderUnavailable(`answered ${status}`, { retryAfter: retryAfter(response) })
    }
    return { json: JSON.parse(await textOf(response)) }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof GeocoderUnavailable) throw cause
    if (cause instanceof SyntaxError) throw new GeocoderUnavailable('answered what is no JSON', { cause })
    throw new GeocoderUnavailable(until.aborted ? 'took too long' : 'could not be reached', { cause })
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxAnswerBytes) throw new GeocoderUnavailable('answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads the delay in whole seconds, at most a day; a date is ignored. */
function retryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(header) ? Math.min(Number(header), daySeconds) : null
}

import {
  type MeasuredRate,
  type RateSeries,
  readSeriesAnswer,
  writeSeriesPath,
} from '#domain/rules/measured-rates.ts'

/** The most bytes that an answer may have: a month of a daily series takes 2 kB. */
const mostBytes = 100_000

interface RateSite {
  /** Without a slash at its end. */
  url: string
  /** Milliseconds until the answer has to be there. */
  timeoutMs: number
  signal: AbortSignal
}

/** Reads a body up to a limit. @throws where it is longer */
async function readShortBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new Error(`The answer is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Asks the Banco Central for the newest value of a series.
 * @param today `YYYY-MM-DD`
 * @throws where the site cannot be reached, is late, refuses, or gives nothing that can be right
 */
export async function fetchRate(
  series: RateSeries,
  today: string,
  { url, timeoutMs, signal }: RateSite,
): Promise<MeasuredRate> {
  const response = await fetch(url + writeSeriesPath(series, today), {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The series ${series.number} was refused with ${response.status}`)
  }
  const rate = readSeriesAnswer(await readShortBody(response), series, today)
  if (rate === null) throw new Error(`The series ${series.number} has no value that can be right`)
  return rate
}

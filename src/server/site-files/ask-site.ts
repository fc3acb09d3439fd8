import { setTimeout as sleep } from 'node:timers/promises'
import { createSilenceTimeout } from '../http/silence-timeout.ts'
import { SiteFetchFailed, siteFailure } from './site-fetch-failed.ts'

export interface SiteOptions {
  /** Milliseconds to wait before the second, third, … attempt. */
  pauses?: readonly number[]
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Maximum milliseconds without data from the site. */
  timeoutMs?: number
  signal: AbortSignal
}

export interface SiteQuestion {
  url: URL
  userAgent: string | undefined
  headers?: Readonly<Record<string, string>>
}

const usualAgent = 'Arremate/0.1'
const redirects = new Set([301, 302, 303, 307, 308])
const mostRedirects = 4

/**
 * Asks a public office's site and lets `read` take the answer (any status of success, 206, 304 and 416 included); tries again when that fails
 * in passing.
 * @throws SiteFetchFailed; the reason of `signal` once it is aborted
 */
export async function askSite<T>(
  createQuestion: () => SiteQuestion | Promise<SiteQuestion>,
  read: (response: Response, heard: () => void) => Promise<T>,
  { pauses = [3_000, 15_000, 60_000], wait = waitFor, timeoutMs = 30_000, signal }: SiteOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await askOnce(await createQuestion(), read, timeoutMs, signal)
    } catch (error) {
      signal.throwIfAborted()
      const failure =
        error instanceof SiteFetchFailed
          ? error
          : new SiteFetchFailed('O site não pôde ser alcançado, ou a conexão caiu no meio.', {
              passing: true,
              cause: error,
            })
      const pause = pauses[attempt]
      if (!failure.passing || pause === undefined) throw failure
      await wait(Math.max(pause, (failure.retryAfter ?? 0) * 1000), signal)
    }
  }
}

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(milliseconds, undefined, { signal })

async function askOnce<T>(
  { url, userAgent = usualAgent, headers }: SiteQuestion,
  read: (response: Response, heard: () => void) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<T> {
  const silence = createSilenceTimeout(timeoutMs, signal)
  try {
    for (let at = url, hops = 0; ; hops++) {
      const response = await fetch(at, {
        redirect: 'manual',
        signal: silence.signal,
        headers: { 'User-Agent': userAgent, ...headers },
      })
      silence.heard()
      if (redirects.has(response.status)) {
        await response.body?.cancel()
        const target = new URL(response.headers.get('location') ?? '', at)
        if (!isOfSite(target, url) || hops >= mostRedirects)
          throw new SiteFetchFailed(`O site mandou para outro endereço (${target.host}), que não é o dele.`)
        at = target
        continue
      }
      if (response.ok || response.status === 304 || response.status === 416)
        return await read(response, silence.heard)
      await response.body?.cancel()
      throw siteFailure(response)
    }
  } catch (error) {
    if (!silence.signal.aborted || signal.aborted) throw error
    throw new SiteFetchFailed('O site demorou demais para responder.', { passing: true, cause: error })
  } finally {
    silence.over()
  }
}

/** Whether an address is on a site's own machine, or one of the same name. A secure site is not left for an open one. */
export function isOfSite(target: URL, site: URL): boolean {
  if (target.protocol !== 'https:' && target.protocol !== site.protocol) return false
  return target.host === site.host || (target.protocol === 'https:' && target.hostname === site.hostname)
}

/** Bytes of a list of files; the largest has some 200,000. */
const mostTextBytes = 5 * 1024 * 1024

/** Reads an answer that lists files. @throws SiteFetchFailed */
export async function readSiteText(response: Response, heard: () => void): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    heard()
    size += chunk.length
    if (size > mostTextBytes) throw new SiteFetchFailed('A lista de arquivos do site é grande demais.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

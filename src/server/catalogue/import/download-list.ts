import { setTimeout as sleep } from 'node:timers/promises'
import { isUf } from '#domain/states.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import { decodeList } from './decode-list.ts'
import { brokenDownload, challengeFailure, DownloadFailed, statusFailure } from './download-failed.ts'
import { createSilenceTimeout } from '../../http/silence-timeout.ts'

export interface DownloadOptions {
  /** Folder of the bank's list files, without a trailing slash. */
  base: string
  fetch?: typeof fetch
  /** Milliseconds to wait before the second, third, … attempt. */
  pauses?: readonly number[]
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** Maximum milliseconds without data from the bank, before and during an answer. */
  timeoutMs?: number
  largest?: number
  signal?: AbortSignal
}

/** A server's validators for a file, sent back the next time so that it answers only with a changed file. */
export interface ListValidators {
  etag: string | null
  lastModified: string | null
}

export interface ListDownload extends ListValidators {
  bytes: Uint8Array
}

const redirects = new Set([301, 302, 303, 307, 308])

const waiting = async (milliseconds: number, signal: AbortSignal | undefined) => {
  await sleep(milliseconds, undefined, signal ? { signal } : {})
}

/**
 * Downloads the bank's list of one state (`Lista_imoveis_SP.csv`), or of all (`geral`): retried when the answer fails
 * or breaks off, and recognized only by its content.
 * @throws DownloadFailed
 */
export async function downloadList(area: string, options: DownloadOptions): Promise<Uint8Array> {
  return ((await attempts(area, null, options)) as ListDownload).bytes
}

/**
 * Like `downloadList`, but returns `unchanged` when the list is the one that came with `known`.
 * @throws DownloadFailed
 */
export const downloadIfChanged = (
  area: string,
  known: ListValidators,
  options: DownloadOptions,
): Promise<ListDownload | 'unchanged'> => attempts(area, known, options)

async function attempts(
  area: string,
  known: ListValidators | null,
  options: DownloadOptions,
): Promise<ListDownload | 'unchanged'> {
  const { base, pauses = [1_000, 4_000, 15_000], wait = waiting, signal } = options
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await download(new URL(`${base}/Lista_imoveis_${area}.csv`), known, options)
      if (answer !== 'unchanged') check(area, answer.bytes)
      return answer
    } catch (error) {
      signal?.throwIfAborted()
      const failure = error instanceof DownloadFailed ? error : brokenDownload(error)
      const pause = pauses[attempt]
      if (!failure.passing || pause === undefined) throw failure
      await wait(Math.max(pause, (failure.retryAfter ?? 0) * 1000), signal)
    }
  }
}

const headersWith = (known: ListValidators | null): Record<string, string> => ({
  Accept: 'text/csv,*/*;q=0.1',
  'User-Agent': 'Arremate/0.1 (importador de listas)',
  ...(known?.etag && { 'If-None-Match': known.etag }),
  ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
})

async function download(
  url: URL,
  known: ListValidators | null,
  options: DownloadOptions,
  hops = 3,
): Promise<ListDownload | 'unchanged'> {
  const { fetch: ask = fetch, timeoutMs = 20_000, signal } = options
  const silence = createSilenceTimeout(timeoutMs, signal)
  try {
    const headers = headersWith(known)
    const response = await ask(url, { redirect: 'manual', signal: silence.signal, headers })
    if (redirects.has(response.status)) {
      const target = new URL(response.headers.get('location') ?? '', url)
      await response.body?.cancel()
      if (target.hostname.endsWith('perfdrive.com')) throw challengeFailure()
      if (target.hostname !== url.hostname || hops === 0) {
        throw new DownloadFailed(
          `O site da Caixa mandou para outro endereço (${target.host}), que não é o das listas.`,
        )
      }
      return await download(target, known, options, hops - 1)
    }
    if (response.status === 304 && (known?.etag || known?.lastModified)) return 'unchanged'
    if (!response.ok) {
      await response.body?.cancel()
      throw statusFailure(response)
    }
    return {
      bytes: await readBody(response, options.largest ?? 64 * 1024 * 1024, silence.heard),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    }
  } catch (error) {
    if (silence.signal.aborted && !signal?.aborted) {
      throw new DownloadFailed('O site da Caixa demorou demais para responder.', {
        passing: true,
        cause: error,
      })
    }
    throw error
  } finally {
    silence.over()
  }
}

async function readBody(response: Response, largest: number, onData: () => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    onData()
    size += chunk.length
    if (size > largest) throw new DownloadFailed('A resposta é grande demais para ser uma lista.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Checks that a list ends with a whole line and is of the requested state; refuses anything that is not a list. */
function check(area: string, bytes: Uint8Array): void {
  const text = decodeList(bytes)
  const list = readList(text)
  if (list.kind === 'refused') {
    throw list.code === 'challenge_page'
      ? challengeFailure()
      : new DownloadFailed(`No lugar da lista veio outra coisa. ${list.reason}`)
  }
  if (!text.endsWith('\n')) throw new DownloadFailed('A lista veio cortada no meio.', { passing: true })
  for (const entry of list.entries) {
    if (!('listing' in entry)) continue
    const { state } = entry.listing
    if (isUf(area) && state !== area)
      throw new DownloadFailed(`No lugar da lista de ${area} veio a de ${state}.`)
    break
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { isUf } from '#domain/states.ts'
import { readList } from '#domain/caixa/list.ts'
import { decode } from './decode.ts'

/** A list could not be had; the message is for people, in Portuguese. */
export class DownloadFailed extends Error {
  /** Whether asking again may help. */
  readonly passing: boolean
  constructor(message: string, { passing = false, cause }: { passing?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.passing = passing
  }
}

export interface DownloadOptions {
  /** Folder of the bank's list files, without a slash at the end. */
  base: string
  fetch?: typeof fetch
  /** Waits before the second, third, … attempt, in milliseconds. */
  pauses?: readonly number[]
  wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  /** How long the bank may be silent, before it answers and within an answer, in milliseconds. */
  patience?: number
  largest?: number
  signal?: AbortSignal
}

const challenge =
  'O site da Caixa pediu uma verificação de segurança (captcha) no lugar da lista. Baixe-a pelo navegador.'
const redirects = new Set([301, 302, 303, 307, 308])

const waiting = async (milliseconds: number, signal: AbortSignal | undefined) => {
  await sleep(milliseconds, undefined, signal ? { signal } : {})
}

/**
 * The bank's list of one state (`Lista_imoveis_SP.csv`), or of all (`geral`): asked for again when the answer
 * fails or breaks off, and known by its content alone.
 * @throws DownloadFailed
 */
export async function downloadList(area: string, options: DownloadOptions): Promise<Uint8Array> {
  const { base, pauses = [1_000, 4_000, 15_000], wait = waiting, signal } = options
  for (let attempt = 0; ; attempt++) {
    try {
      return checked(area, await download(new URL(`${base}/Lista_imoveis_${area}.csv`), options))
    } catch (error) {
      signal?.throwIfAborted()
      const failure = error instanceof DownloadFailed ? error : broken(error)
      const pause = pauses[attempt]
      if (!failure.passing || pause === undefined) throw failure
      await wait(pause, signal)
    }
  }
}

const broken = (cause: unknown) =>
  new DownloadFailed('O site da Caixa não pôde ser alcançado, ou a conexão caiu no meio.', {
    passing: true,
    cause,
  })

async function download(url: URL, options: DownloadOptions, hops = 3): Promise<Uint8Array> {
  const { fetch: ask = fetch, patience = 20_000, signal } = options
  const silence = silenceLimit(patience, signal)
  try {
    const response = await ask(url, {
      redirect: 'manual',
      signal: silence.signal,
      headers: { Accept: 'text/csv,*/*;q=0.1', 'User-Agent': 'Arremate/0.1 (importador de listas)' },
    })
    if (redirects.has(response.status)) {
      const target = new URL(response.headers.get('location') ?? '', url)
      await response.body?.cancel()
      if (target.hostname.endsWith('perfdrive.com')) throw new DownloadFailed(challenge)
      if (target.hostname !== url.hostname || hops === 0) {
        throw new DownloadFailed(
          `O site da Caixa mandou para outro endereço (${target.host}), que não é o das listas.`,
        )
      }
      return await download(target, options, hops - 1)
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw refusedWith(response.status)
    }
    return await readBody(response, options.largest ?? 64 * 1024 * 1024, silence.heard)
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

function refusedWith(status: number): DownloadFailed {
  if (status === 404) return new DownloadFailed('O site da Caixa não tem esta lista (erro 404).')
  const passing = status >= 500 || status === 429 || status === 408
  return new DownloadFailed(`O site da Caixa respondeu com o erro ${status}.`, { passing })
}

async function readBody(response: Response, largest: number, heard: () => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    heard()
    size += chunk.length
    if (size > largest) throw new DownloadFailed('A resposta é grande demais para ser uma lista.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A list ends with a whole line and is of the state asked for; anything but a list is refused here. */
function checked(area: string, bytes: Uint8Array): Uint8Array {
  const text = decode(bytes)
  const list = readList(text)
  if (list.kind === 'refused') {
    throw new DownloadFailed(
      list.code === 'challenge_page' ? challenge : `No lugar da lista veio outra coisa. ${list.reason}`,
    )
  }
  if (!text.endsWith('\n')) throw new DownloadFailed('A lista veio cortada no meio.', { passing: true })
  for (const entry of list.entries) {
    if (!('listing' in entry)) continue
    const { state } = entry.listing
    if (isUf(area) && state !== area)
      throw new DownloadFailed(`No lugar da lista de ${area} veio a de ${state}.`)
    break
  }
  return bytes
}

/** Aborts when nothing was heard for so long, or when the caller does. */
function silenceLimit(milliseconds: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  let timer = setTimeout(stop, milliseconds)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(stop, milliseconds)
    },
    over() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}

import type { ApiEvent, ApiForm, ApiOutput, FormEndpoint } from '#contract/api-types.ts'
import { apiPath, readServerAnswer, requestHeaders, ServerUnreachable } from './api-client.ts'

interface UploadOptions<E extends FormEndpoint> {
  /** The fields in the order in which they are sent; `undefined` is left out. */
  form: ApiForm<E>
  signal: AbortSignal
  /** Shown as `Authorization: Bearer …`. */
  token?: string
  /** Milliseconds for sending and answering together; without it there is no limit. */
  timeoutMs?: number
  /** Receives how much has been sent, from 0 to 1. */
  onSent?: (share: number) => void
  /**
   * Asks for the answer as events, and receives each as it arrives. Returns the call's answer from the event that
   * has it; may throw.
   */
  readEvent?: (event: ApiEvent<E>) => ApiOutput<E> | undefined
}

/**
 * Sends a form with a file. Uses XMLHttpRequest, because fetch does not report how much has been sent.
 * @throws RequestRefused, ServerUnreachable; when `signal` aborts, its reason
 */
export const uploadToApi = <E extends FormEndpoint>(
  endpoint: E,
  { form, signal, token, timeoutMs = 0, onSent, readEvent }: UploadOptions<E>,
): Promise<ApiOutput<E>> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const path = apiPath(endpoint, {})
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = timeoutMs
    const accept = readEvent ? 'application/x-ndjson' : 'application/json'
    for (const [name, value] of Object.entries(requestHeaders({ accept, token })))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent?.(loaded / total)
    })
    request.upload.addEventListener('load', () => onSent?.(1))
    const settle = (work: () => void) => () => {
      try {
        work()
      } catch (error) {
        reject(error as Error)
      }
    }
    const readLines = readJsonLines((event: ApiEvent<E>) => {
      const answer = readEvent?.(event)
      if (answer !== undefined) resolve(answer)
    })
    const readEvents = () => {
      if (readEvent && request.status >= 200 && request.status < 300) readLines(request.responseText)
    }
    request.addEventListener('progress', settle(readEvents))
    request.addEventListener(
      'load',
      settle(() => {
        readEvents()
        const { status, responseText: text } = request
        // Events that ended without the call's answer; this has no effect when the promise is already settled.
        if (readEvent && status >= 200 && status < 300) throw new ServerUnreachable(path)
        const retryAfter = request.getResponseHeader('retry-after')
        resolve(readServerAnswer(path, { status, text, retryAfter }) as ApiOutput<E>)
      }),
    )
    for (const lost of ['error', 'timeout'])
      request.addEventListener(lost, () => reject(new ServerUnreachable(path)))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    request.send(toFormData(form))
  })

function toFormData(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value as string | Blob)
  return form
}

/** Returns a reader of JSON lines for text that grows; it holds an unfinished line back. */
export function readJsonLines<T>(onLine: (line: T) => void): (whole: string) => void {
  let read = 0
  return whole => {
    for (let end = whole.indexOf('\n', read); end >= 0; end = whole.indexOf('\n', read)) {
      const line = whole.slice(read, end).trim()
      read = end + 1
      if (line !== '') onLine(JSON.parse(line) as T)
    }
  }
}

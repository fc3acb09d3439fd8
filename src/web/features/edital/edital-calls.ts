import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { throwRefusal, ServerUnreachable } from '../../data/api-client.ts'

const path = '/api/notices/explain'

/**
 * Milliseconds for sending and reading together: a large file over a slow connection takes time, and the person can
 * cancel.
 */
const requestTimeoutMs = 300_000

export interface EditalRequest {
  signal: AbortSignal
  /** Called with the share that has been sent, from 0 to 1. */
  onSent?: (share: number) => void
}

/** Asks the server to explain a pasted text. Throws `Unreachable` or `Refused`; when aborted, the signal's reason. */
export const explainEditalText = (text: string, asking: EditalRequest): Promise<EditalAnswer> =>
  postEdital(JSON.stringify({ text }), asking)

/** Asks the server to explain a PDF; throws the same. */
export function explainEditalFile(file: File, asking: EditalRequest): Promise<EditalAnswer> {
  const form = new FormData()
  form.append('file', file)
  return postEdital(form, asking)
}

/** Uses XMLHttpRequest, because fetch does not report how much has been sent. */
const postEdital = (body: string | FormData, { signal, onSent }: EditalRequest): Promise<EditalAnswer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = requestTimeoutMs
    request.setRequestHeader('accept', 'application/json')
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent?.(loaded / total)
    })
    request.upload.addEventListener('load', () => onSent?.(1))
    request.addEventListener('load', () => {
      try {
        resolve(
          readEditalAnswer(request.status, request.responseText, request.getResponseHeader('retry-after')),
        )
      } catch (error) {
        reject(error as Error)
      }
    })
    const lost = () => reject(new ServerUnreachable(path))
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })

/** @throws RequestRefused, ServerUnreachable */
export function readEditalAnswer(status: number, text: string, retryAfter: string | null): EditalAnswer {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = null
  }
  if (status >= 200 && status < 300) {
    if (body === null) throw new ServerUnreachable(path)
    return body as EditalAnswer
  }
  return throwRefusal(
    path,
    new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
    body,
  )
}

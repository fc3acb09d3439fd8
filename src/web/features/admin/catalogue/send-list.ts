import type { UploadEvent } from '#contract/admin-schemas.ts'
import { apiPath, throwRefusal, ServerUnreachable } from '../../../data/api-client.ts'
import { currentToken } from '../call-admin-api.ts'
import { expireAdminToken } from '../admin-token.ts'
import type { ImportResult } from './catalogue-admin-queries.ts'

const path = apiPath('POST /api/admin/catalogue/import', {})

export interface ListUploadOptions {
  /** Whether the file has only some of the state's listings; listings missing in it stay in the catalogue. */
  partial: boolean
  /** Whether to import the file although it was refused. */
  force: boolean
  /** `YYYY-MM-DD` for a file that does not state its date; empty for none. */
  date: string
}

interface UploadListeners {
  signal: AbortSignal
  /** Receives how much of the file has been sent, from 0 to 1. */
  onSent: (share: number) => void
  onProgress: (progress: Extract<UploadEvent, { progress: unknown }>['progress']) => void
}

/** Returns a reader of JSON lines for text that grows; it holds an unfinished line back. */
export function readEventLines<T>(on: (line: T) => void): (whole: string) => void {
  let read = 0
  return whole => {
    for (let end = whole.indexOf('\n', read); end >= 0; end = whole.indexOf('\n', read)) {
      const line = whole.slice(read, end).trim()
      read = end + 1
      if (line !== '') on(JSON.parse(line) as T)
    }
  }
}

function formOf(file: File, { partial, force, date }: ListUploadOptions): FormData {
  const form = new FormData()
  // The fields come before the file, so that a reader in order knows them by then.
  form.append('partial', String(partial))
  form.append('force', String(force))
  if (date !== '') form.append('date', date)
  form.append('file', file)
  return form
}

/** The import began and failed midway. */
export class ImportFailed extends Error {}

/**
 * Sends a list and follows its import. Uses XMLHttpRequest, because fetch does not report how much has been sent.
 * @throws RequestRefused, ServerUnreachable, ImportFailed; when aborted, the signal's reason
 */
export const sendList = (
  file: File,
  options: ListUploadOptions,
  { signal, onSent, onProgress }: UploadListeners,
): Promise<ImportResult> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const token = currentToken()
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/x-ndjson')
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total)
    })
    request.upload.addEventListener('load', () => onSent(1))
    const hear = readEventLines<UploadEvent>(event => {
      if ('progress' in event) onProgress(event.progress)
      else if ('result' in event) resolve(event.result)
      else reject(new ImportFailed(event.error.message))
    })
    const read = () => {
      if (request.status >= 200 && request.status < 300) hear(request.responseText)
    }
    request.addEventListener('progress', read)
    request.addEventListener('load', () => {
      try {
        read()
        if (request.status >= 400) refuse(request, token)
      } catch (error) {
        return reject(error as Error)
      }
      // The answer ended without a result; this has no effect when the promise is already settled.
      reject(new ServerUnreachable(path))
    })
    request.addEventListener('error', () => reject(new ServerUnreachable(path)))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    request.send(formOf(file, options))
  })

function refuse(request: XMLHttpRequest, token: string): never {
  let body: unknown = null
  try {
    body = JSON.parse(request.responseText)
  } catch {}
  if (request.status === 401) expireAdminToken(token)
  const wait = request.getResponseHeader('retry-after')
  const answer = new Response(null, {
    status: request.status,
    headers: wait === null ? {} : { 'retry-after': wait },
  })
  return throwRefusal(path, answer, body)
}

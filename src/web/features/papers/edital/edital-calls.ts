import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { callApi } from '../../data/api-client.ts'
import { uploadToApi } from '../../data/api-upload.ts'

/**
 * Milliseconds for sending and reading together: a large file over a slow connection takes time, and the person can
 * cancel.
 */
const timeoutMs = 300_000

export interface EditalRequest {
  signal: AbortSignal
  /** Called with the share of a file that has been sent, from 0 to 1. */
  onSent: (share: number) => void
}

/**
 * Asks the server to explain a pasted text.
 * @throws RequestRefused, ServerUnreachable; when aborted, the signal's reason
 */
export const explainEditalText = (text: string, { signal }: EditalRequest): Promise<EditalAnswer> =>
  callApi('POST /api/notices/explain', { body: { text }, signal, timeoutMs })

/** Asks the server to explain a PDF; throws the same. */
export const explainEditalFile = (file: File, asking: EditalRequest): Promise<EditalAnswer> =>
  uploadToApi('POST /api/notices/explain', { form: { file }, timeoutMs, ...asking })

import type { EditalAnswer } from '#contract/edital-schemas.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { callApi, RequestRefused, ServerFailing } from '../../../data/api-client.ts'
import { uploadToApi } from '../../../data/api-upload.ts'

/**
 * Milliseconds for sending and reading together: a large file over a slow connection takes time, pages of pictures wait
 * for their turn, and the person can stop it.
 */
const timeoutMs = { edital: 300_000, titleRecord: 600_000 }

export interface PageProgress {
  /** Pages read so far. */
  page: number
  pages: number
}

export interface PaperRequest {
  signal: AbortSignal
  /** Called with the share of a file that has been sent, from 0 to 1. */
  onSent: (share: number) => void
  onPage: (progress: PageProgress) => void
}

/**
 * Asks the server to explain a pasted edital.
 * @throws RequestRefused, ServerUnreachable; when aborted, the signal's reason
 */
export const explainEditalText = (text: string, { signal }: PaperRequest): Promise<EditalAnswer> =>
  callApi('POST /api/notices/explain', { body: { text }, signal, timeoutMs: timeoutMs.edital })

/** Asks the server to explain a PDF; throws the same. */
export const explainEditalFile = (file: File, { signal, onSent }: PaperRequest): Promise<EditalAnswer> =>
  uploadToApi('POST /api/notices/explain', { form: { file }, timeoutMs: timeoutMs.edital, signal, onSent })

/** Asks the server to read a pasted matrícula; the text goes with the answer, masked as the server masks a file's. */
export async function readTitleRecordText(
  text: string,
  { signal }: PaperRequest,
): Promise<TitleRecordAnswer> {
  const [answer, { createPersonalDataMask }] = await Promise.all([
    callApi('POST /api/title-records/explain', { body: { text }, signal, timeoutMs: timeoutMs.titleRecord }),
    import('#domain/title-records/mask-personal-data.ts'),
  ])
  return { ...answer, text: createPersonalDataMask(text).mask(text) }
}

/** Asks the server to read a PDF or a picture, page by page; throws the same. */
export const readTitleRecordFile = (
  file: File,
  { signal, onSent, onPage }: PaperRequest,
): Promise<TitleRecordAnswer> =>
  uploadToApi('POST /api/title-records/explain', {
    form: { file },
    timeoutMs: timeoutMs.titleRecord,
    signal,
    onSent,
    readEvent: event => {
      if ('error' in event) throw refuseReading(event.error)
      if ('result' in event) return event.result
      onPage(event.progress)
      return undefined
    },
  })

/** A refusal that came after the answer had begun. */
function refuseReading({ code, message }: { code: string; message: string }): Error {
  if (code === 'internal_error') return new ServerFailing(message)
  return new RequestRefused(code === 'too_many_requests' ? 429 : 422, message, {}, code as ErrorCode)
}

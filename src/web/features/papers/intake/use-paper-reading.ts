import { useEffect, useRef, useState } from 'react'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { callApi, isFinalRefusal, RequestRefused, ServerFailing } from '../../../data/api-client.ts'
import { isSessionLost } from '../../../data/call-failure.ts'
import { PicturesNotJoined } from './join-pictures-failure.ts'
import { describePaperFailure, findFileProblem, findTextProblem, type PaperFailure } from './paper-failure.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { uploadToApi } from '../../../data/api-upload.ts'

/**
 * Milliseconds for sending and reading together: a large file over a slow connection takes time, pages of pictures wait
 * for their turn, and the person can stop it.
 */
const timeoutMs = { edital: 300_000, titleRecord: 600_000 }

interface PageProgress {
  /** Pages read so far. */
  page: number
  pages: number
}

interface PaperRequest {
  signal: AbortSignal
  /** Called with the share of a file that has been sent, from 0 to 1. */
  onSent: (share: number) => void
  onPage: (progress: PageProgress) => void
}

/**
 * Asks the server to explain a pasted edital.
 * @throws RequestRefused, ServerUnreachable; when aborted, the signal's reason
 */
const explainEditalText = (text: string, { signal }: PaperRequest): Promise<EditalAnswer> =>
  callApi('POST /api/notices/explain', { body: { text }, signal, timeoutMs: timeoutMs.edital })

/** Asks the server to explain a PDF; throws the same. */
const explainEditalFile = (file: File, { signal, onSent }: PaperRequest): Promise<EditalAnswer> =>
  uploadToApi('POST /api/notices/explain', { form: { file }, timeoutMs: timeoutMs.edital, signal, onSent })

/** Asks the server to read a pasted matrícula; the text goes with the answer, masked as the server masks a file's. */
async function readTitleRecordText(text: string, { signal }: PaperRequest): Promise<TitleRecordAnswer> {
  const [answer, { createPersonalDataMask }] = await Promise.all([
    callApi('POST /api/title-records/explain', { body: { text }, signal, timeoutMs: timeoutMs.titleRecord }),
    import('#domain/personal-data/mask-personal-data.ts'),
  ])
  return { ...answer, text: createPersonalDataMask(text).mask(text) }
}

/** Asks the server to read a PDF or a picture, page by page; throws the same. */
const readTitleRecordFile = (
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

/** What a paper says, as the server answered. */
export type ReadAnswer =
  | { paper: 'title-record'; reading: TitleRecordAnswer }
  | { paper: 'edital'; reading: EditalAnswer }

/** The progress of the reading of one paper. */
export type ReadingCourse =
  | { step: 'idle' }
  | {
      step: 'working'
      /** `null` for a pasted text. */
      fileName: string | null
      /** How much of a file has gone, from 0 to 1; once 1, it is being read. A text goes at once. */
      sent: number
      /** `null` until the first page is read. */
      page: PageProgress | null
    }
  | { step: 'failed'; failure: PaperFailure; again: (() => void) | null }

const idle: ReadingCourse = { step: 'idle' }

const explainText = async (kind: PaperKind, text: string, asking: PaperRequest): Promise<ReadAnswer> =>
  kind === 'edital'
    ? { paper: kind, reading: await explainEditalText(text, asking) }
    : { paper: kind, reading: await readTitleRecordText(text, asking) }

const explainFile = async (kind: PaperKind, file: File, asking: PaperRequest): Promise<ReadAnswer> =>
  kind === 'edital'
    ? { paper: kind, reading: await explainEditalFile(file, asking) }
    : { paper: kind, reading: await readTitleRecordFile(file, asking) }

/** Several pictures go as one document. */
async function takeOneFile(files: readonly File[], signal: AbortSignal): Promise<File> {
  const [only] = files
  if (files.length === 1 && only !== undefined) return only
  const { joinPictures } = await import('./join-pictures.ts')
  return joinPictures(files, signal)
}

const nameFiles = (files: readonly File[]): string =>
  files.length === 1 ? (files[0]?.name ?? '') : `${String(files.length)} fotos`

/**
 * Reads one paper at a time; leaving the page stops it.
 * @param loadResult loads the code that shows the reading, meanwhile
 * @param onRead receives what was read, and the name of its file
 */
export function usePaperReading(
  kind: PaperKind,
  loadResult: () => Promise<unknown>,
  onRead: (answer: ReadAnswer, fileName: string | null) => void,
) {
  const [course, setCourse] = useState(idle)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const run = async (fileName: string | null, ask: (asking: PaperRequest) => Promise<ReadAnswer>) => {
    current.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    const start = { step: 'working', fileName, sent: fileName === null ? 1 : 0, page: null } as const
    setCourse(start)
    const onSent = (sent: number) => {
      if (!signal.aborted && fileName !== null) setCourse({ ...start, sent })
    }
    const onPage = (page: PageProgress) => {
      if (!signal.aborted) setCourse({ ...start, sent: 1, page })
    }
    try {
      const [answer] = await Promise.all([ask({ signal, onSent, onPage }), loadResult()])
      if (signal.aborted) return
      setCourse(idle)
      onRead(answer, fileName)
    } catch (error) {
      if (signal.aborted) return
      isSessionLost(error)
      const isOver = isFinalRefusal(error) || error instanceof PicturesNotJoined
      const failure = error instanceof PicturesNotJoined ? error.failure : describePaperFailure(kind, error)
      const again = isOver || failure.way !== undefined ? null : () => void run(fileName, ask)
      setCourse({ step: 'failed', failure, again })
    }
  }
  const object = (failure: PaperFailure) => {
    current.current?.abort()
    setCourse({ step: 'failed', failure, again: null })
  }
  return {
    course,
    /** Text with only white space is not sent. */
    readText: (text: string) => {
      const problem = findTextProblem(kind, text)
      if (problem !== null) object(problem)
      else if (text.trim() !== '') void run(null, asking => explainText(kind, text.trim(), asking))
    },
    readFiles: (files: readonly File[]) => {
      if (files.length === 0) return
      const problem = findFileProblem(kind, files)
      if (problem !== null) object(problem)
      else
        void run(nameFiles(files), async asking =>
          explainFile(kind, await takeOneFile(files, asking.signal), asking),
        )
    },
    stop: () => {
      current.current?.abort()
      setCourse(idle)
    },
  }
}

import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { presentTitleRecord } from '#contract/present-title-record.ts'
import { titleRecordCalls } from '#contract/title-record-calls.ts'
import { inlineTitleRecordLength, titleRecordFileSize } from '#contract/title-record-limits.ts'
import {
  type PlainWords,
  type TitleRecordAnswer,
  type TitleRecordEvent,
  TitleRecordQuestion,
  titleRecordTooLong,
} from '#contract/title-record-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { ModelFailed } from '../chat/model/model-bounds.ts'
import type { PlainWordsModel } from '../chat/model/plain-words-model.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { type UploadedDocument, readDocumentUpload, refuseLargeDocument } from '../http/document-upload.ts'
import { createEventLines } from '../http/event-lines.ts'
import { Refusal } from '../http/refusal.ts'
import { parseParameters, readBody } from '../http/request-body.ts'
import { createUploadPlaces } from '../http/upload-places.ts'
import { type TitleRecordReader, createTitleRecordReader } from './title-record-reader.ts'
import type {
  ReadingProgress,
  TitleRecordReading,
  TitleRecordSource,
  UnreadableTitleRecord,
} from './title-record-reading.ts'

const reasons: Record<UnreadableTitleRecord, string> = {
  'unknown format':
    'Não conhecemos este tipo de arquivo. Envie um PDF, ou uma foto em JPEG, PNG, WebP ou HEIC.',
  encrypted: 'Este PDF pede senha. Salve uma cópia sem senha, ou cole o texto.',
  broken:
    'Não conseguimos abrir este arquivo: ele parece estar danificado. Envie-o de novo, ou cole o texto.',
  'without text':
    'Não achamos letras neste arquivo. Fotografe a matrícula de cima, com luz, uma página por foto, ou cole o texto.',
  'too long': 'Este arquivo tem texto demais para ser uma matrícula. Envie só as páginas dela.',
  'too many pages': 'Este PDF tem mais de 120 páginas. Envie só as páginas da matrícula.',
  'too many pictures':
    'Este PDF tem mais de 30 páginas digitalizadas. Envie só as páginas da matrícula, em partes.',
  'several pictures':
    'Este arquivo tem várias imagens numa só. Envie um PDF com as páginas, ou uma foto de cada vez.',
  'too much': 'Este arquivo é grande demais depois de aberto. Envie uma versão menor, ou cole o texto.',
  slow: 'Este arquivo demora demais para ser lido. Envie menos páginas de uma vez, ou cole o texto.',
}

/**
 * Reads a matrícula: a short text at once, anything else in a process of its own, one at a time for each person.
 * @param today the day of the reading (ISO)
 * @throws Refusal 422 unreadable_file, 429
 */
async function readTitleRecordSource(
  source: TitleRecordSource,
  {
    reader,
    personKey,
    today,
    signal,
    report,
  }: {
    reader: TitleRecordReader
    personKey: string
    today: string
    signal: AbortSignal
    report?: (progress: ReadingProgress) => void
  },
): Promise<TitleRecordReading> {
  if ('text' in source && source.text.length <= inlineTitleRecordLength)
    return {
      explained: explainTitleRecord(source.text, { today }),
      text: source.text,
      pages: null,
      recognized: false,
    }
  const outcome = await reader.read({ source, today }, personKey, { signal, ...(report && { report }) })
  if ('unreadable' in outcome) throw new Refusal('unreadable_file', reasons[outcome.unreadable])
  return outcome.read
}

/** The matrícula as people send it. */
const uploadedTitleRecord: UploadedDocument = {
  readText: c => readBody(c, TitleRecordQuestion),
  checkText: given => parseParameters(TitleRecordQuestion, given),
  fileSize: titleRecordFileSize,
  textTooLong: titleRecordTooLong,
  fileTooLarge: 'O arquivo passa de 25 MB. Envie uma versão menor, ou cole o texto da matrícula.',
  chooseFile: 'Escolha o PDF ou a foto da matrícula.',
  howToSend:
    'Envie o texto da matrícula como JSON ou text/plain, ou o PDF ou a foto em multipart/form-data, no campo file.',
}

interface TitleRecordDependencies {
  guard: Pick<AccessGuard, 'plan'>
  limits: RateLimits
  log: Logger
  now: () => Date
  /** `null`: no model is configured. */
  plainWords: PlainWordsModel | null
  /** Aborts when the server stops: no further reading starts. */
  stopping?: AbortSignal
  /** Replaced only by tests. */
  reader?: TitleRecordReader
}

/** Reads matrículas (title records of the registry office). Stores nothing. */
export function titleRecordRoutes({
  guard,
  limits,
  log,
  now,
  plainWords,
  stopping = new AbortController().signal,
  reader = createTitleRecordReader({ stopping }),
}: TitleRecordDependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)
  const places = createUploadPlaces()

  mountRawCall(
    titleRecordCalls.explainTitleRecord,
    async ({ c, usageKey }) => {
      await limits.count('titleRecordsByAccount', usageKey)
      const source = await readDocumentUpload(c, uploadedTitleRecord, { places, personKey: usageKey })
      const today = toBrasiliaIso(now().getTime()).slice(0, 10)
      const read = async (
        signal: AbortSignal,
        report?: (progress: ReadingProgress) => void,
      ): Promise<TitleRecordAnswer> => {
        const found = await readTitleRecordSource(source, {
          reader,
          personKey: usageKey,
          today,
          signal,
          ...(report && { report }),
        })
        return presentTitleRecord(found.explained, { ...found, text: 'file' in source ? found.text : null })
      }
      if (!/\bapplication\/x-ndjson\b/i.test(c.req.header('accept') ?? ''))
        return c.json(await read(c.req.raw.signal))
      const events = createEventLines()
      const say = (event: TitleRecordEvent): void => events.say(event)
      read(events.signal, progress => say({ progress }))
        .then(result => events.end({ result } satisfies TitleRecordEvent))
        .catch((error: unknown) => events.end(describeFailure(error, log)))
      return c.body(events.lines, 200, {
        'Content-Type': 'application/x-ndjson',
        'Cache-Control': 'no-store',
      })
    },
    { refuseLargeBody: c => refuseLargeDocument(c, uploadedTitleRecord) },
  )

  mountCall(titleRecordCalls.writePlainWords, async ({ c, account, usageKey, body: { passages } }) => {
    await limits.count('plainWordsByAccount', usageKey)
    return askForPlainWords(plainWords, { accountId: account.id, passages }, c.req.raw.signal)
  })

  return app
}

/** The words of the model that the guard lets through; the passages stay as they are where it has none, or fails. */
async function askForPlainWords(
  model: PlainWordsModel | null,
  asked: { accountId: string; passages: readonly string[] },
  signal: AbortSignal,
): Promise<PlainWords> {
  const none: PlainWords = { words: asked.passages.map(() => null), source: 'none' }
  if (model === null) return none
  try {
    const words = await model(asked, signal)
    return words.some(passage => passage !== null) ? { words, source: 'model' } : none
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) return none
    throw error
  }
}

/** Describes a failure to the reader of the stream; the cause of an unexpected error is only logged. */
function describeFailure(error: unknown, log: Logger): TitleRecordEvent {
  if (error instanceof Refusal) return { error: { code: error.code, message: error.message } }
  log.error({ err: error }, 'a matrícula could not be read')
  return {
    error: {
      code: 'internal_error',
      message: 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.',
    },
  }
}

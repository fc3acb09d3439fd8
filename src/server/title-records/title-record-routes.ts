import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { presentTitleRecord } from '#contract/present-title-record.ts'
import { titleRecordCalls } from '#contract/title-record-calls.ts'
import type { PlainWords, TitleRecordAnswer, TitleRecordEvent } from '#contract/title-record-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { ModelFailed } from '../chat/model/model-failed.ts'
import type { PlainWordsModel } from '../chat/model/plain-words-model.ts'
import { createUploadPlaces } from '../http/upload-places.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readDocumentUpload, refuseLargeDocument } from '../http/document-upload.ts'
import { createEventLines } from '../http/event-lines.ts'
import { Refusal } from '../http/refusal.ts'
import { readTitleRecordSource } from './read-title-record.ts'
import { createTitleRecordReader, type TitleRecordReader } from './title-record-reader.ts'
import type { ReadingProgress } from './title-record-reading.ts'
import { uploadedTitleRecord } from './title-record-upload.ts'

export interface TitleRecordDependencies {
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
      const source = await readDocumentUpload(c, uploadedTitleRecord, { places, whose: usageKey })
      const today = toBrasiliaIso(now().getTime()).slice(0, 10)
      const read = async (
        signal: AbortSignal,
        report?: (progress: ReadingProgress) => void,
      ): Promise<TitleRecordAnswer> => {
        const found = await readTitleRecordSource(source, {
          reader,
          whose: usageKey,
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
    return words.some(said => said !== null) ? { words, source: 'model' } : none
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) return none
    throw error
  }
}

/** What a reader of the stream gets; the cause of what nobody foresaw is only in the log. */
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

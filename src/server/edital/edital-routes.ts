import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { editalFileSize } from '#contract/chat-limits.ts'
import { EditalQuestion, editalTooLong } from '#contract/edital-schemas.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { type ConsultantModel, ModelFailed } from '../chat/model/consultant-model.ts'
import { type EditalReader, createEditalReader } from './edital-reader.ts'
import type { EditalText } from './edital-reading.ts'
import { readEdital } from './read-edital.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { type UploadedDocument, readDocumentUpload, refuseLargeDocument } from '../http/document-upload.ts'
import { parseParameters, readBody } from '../http/request-body.ts'
import { createUploadPlaces } from '../http/upload-places.ts'

/** The edital as people send it. */
const uploadedEdital: UploadedDocument = {
  readText: c => readBody(c, EditalQuestion),
  checkText: given => parseParameters(EditalQuestion, given),
  fileSize: editalFileSize,
  textTooLong: editalTooLong,
  fileTooLarge: 'O PDF passa de 15 MB. Salve uma versão menor, ou cole o texto das páginas com as regras.',
  chooseFile: 'Escolha o PDF do edital.',
  howToSend:
    'Envie o texto do edital como JSON ou text/plain, ou o PDF em multipart/form-data, no campo file.',
}

interface EditalDependencies {
  guard: Pick<AccessGuard, 'plan'>
  limits: RateLimits
  model: ConsultantModel | null
  /** Aborts when the server stops: no further reading starts. */
  stopping?: AbortSignal
  /** Replaced only by tests. */
  reader?: EditalReader
}

/** Explains editais (the bank's notices of sale) in plain words. Stores nothing. */
export function editalRoutes({
  guard,
  limits,
  model,
  stopping = new AbortController().signal,
  reader = createEditalReader({ stopping }),
}: EditalDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const places = createUploadPlaces()

  mountCall(
    chatCalls.explainEdital,
    async ({ c, account, usageKey }) => {
      await limits.count('editaisByAccount', usageKey)
      const { signal } = c.req.raw
      const upload = await readDocumentUpload(c, uploadedEdital, { places, personKey: usageKey })
      const source = 'file' in upload ? { pdf: upload.file } : upload
      const read = await readEdital(source, reader, usageKey, signal)
      const explanation = model === null ? null : await byModel(model, account.id, read, signal)
      const { content, ...explained } = read.explained
      return {
        content: explanation ?? content,
        ...explained,
        characters: read.text.length,
        pages: read.pages,
      }
    },
    { refuseLargeBody: c => refuseLargeDocument(c, uploadedEdital) },
  )

  return app
}

/**
 * Explains the text in the model's words; `null` when that fails. A text without clauses is no edital and is not sent
 * to the model.
 */
async function byModel(
  model: ConsultantModel,
  accountId: string,
  { text, explained }: EditalText,
  signal: AbortSignal,
): Promise<string | null> {
  if (explained.clauses.length === 0) return null
  try {
    return await model.explainEdital({ accountId, text, instruction: null }, signal)
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) return null
    throw error
  }
}

import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { type ConsultantModel, ModelFailed } from '../chat/model/consultant-model.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readDocumentUpload, refuseLargeDocument } from '../http/document-upload.ts'
import { uploadedEdital } from './edital-upload.ts'
import { readEdital } from './read-edital.ts'
import { createEditalReader, type EditalReader } from './edital-reader.ts'
import type { EditalText } from './edital-reading.ts'
import { createUploadPlaces } from '../http/upload-places.ts'

export interface EditalDependencies {
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
      const upload = await readDocumentUpload(c, uploadedEdital, { places, whose: usageKey })
      const source = 'file' in upload ? { pdf: upload.file } : upload
      const read = await readEdital(source, reader, usageKey, signal)
      const explanation = model === null ? null : await byModel(model, account.id, read, signal)
      const { content, clauses, missing } = read.explained
      return {
        content: explanation ?? content,
        clauses,
        missing,
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

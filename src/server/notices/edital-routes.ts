import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import type { Guard } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import { type Model, ModelFailed } from '../chat/model/model.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { noticeIn, refuseLarge } from './question.ts'
import { readEdital } from './read-edital.ts'
import { createReader, type Reader } from './reader.ts'
import type { Read } from './reading.ts'

export interface EditalDependencies {
  guard: Pick<Guard, 'plan'>
  limits: Limits
  model: Model | null
  /** Aborts when the server stops: no further reading starts. */
  stopping?: AbortSignal
  /** Replaced only by tests. */
  reader?: Reader
}

/** The bank's notices of sale (editais) in plain words. Keeps nothing. */
export function editalRoutes({
  guard,
  limits,
  model,
  stopping = new AbortController().signal,
  reader = createReader({ stopping }),
}: EditalDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(
    chatCalls.explainNotice,
    async ({ c, account, usageKey }) => {
      await limits.count('noticesByAccount', usageKey)
      const { signal } = c.req.raw
      const read = await readEdital(await noticeIn(c), reader, usageKey, signal)
      const told = model === null ? null : await byModel(model, account.id, read, signal)
      const { content, clauses, missing } = read.explained
      return {
        content: told ?? content,
        clauses,
        missing,
        characters: read.text.length,
        pages: read.pages,
      }
    },
    { refuseLargeBody: refuseLarge },
  )

  return app
}

/**
 * Explains the text in the model's words; `null` when that fails. A text without clauses is no edital and is not sent
 * to the model.
 */
async function byModel(
  model: Model,
  accountId: string,
  { text, explained }: Read,
  signal: AbortSignal,
): Promise<string | null> {
  if (explained.clauses.length === 0) return null
  try {
    return await model.explainNotice({ accountId, text, instruction: null }, signal)
  } catch (error) {
    if (error instanceof ModelFailed || signal.aborted) return null
    throw error
  }
}

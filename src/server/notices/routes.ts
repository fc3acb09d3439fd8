import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { NoticeAnswer } from '#contract/notice.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import { type Model, ModelFailed } from '../chat/model/model.ts'
import { bodySizes, isUpload, noticeIn, refuseLarge } from './question.ts'
import { readEdital } from './read-edital.ts'
import { createReader, type Reader } from './reader.ts'
import type { Read } from './reading.ts'

export interface NoticeDependencies {
  guard: Pick<Guard, 'plan' | 'whose'>
  limits: Limits
  model: Model | null
  /** Aborts when the server stops: nothing is read any more. */
  stopping?: AbortSignal
  /** Only tests read otherwise. */
  reader?: Reader
}

/** Notices in plain words. Has its own limit of the body, so it is mounted before the general one. Keeps nothing. */
export function noticeRoutes({
  guard,
  limits,
  model,
  stopping = new AbortController().signal,
  reader = createReader({ stopping }),
}: NoticeDependencies): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const upload = bodyLimit({ maxSize: bodySizes.upload, onError: refuseLarge })
  const text = bodyLimit({ maxSize: bodySizes.text, onError: refuseLarge })

  app.post(
    '/notices/explain',
    guard.plan,
    async (c, next) => {
      await limits.count('noticesByAccount', guard.whose(c))
      return isUpload(c) ? upload(c, next) : text(c, next)
    },
    async c => {
      const { signal } = c.req.raw
      const read = await readEdital(await noticeIn(c), reader, guard.whose(c), signal)
      const told = model === null ? null : await byModel(model, c.get('account').id, read, signal)
      const { content, clauses, missing } = read.explained
      c.header('Cache-Control', 'no-store')
      return c.json({
        content: told ?? content,
        clauses,
        missing,
        characters: read.text.length,
        pages: read.pages,
      } satisfies NoticeAnswer)
    },
  )
  return app
}

/** The model's words, from the text alone; `null` when it fails. A text without clauses is no notice: it is not asked. */
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

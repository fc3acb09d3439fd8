import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { NoticeAnswer } from '#contract/notice.ts'
import { explainNotice } from '#domain/notice/clauses/explain.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import { type Model, ModelFailed } from '../chat/model/model.ts'
import { Refusal } from '../http/refusal.ts'
import { bodySizes, isUpload, noticeIn, refuseLarge } from './question.ts'
import { createReader, type Reader } from './reader.ts'
import type { Read, Reading, Unreadable } from './reading.ts'

export interface NoticeDependencies {
  guard: Pick<Guard, 'plan' | 'whose'>
  limits: Limits
  model: Model | null
  /** Aborts when the server stops: nothing is read any more. */
  stopping?: AbortSignal
  /** Only tests read otherwise. */
  reader?: Reader
}

/** Characters of a text that is explained at once; a longer one in a thread, so that no request waits for it. */
const short = 20_000

const reasons: Record<Unreadable, string> = {
  'not a pdf': 'O arquivo não é um PDF. Baixe o edital em PDF da página do imóvel, ou cole o texto.',
  encrypted: 'Este PDF pede senha. Salve uma cópia sem senha, ou cole o texto.',
  'without text':
    'Este PDF é uma imagem: não há texto para ler. Passe-o por um leitor de texto (OCR), ou cole o texto do edital.',
  broken: 'Não conseguimos ler este PDF: ele parece estar danificado. Baixe-o de novo, ou cole o texto.',
  'too long':
    'Este PDF tem mais de 1.000.000 de caracteres. Envie só as páginas com as regras, ou cole o texto delas.',
  'too many pages':
    'Este PDF tem mais de 400 páginas. Envie só as páginas com as regras, ou cole o texto delas.',
  'too much':
    'Este PDF é grande demais depois de aberto. Envie só as páginas com as regras, ou cole o texto delas.',
  slow: 'Este PDF demora demais para ser lido. Envie só as páginas com as regras, ou cole o texto delas.',
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
      const read = await readIn(await noticeIn(c), reader, guard.whose(c), signal)
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

/** @throws Refusal 422 unreadable_file, 429 */
async function readIn(reading: Reading, reader: Reader, whose: string, signal: AbortSignal): Promise<Read> {
  if ('text' in reading && reading.text.length <= short) {
    return { text: reading.text, explained: explainNotice(reading.text), pages: null }
  }
  const outcome = await reader.read(reading, whose, signal)
  if ('unreadable' in outcome) throw new Refusal('unreadable_file', reasons[outcome.unreadable])
  return outcome.read
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

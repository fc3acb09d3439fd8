import type { Logger } from 'pino'
import type { ChatAnswer, ChatEvent } from '#contract/chat.ts'
import type { FiltersJson } from '#domain/search/filters-json.ts'
import { consultantTexts } from '#domain/consultant/texts.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Answered, Answerer, Emit } from './answerer.ts'
import { placeholder, unlessAborted } from './answering.ts'
import { causeOf } from './cause.ts'
import { canonical, sameFilters } from './edited-filters.ts'
import { keepAnswer, type MessageRow, presentMessages } from './messages.ts'
import type { Opened } from './opening.ts'
import { SearchFailed } from './rules.ts'
import { chatNotFound } from './store.ts'

interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  randomId: () => string
  answerer: Answerer
}

/**
 * Answers a stored question, emits its events, and stores the answer however it ended.
 * @throws the error that prevented storing it, even when it was already emitted
 */
export type Answering = (
  opened: Opened,
  tell: (event: ChatEvent) => void,
  signal: AbortSignal,
) => Promise<ChatAnswer>

const failures = {
  answer_failed: consultantTexts.failure,
  search_failed: consultantTexts.databaseFailure,
  interrupted: 'A resposta foi interrompida. Envie a pergunta de novo.',
}

const nothing = (): Answered => ({ content: '', results: null, suggestions: [] })

/** Creates the answerer of stored conversations. */
export function conversation({ db, log, now, randomId, answerer }: Dependencies): Answering {
  async function answer(
    opened: Opened,
    tell: (event: ChatEvent) => void,
    signal: AbortSignal,
  ): Promise<ChatAnswer> {
    const { asking, kept, understanding, about } = opened
    tell(placeholder(understanding.kind))
    if (kept.answer !== null && holds(kept.answer, asking.filters)) return again(opened, kept.answer, tell)
    let told = nothing()
    let over = false
    const emit: Emit = event => {
      if (over) return
      if (event.name === 'text') told.content += event.data.text
      else if (event.name === 'results') {
        told.results = event.data
        told.suggestions = event.data.suggestions
      } else if (event.data.reset) told = nothing()
      tell(event)
    }
    const { accountId, message } = asking
    const edited = asking.filters !== null
    const { before, turn } = kept
    const asked = { accountId, message, understanding, edited, before, turn, about }
    try {
      const answered = await unlessAborted(answerer(asked, emit, signal), signal)
      over = true
      const chatAnswer = await keep(opened, answered, null)
      tell({ name: 'done', data: chatAnswer })
      return chatAnswer
    } catch (error) {
      over = true
      return await broken(opened, { error, told, interrupted: signal.aborted }, tell)
    }
  }

  /** Emits a stored answer again. */
  async function again(
    opened: Opened,
    row: MessageRow,
    tell: (event: ChatEvent) => void,
  ): Promise<ChatAnswer> {
    try {
      const chatAnswer = await presented(opened, row)
      const { content, results } = chatAnswer.message
      tell({ name: 'text', data: { text: content } })
      if (results) tell({ name: 'results', data: results })
      tell({ name: 'done', data: chatAnswer })
      return chatAnswer
    } catch (error) {
      log.error({ cause: causeOf(error) }, 'an answer could not be told again')
      tell({ name: 'error', data: { code: 'answer_failed', message: failures.answer_failed } })
      throw error
    }
  }

  /** Reports an answer that was not finished, and stores the part that exists. */
  async function broken(
    opened: Opened,
    { error, told, interrupted }: { error: unknown; told: Answered; interrupted: boolean },
    tell: (event: ChatEvent) => void,
  ): Promise<ChatAnswer> {
    if (error instanceof Refusal) {
      tell({ name: 'error', data: { code: error.code, message: error.message } })
      throw error
    }
    const code = interrupted
      ? 'interrupted'
      : error instanceof SearchFailed
        ? 'search_failed'
        : 'answer_failed'
    if (!interrupted) log.error({ cause: causeOf(error) }, 'an answer failed')
    const answered = interrupted ? told : { ...nothing(), content: failures[code] }
    const status = interrupted ? 'interrupted' : 'failed'
    try {
      const { message, ...chat } = await keep(opened, answered, status)
      return { ...chat, message: { ...message, ...answered, status } }
    } catch (cause) {
      if (!(cause instanceof Refusal)) log.error({ cause: causeOf(cause) }, 'an answer could not be kept')
      throw cause
    } finally {
      tell({ name: 'error', data: { code, message: failures[code] } })
    }
  }

  async function keep(opened: Opened, answered: Answered, status: MessageRow['status']): Promise<ChatAnswer> {
    const { asking, kept } = opened
    const row = await keepAnswer(
      db,
      asking.accountId,
      {
        id: randomId(),
        questionId: kept.id,
        answer: answered,
        edited: asking.filters && canonical(asking.filters),
        status,
      },
      now(),
    )
    if (row === null) throw chatNotFound()
    return presented(opened, row)
  }

  async function presented({ kept: { chat } }: Opened, row: MessageRow): Promise<ChatAnswer> {
    const [message] = await presentMessages(db, [row], now())
    if (message === undefined) throw chatNotFound()
    return { conversationId: chat.id, title: chat.title, message }
  }

  return answer
}

/** Whether a stored answer is complete and, when filters are given, answers these filters. */
const holds = ({ status, results }: MessageRow, filters: FiltersJson | null): boolean =>
  status === null &&
  (filters === null || (results !== null && sameFilters(results.edited ?? results.asked, filters)))

import type { Logger } from 'pino'
import type { ChatAnswer, ChatEvent } from '#contract/chat-schemas.ts'
import { readSavedFilters, type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { ChatAnswerer, EmitEvent, StoredAnswer } from './chat-answerer.ts'
import { currentPresentation } from '../catalogue/presentation-context.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { answeringStatus, raceAbort } from './choose-answerer.ts'
import { describeCause } from './error-cause.ts'
import { type MessageRow, presentMessages, storeAnswer } from './message-store.ts'
import type { OpenedQuestion } from './open-question.ts'
import { SearchFailed } from './rules-answerer.ts'
import { chatNotFound } from './chat-store.ts'

/** Normalizes edited filters for the search: without an order they are sorted by price. */
const canonicalFilters = (filters: object): SavedFiltersJson =>
  writeSavedFilters(readSavedFilters({ sort: 'price', ...filters }))

const areEditedFiltersSame = (first: object, others: object): boolean =>
  JSON.stringify(canonicalFilters(first)) === JSON.stringify(canonicalFilters(others))

interface Dependencies {
  db: Database
  index: Pick<CatalogueIndex, 'current'>
  log: Logger
  now: () => Date
  randomId: () => string
  answerer: ChatAnswerer
}

/**
 * Answers a stored question, emits its events, and stores the answer however it ended.
 * @throws the error that prevented storing it, even when it was already emitted
 */
export type AnswerConversation = (
  opened: OpenedQuestion,
  send: (event: ChatEvent) => void,
  signal: AbortSignal,
) => Promise<ChatAnswer>

/** Texts of an answer that ended otherwise; `answer_failed` of a question that was no search. */
const failures = {
  answer_failed: consultantTexts.failure,
  search_failed: consultantTexts.databaseFailure,
  interrupted: 'A resposta foi interrompida. Envie a pergunta de novo.',
}

const createEmptyAnswer = (): StoredAnswer => ({ content: '', results: null, suggestions: [] })

/** Creates the answerer of stored conversations. */
export function createConversationAnswerer({
  db,
  index,
  log,
  now,
  randomId,
  answerer,
}: Dependencies): AnswerConversation {
  async function answer(
    opened: OpenedQuestion,
    send: (event: ChatEvent) => void,
    signal: AbortSignal,
  ): Promise<ChatAnswer> {
    const { asking, kept, understanding, openProperty } = opened
    send(answeringStatus(understanding.kind))
    if (kept.answer !== null && isAnswerCurrent(kept.answer, asking.filters))
      return repeatAnswer(opened, kept.answer, send)
    let partial = createEmptyAnswer()
    let isOver = false
    const emit: EmitEvent = event => {
      if (isOver) return
      if (event.name === 'text') partial.content += event.data.text
      else if (event.name === 'results') {
        partial.results = event.data
        partial.suggestions = event.data.suggestions
      } else if (event.data.reset) partial = createEmptyAnswer()
      send(event)
    }
    const { accountId, message } = asking
    const edited = asking.filters !== null
    const { before, earlierCount } = kept
    const chatId = kept.chat.id
    const asked = { accountId, chatId, message, understanding, edited, before, earlierCount, openProperty }
    try {
      const answered = await raceAbort(answerer(asked, emit, signal), signal)
      isOver = true
      const chatAnswer = await store(opened, answered, null)
      send({ name: 'done', data: chatAnswer })
      return chatAnswer
    } catch (error) {
      isOver = true
      return await broken(opened, { error, partial, interrupted: signal.aborted }, send)
    }
  }

  /** Emits a stored answer again. */
  async function repeatAnswer(
    opened: OpenedQuestion,
    row: MessageRow,
    send: (event: ChatEvent) => void,
  ): Promise<ChatAnswer> {
    try {
      const chatAnswer = await presented(opened, row)
      const { content, results } = chatAnswer.message
      send({ name: 'text', data: { text: content } })
      if (results) send({ name: 'results', data: results })
      send({ name: 'done', data: chatAnswer })
      return chatAnswer
    } catch (error) {
      log.error({ cause: describeCause(error) }, 'an answer could not be sent again')
      send({ name: 'error', data: { code: 'answer_failed', message: failures.answer_failed } })
      throw error
    }
  }

  /** Reports an answer that was not finished, and stores the part that exists. */
  async function broken(
    opened: OpenedQuestion,
    { error, partial, interrupted }: { error: unknown; partial: StoredAnswer; interrupted: boolean },
    send: (event: ChatEvent) => void,
  ): Promise<ChatAnswer> {
    if (error instanceof Refusal) {
      send({ name: 'error', data: { code: error.code, message: error.message } })
      throw error
    }
    const code = interrupted
      ? 'interrupted'
      : error instanceof SearchFailed
        ? 'search_failed'
        : 'answer_failed'
    if (!interrupted) log.error({ cause: describeCause(error) }, 'an answer failed')
    const words =
      code === 'answer_failed' && opened.understanding.kind === 'search'
        ? consultantTexts.searchFailure
        : failures[code]
    const answered = interrupted ? partial : { ...createEmptyAnswer(), content: words }
    const status = interrupted ? 'interrupted' : 'failed'
    try {
      const { message, ...chat } = await store(opened, answered, status)
      return { ...chat, message: { ...message, ...answered, status } }
    } catch (cause) {
      if (!(cause instanceof Refusal))
        log.error({ cause: describeCause(cause) }, 'an answer could not be kept')
      throw cause
    } finally {
      send({ name: 'error', data: { code, message: words } })
    }
  }

  async function store(
    opened: OpenedQuestion,
    answered: StoredAnswer,
    status: MessageRow['status'],
  ): Promise<ChatAnswer> {
    const { asking, kept } = opened
    const row = await storeAnswer(
      db,
      asking.accountId,
      {
        id: randomId(),
        questionId: kept.id,
        answer: answered,
        edited: asking.filters && canonicalFilters(asking.filters),
        status,
      },
      now(),
    )
    if (row === null) throw chatNotFound()
    return presented(opened, row)
  }

  async function presented({ kept: { chat } }: OpenedQuestion, row: MessageRow): Promise<ChatAnswer> {
    const [message] = await presentMessages(db, [row], currentPresentation({ index, now }))
    if (message === undefined) throw chatNotFound()
    return { conversationId: chat.id, title: chat.title, message }
  }

  return answer
}

/** Whether a stored answer is complete and, when filters are given, answers these filters. */
const isAnswerCurrent = ({ status, results }: MessageRow, filters: SavedFiltersJson | null): boolean =>
  status === null &&
  (filters === null || (results !== null && areEditedFiltersSame(results.edited ?? results.asked, filters)))

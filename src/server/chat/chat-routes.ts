import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Chat, ChatAnswer, ChatEvent } from '#contract/chat-schemas.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { editalLengths } from '#contract/chat-limits.ts'
import { pickSuggestions } from '#domain/consultant/suggest-questions.ts'
import { shuffleForChat } from './chat-answerer.ts'
import { buildGreeting } from '#domain/consultant/welcome-message.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { currentPresentation } from '../catalogue/presentation-context.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { checkSearchFilters } from '../searches/check-search-filters.ts'
import { createAiAnswerer, type ExplainText } from './ai-chat.ts'
import { createAnswerer } from './choose-answerer.ts'
import { createConversationAnswerer } from './answer-conversation.ts'
import { listMessages, presentMessages } from './message-store.ts'
import type { ConsultantModel } from './model/consultant-model.ts'
import { createQuestionOpener } from './open-question.ts'
import { readCatalogueSize, createRulesAnswerer } from './rules-answerer.ts'
import { createAnswerRuns, type AnswerSubscription } from './answer-runs.ts'
import {
  type ChatRow,
  chatNotFound,
  findChat,
  listChats,
  deleteChat,
  presentChat,
  renameChat,
  startChat,
} from './chat-store.ts'

/** Keeps proxies from treating a quiet stream as dead. */
const heartbeat = ': \n\n'

const formatEvent = ({ name, data }: ChatEvent): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Sends events as server-sent events until the end or until the reader disconnects.
 * @param every milliseconds between two heartbeats
 */
function createEventStream(
  { follow, unfollow, result }: AnswerSubscription,
  { gone, every }: { gone: AbortSignal; every: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop: () => boolean
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const beating = setInterval(() => send(heartbeat), every)
      let reading = true
      /** Returns whether the stream was still being read. */
      stop = () => {
        const was = reading
        reading = false
        clearInterval(beating)
        gone.removeEventListener('abort', end)
        unfollow()
        return was
      }
      const end = () => {
        if (stop()) controller.close()
      }
      gone.addEventListener('abort', end)
      if (gone.aborted) return end()
      follow(event => send(formatEvent(event)))
      void result.then(end)
    },
    cancel: () => void stop(),
  })
}

export interface ChatDependencies {
  db: Database
  log: Logger
  now: () => Date
  guard: Pick<AccessGuard, 'plan'>
  limits: Pick<RateLimits, 'count'>
  randomId: () => string
  gazetteer: () => Gazetteer
  index: CatalogueIndex
  /** `null` when the rules answer everything. */
  model: ConsultantModel | null
  explainText: ExplainText
  /** Runs work that continues after its caller has disconnected; stopping the server waits for it. */
  inBackground: (work: Promise<unknown>) => void
  /** Aborts when the server stops: running answers end and are stored as far as they got. */
  stopping: AbortSignal
  /** Milliseconds between two heartbeats of a stream. */
  heartbeatEvery?: number
}

const asJson = (accept: string): boolean =>
  /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept)

/** Conversations with the consultant. */
export function chatRoutes(dependencies: ChatDependencies): Hono {
  const { db, index, log, now, guard, limits, randomId, model, heartbeatEvery = 15_000 } = dependencies
  const answerer = createAnswerer({ rules: createRulesAnswerer({ db, index, now }), model, log })
  const answer = createConversationAnswerer({ ...dependencies, answerer })
  const ask = createAnswerRuns({ ...dependencies, open: createQuestionOpener(dependencies), answer })
  const answerAi = createAiAnswerer({ ...dependencies, answerer })
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)

  const whole = async (ownerId: string, chat: ChatRow): Promise<Chat> => ({
    ...presentChat(chat),
    messages: await presentMessages(
      db,
      await listMessages(db, ownerId, chat.id),
      currentPresentation(dependencies),
    ),
  })

  mountCall(chatCalls.chats, ({ account }) => listChats(db, account.id))

  mountCall(chatCalls.newChat, async ({ account, body: { id = randomId(), title } }) => {
    const content = buildGreeting(await readCatalogueSize(db, index.current()))
    const suggestions = pickSuggestions(shuffleForChat(id), 0)
    const chat = await startChat(
      db,
      account.id,
      { id, title, greeting: { id: randomId(), content, suggestions } },
      now(),
    )
    return whole(account.id, chat)
  })

  mountCall(
    chatCalls.chat,
    async ({ account, params }) => whole(account.id, await findChat(db, account.id, params.id)),
    { invalidPath: chatNotFound },
  )

  mountCall(
    chatCalls.renameChat,
    ({ account, params, body }) => renameChat(db, account.id, params.id, body.title),
    { invalidPath: chatNotFound },
  )

  mountCall(
    chatCalls.deleteChat,
    async ({ account, params }) => {
      await deleteChat(db, account.id, params.id)
      return actionDone
    },
    // No chat has such an id, and deleting a missing chat succeeds without a change.
    { invalidPath: () => actionDone },
  )

  mountRawCall(chatCalls.ask, async ({ c, account, usageKey, body: question }) => {
    await limits.count('questionsByAccount', usageKey)
    const following = await ask({
      accountId: account.id,
      message: question.message,
      messageId: question.messageId ?? randomId(),
      conversationId: question.conversationId ?? null,
      filters: question.filters ? checkSearchFilters(question.filters) : null,
      propertyId: question.propertyId ?? null,
    })
    const gone = c.req.raw.signal
    if (!asJson(c.req.header('accept') ?? '')) {
      return c.body(createEventStream(following, { gone, every: heartbeatEvery }), 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
    }
    if (gone.aborted) following.unfollow()
    else gone.addEventListener('abort', following.unfollow)
    const outcome = await following.result
    if ('failure' in outcome) throw outcome.failure
    return c.json(outcome.answer satisfies ChatAnswer)
  })

  mountCall(chatCalls.aiChat, async ({ c, account, usageKey, body: { message } }) => {
    const isEdital = message.length > editalLengths.inline
    await limits.count(isEdital ? 'editaisByAccount' : 'questionsByAccount', usageKey)
    return {
      content: await answerAi({ accountId: account.id, personKey: usageKey, message }, c.req.raw.signal),
    }
  })

  return app
}

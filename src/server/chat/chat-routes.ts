import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Chat, ChatAnswer } from '#contract/chat.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { openSuggestions, pick } from '#domain/consultant/suggestions.ts'
import { greeting } from '#domain/consultant/welcome.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { Guard } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes, done } from '../http/call-routes.ts'
import { aiAnswerer, type ExplainText } from './ai-chat.ts'
import { answererOf } from './answering.ts'
import { conversation } from './conversation.ts'
import { checkedFilters } from './edited-filters.ts'
import { eventStream } from './event-stream.ts'
import { messagesOf, presentMessages } from './messages.ts'
import type { Model } from './model/model.ts'
import { opening } from './opening.ts'
import { catalogueSize, rulesAnswerer } from './rules.ts'
import { runs } from './runs.ts'
import {
  type ChatRow,
  chatNotFound,
  chatOf,
  chatsOf,
  deleteChat,
  presentChat,
  renameChat,
  startChat,
} from './store.ts'

export interface ChatDependencies {
  db: Database
  log: Logger
  now: () => Date
  guard: Pick<Guard, 'plan'>
  limits: Pick<Limits, 'count'>
  randomId: () => string
  gazetteer: () => Promise<Gazetteer>
  /** `null` when the rules answer everything. */
  model: Model | null
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
  const { db, log, now, guard, limits, randomId, model, heartbeatEvery = 15_000 } = dependencies
  const answerer = answererOf({ rules: rulesAnswerer({ db, now }), model, log })
  const answer = conversation({ ...dependencies, answerer })
  const ask = runs({ ...dependencies, open: opening(dependencies), answer })
  const answerAi = aiAnswerer({ ...dependencies, answerer })
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)

  const whole = async (ownerId: string, chat: ChatRow): Promise<Chat> => ({
    ...presentChat(chat),
    messages: await presentMessages(db, await messagesOf(db, ownerId, chat.id), now()),
  })

  mountCall(chatCalls.chats, ({ account }) => chatsOf(db, account.id))

  mountCall(chatCalls.newChat, async ({ account, body: { id = randomId(), title } }) => {
    const content = greeting(await catalogueSize(db))
    const suggestions = pick(openSuggestions, 0)
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
    async ({ account, params }) => whole(account.id, await chatOf(db, account.id, params.id)),
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
      return done
    },
    // No chat has such an id, and deleting what is not there does no harm.
    { invalidPath: () => done },
  )

  mountRawCall(chatCalls.ask, async ({ c, account, usageKey, body: question }) => {
    await limits.count('questionsByAccount', usageKey)
    const following = await ask({
      accountId: account.id,
      message: question.message,
      messageId: question.messageId ?? randomId(),
      conversationId: question.conversationId ?? null,
      filters: question.filters ? checkedFilters(question.filters) : null,
      propertyId: question.propertyId ?? null,
    })
    const gone = c.req.raw.signal
    if (!asJson(c.req.header('accept') ?? '')) {
      return c.body(eventStream(following, { gone, every: heartbeatEvery }), 200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      })
    }
    if (gone.aborted) following.leave()
    else gone.addEventListener('abort', following.leave)
    const outcome = await following.over
    if ('failure' in outcome) throw outcome.failure
    return c.json(outcome.answer satisfies ChatAnswer)
  })

  mountCall(chatCalls.aiChat, async ({ c, account, usageKey, body: { message } }) => {
    await limits.count('questionsByAccount', usageKey)
    return { content: await answerAi({ accountId: account.id, whose: usageKey, message }, c.req.raw.signal) }
  })

  return app
}

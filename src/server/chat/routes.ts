import { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import { ChatChange, ChatQuestion, type Chat, NewChat } from '#contract/chat.ts'
import { AiQuestion } from '#contract/notice.ts'
import { openSuggestions, pick } from '#domain/consultant/suggestions.ts'
import { greeting } from '#domain/consultant/welcome.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Limits } from '../account/limits.ts'
import type { Database } from '../database/database.ts'
import { readBody } from '../http/body.ts'
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
  guard: Pick<Guard, 'plan' | 'whose'>
  limits: Pick<Limits, 'count'>
  randomId: () => string
  gazetteer: () => Promise<Gazetteer>
  /** `null` = the rules answer everything. */
  model: Model | null
  explainText: ExplainText
  /** Work that goes on after its caller has left; stopping waits for it. */
  inBackground: (work: Promise<unknown>) => void
  /** Aborts when the server stops: answers that are being made end, and are kept as far as they came. */
  stopping: AbortSignal
  /** Milliseconds between two signs of life of a stream. */
  heartbeatEvery?: number
}

const isId = (id: string): boolean => z.uuid().safeParse(id).success

const asJson = (accept: string): boolean =>
  /application\/json/i.test(accept) && !/text\/event-stream/i.test(accept)

/** Conversations with the consultant: /chat, /chats, /ai-chat. */
export function chatRoutes(dependencies: ChatDependencies): Hono<SignedIn> {
  const { db, log, now, guard, limits, randomId, model, heartbeatEvery = 15_000 } = dependencies
  const answerer = answererOf({ rules: rulesAnswerer({ db, now }), model, log })
  const answer = conversation({ ...dependencies, answerer })
  const ask = runs({ ...dependencies, open: opening(dependencies), answer })
  const answerAi = aiAnswerer({ ...dependencies, answerer })
  const app = new Hono<SignedIn>()

  const whole = async (ownerId: string, chat: ChatRow): Promise<Chat> => ({
    ...presentChat(chat),
    messages: await presentMessages(db, await messagesOf(db, ownerId, chat.id), now()),
  })

  app.get('/chats', guard.plan, async c => c.json(await chatsOf(db, c.get('account').id)))

  app.post('/chats', guard.plan, async c => {
    const { id = randomId(), title } = await readBody(c, NewChat)
    const content = greeting(await catalogueSize(db))
    const suggestions = pick(openSuggestions, 0)
    const ownerId = c.get('account').id
    const chat = await startChat(
      db,
      ownerId,
      { id, title, greeting: { id: randomId(), content, suggestions } },
      now(),
    )
    return c.json(await whole(ownerId, chat))
  })

  app.get('/chats/:id', guard.plan, async c => {
    const id = c.req.param('id')
    if (!isId(id)) throw chatNotFound()
    const ownerId = c.get('account').id
    return c.json(await whole(ownerId, await chatOf(db, ownerId, id)))
  })

  app.patch('/chats/:id', guard.plan, async c => {
    const { title } = await readBody(c, ChatChange)
    const id = c.req.param('id')
    if (!isId(id)) throw chatNotFound()
    return c.json(await renameChat(db, c.get('account').id, id, title))
  })

  app.delete('/chats/:id', guard.plan, async c => {
    const id = c.req.param('id')
    if (isId(id)) await deleteChat(db, c.get('account').id, id)
    return c.json({ ok: true })
  })

  app.post('/chat', guard.plan, async c => {
    const question = await readBody(c, ChatQuestion)
    const accountId = c.get('account').id
    await limits.count('questionsByAccount', guard.whose(c))
    const following = await ask({
      accountId,
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
    return c.json(outcome.answer)
  })

  app.post('/ai-chat', guard.plan, async c => {
    const { message } = await readBody(c, AiQuestion)
    const accountId = c.get('account').id
    await limits.count('questionsByAccount', guard.whose(c))
    const question = { accountId, whose: guard.whose(c), message }
    return c.json({ content: await answerAi(question, c.req.raw.signal) })
  })

  return app
}

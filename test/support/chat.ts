import { randomUUID } from 'node:crypto'
import { type Logger, pino } from 'pino'
import { chatCalls } from '#contract/chat-calls.ts'
import type { ChatEvent } from '#contract/chat-schemas.ts'
import type { CatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import type { ChatAnswerer } from '#server/chat/chat-answerer.ts'
import type { ConsultantModel } from '#server/chat/model/consultant-model.ts'
import { parseQueryRoutes } from '#server/chat/chat-capability.ts'
import { chatRoutes } from '#server/chat/chat-routes.ts'
import type { Database } from '#server/database/database.ts'
import { createTextExplainer } from '#server/edital/read-edital.ts'
import { createEditalReader, type EditalReader } from '#server/edital/edital-reader.ts'
import { accountsOn } from './accounts.ts'
import { createContractClient } from './contract-client.ts'
import { createFollowedIndex, followBefore, followGazetteer } from './followed-index.ts'

/** The body of `POST /api/chat`. */
export interface ChatRequestBody {
  message: string
  messageId?: string
  conversationId?: string | null
  filters?: Record<string, unknown> | null
  propertyId?: string | null
}

/** The consultant part of the server on a test database, with the test's own model. */
export function chatOn(
  db: Database,
  {
    now = () => new Date(),
    answer,
    explainEdital = () => Promise.reject(new Error('no edital is asked for')),
    log = pino({ level: 'silent' }),
    heartbeatEvery = 15_000,
    stopping = new AbortController().signal,
    reader = createEditalReader(),
    index = createFollowedIndex(db),
  }: {
    now?: () => Date
    index?: CatalogueIndex
    /** Without it the rules answer. */
    answer?: ChatAnswerer
    explainEdital?: ConsultantModel['explainEdital']
    log?: Logger
    heartbeatEvery?: number
    stopping?: AbortSignal
    reader?: EditalReader
  } = {},
) {
  const on = accountsOn(db, { now })
  const background: Promise<unknown>[] = []
  const { gazetteer } = followGazetteer(index)
  on.app.use(followBefore(index))
  on.app.route('/', parseQueryRoutes({ now, gazetteer }))
  on.app.route(
    '/',
    chatRoutes({
      db,
      index,
      log,
      now,
      guard: on.guard,
      limits: on.access.limits,
      randomId: randomUUID,
      gazetteer,
      model: answer ? { answer, explainEdital } : null,
      inBackground: work => background.push(work),
      heartbeatEvery,
      stopping,
      explainText: createTextExplainer(reader),
    }),
  )
  const { ask, refusal, send } = createContractClient(on.app)
  return {
    ...on,
    ask,
    refusal,
    send,
    /** Waits for work that continues after its caller has disconnected. */
    settled: () => Promise.all(background),

    /** Creates an account that is signed in. */
    async somebody() {
      const account = await on.person()
      const cookie = await on.cookieOf(account)
      const stream = (body: ChatRequestBody, signal?: AbortSignal) =>
        on.app.request(chatCalls.ask.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
          body: JSON.stringify(body),
          ...(signal && { signal }),
        })
      return {
        account,
        cookie,
        /** Requests the question's stream without reading it. */
        stream,
        /**
         * Returns every event of the question.
         * @throws when it is refused
         */
        events: async (body: ChatRequestBody): Promise<ChatEvent[]> => chatEventsOf(await stream(body)),
        /**
         * Returns the answer as one body.
         * @throws when it is refused
         */
        answered: (body: ChatRequestBody) =>
          ask(chatCalls.ask, { cookie, body, headers: { accept: 'application/json' } }),
        chats: () => ask(chatCalls.chats, { cookie }),
        /**
         * Returns the id of the only conversation.
         * @throws when there are none or several
         */
        async onlyChatId(): Promise<string> {
          const [chat, ...more] = await ask(chatCalls.chats, { cookie })
          if (!chat || more.length > 0) throw new Error(`${more.length} conversations more than one`)
          return chat.id
        },
        chat: (id: string) => ask(chatCalls.chat, { cookie, path: { id } }),
      }
    },
  }
}

/** Answers with the question, in two pieces. */
export const echoAnswerer: ChatAnswerer = async ({ message }, emit) => {
  emit({ name: 'text', data: { text: 'Sobre ' } })
  emit({ name: 'text', data: { text: message } })
  return { content: `Sobre ${message}`, results: null, suggestions: [] }
}

/** An answer that emits a word and then waits until it is stopped or released. */
export function waitingAnswer() {
  let release: () => void = () => undefined
  let arrive: () => void = () => undefined
  const gate = new Promise<void>(resolve => (release = resolve))
  const reached = new Promise<void>(resolve => (arrive = resolve))
  let stopped = false
  const answer: ChatAnswerer = async (_, emit, signal) => {
    signal.addEventListener('abort', () => (stopped = true))
    emit({ name: 'text', data: { text: 'Começo ' } })
    arrive()
    await gate
    emit({ name: 'text', data: { text: 'e fim.' } })
    return { content: 'Começo e fim.', results: null, suggestions: [] }
  }
  return { answer, release, reached, stopped: () => stopped }
}

/** Yields the frames of a stream: the lines up to an empty one, comments included. */
export async function* framesOf(response: Response): AsyncGenerator<string> {
  const { body } = response
  if (!body) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const frames = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = frames.pop() ?? ''
    yield* frames
  }
  if (rest !== '') throw new Error(`The stream ends within ${JSON.stringify(rest)}`)
}

function eventOf(frame: string): ChatEvent {
  const found = /^event: (\w+)\ndata: (.*)$/.exec(frame)
  if (!found) throw new Error(`No event: ${frame}`)
  return { name: found[1], data: JSON.parse(found[2] ?? '') } as ChatEvent
}

/**
 * Returns all events of an answer's stream.
 * @throws when it is not a stream
 */
export async function chatEventsOf(response: Response): Promise<ChatEvent[]> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  const events: ChatEvent[] = []
  for await (const frame of framesOf(response)) events.push(eventOf(frame))
  return events
}

/** Reads a stream up to its first text. */
export async function readFirstText(response: Response): Promise<void> {
  for await (const frame of framesOf(response)) if (eventOf(frame).name === 'text') return
}

/**
 * Returns the answer at the end of a stream.
 * @throws when the stream ended otherwise
 */
export function doneOf(events: readonly ChatEvent[]) {
  const last = events.at(-1)
  if (last?.name !== 'done') throw new Error(`It ended with ${JSON.stringify(last)}`)
  return last.data
}

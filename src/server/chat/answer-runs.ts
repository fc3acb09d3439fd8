import type { ChatAnswer, ChatEvent } from '#contract/chat-schemas.ts'
import type { AnswerConversation } from './answer-conversation.ts'
import type { IncomingMessage, OpenedQuestion } from './open-question.ts'
import { chatIdTaken } from './chat-store.ts'

/** A running answer, as one of its followers sees it. */
export interface AnswerSubscription {
  /** Sends all events from the beginning, then each new one. */
  follow(listener: (event: ChatEvent) => void): void
  /** Stops following; when no follower is left, the work stops. */
  unfollow(): void
  /** Resolves at the end with the answer or the error. Never rejects. */
  result: Promise<{ answer: ChatAnswer } | { failure: unknown }>
}

interface Run {
  /** Identifies the request: the same question with the same request shares one run. */
  request: string
  opened: Promise<OpenedQuestion>
  over: AnswerSubscription['result']
  sentEvents: ChatEvent[]
  followers: Set<(event: ChatEvent) => void>
  waiting: number
  ended: boolean
  stopping: AbortController
}

/**
 * Answers each question once, however many callers ask it at the same time: they all follow one run. When the
 * question is asked again with other filters, the earlier run is stopped first.
 */
export function createAnswerRuns({
  open,
  answer,
  inBackground,
  stopping: allStopping,
}: {
  open: (asking: IncomingMessage) => Promise<OpenedQuestion>
  answer: AnswerConversation
  inBackground: (work: Promise<unknown>) => void
  /** Aborts all runs. */
  stopping: AbortSignal
}): (asking: IncomingMessage) => Promise<AnswerSubscription> {
  const running = new Map<string, Run>()
  allStopping.addEventListener('abort', () => {
    for (const { stopping } of running.values()) stopping.abort()
  })

  function begin(key: string, request: string, asking: IncomingMessage): Run {
    const stopping = new AbortController()
    const opened = open(asking)
    const sentEvents: ChatEvent[] = []
    const followers: Run['followers'] = new Set()
    const send = (event: ChatEvent) => {
      sentEvents.push(event)
      for (const follower of followers) follower(event)
    }
    const over: Run['over'] = opened
      .then(kept => answer(kept, send, stopping.signal))
      .then(
        answered => ({ answer: answered }),
        (failure: unknown) => ({ failure }),
      )
      .finally(() => {
        run.ended = true
        running.delete(key)
      })
    inBackground(over)
    const run: Run = { request, opened, over, sentEvents, followers, waiting: 0, ended: false, stopping }
    running.set(key, run)
    return run
  }

  /** @throws Refusal errors of `open` */
  return async asking => {
    const key = `${asking.accountId} ${asking.messageId}`
    const request = JSON.stringify([asking.message, asking.filters, asking.propertyId])
    let run = running.get(key)
    while (run && (run.request !== request || run.stopping.signal.aborted)) {
      run.stopping.abort()
      await run.over
      run = running.get(key)
    }
    return join(run ?? begin(key, request, asking), asking)
  }
}

async function join(run: Run, { conversationId }: IncomingMessage): Promise<AnswerSubscription> {
  run.waiting += 1
  let follower: ((event: ChatEvent) => void) | null = null
  let hasLeft = false
  const leave = () => {
    if (hasLeft) return
    hasLeft = true
    if (follower) run.followers.delete(follower)
    run.waiting -= 1
    if (run.waiting === 0 && !run.ended) run.stopping.abort()
  }
  const { kept } = await run.opened
  if (conversationId !== null && conversationId !== kept.chat.id) {
    leave()
    throw chatIdTaken()
  }
  return {
    follow(listener) {
      for (const event of run.sentEvents) listener(event)
      follower = listener
      run.followers.add(listener)
    },
    unfollow: leave,
    result: run.over,
  }
}

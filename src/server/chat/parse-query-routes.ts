import { promisify } from 'node:util'
import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createFairQueue, type FairQueue } from '../queue/fair-queue.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** An address may use 5 s of reading at once, and then a tenth of the time. */
const sentencesRead = { concurrent: 1, halfLifeMs: 30_000, budgetMs: 5_000 }
// Captured here, so that a test's fake timers do not replace it.
const nextTurn = promisify(setImmediate)

interface ParseQueryDependencies {
  now: () => Date
  gazetteer: () => Gazetteer
  /** Orders the reading of sentences, which occupies the thread. */
  queue?: FairQueue
}

/** Answers the criteria parsed from a sentence. Open to everyone; returns no listing. */
export function parseQueryRoutes({
  now,
  gazetteer,
  queue = createFairQueue(sentencesRead),
}: ParseQueryDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(chatCalls.parseQuery, ({ body: { message } }) =>
    queue.run(async () => {
      // Reads one sentence per turn of the event loop, so that other requests are served in between.
      await nextTurn()
      return presentUnderstood(readSentence(message, gazetteer(), now()))
    }),
  )
  return app
}

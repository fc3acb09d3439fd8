import { promisify } from 'node:util'
import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createCallRoutes } from '../http/call-routes.ts'

// Captured here, so that a test's fake timers do not replace it.
const nextTurn = promisify(setImmediate)

interface ParseQueryDependencies {
  now: () => Date
  gazetteer: () => Gazetteer
}

/** Answers the criteria parsed from a sentence. Open to everyone; returns no listing. */
export function parseQueryRoutes({ now, gazetteer }: ParseQueryDependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(chatCalls.parseQuery, async ({ body: { message } }) => {
    // Reads one sentence per turn of the event loop, so that other requests are served in between.
    await nextTurn()
    return presentUnderstood(readSentence(message, gazetteer(), now()))
  })
  return app
}

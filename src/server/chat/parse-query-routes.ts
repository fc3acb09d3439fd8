import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** Answers the criteria parsed from a sentence. Open to everyone; returns no listing. */
export function parseQueryRoutes({ gazetteer }: { gazetteer: () => Promise<Gazetteer> }): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(chatCalls.parseQuery, async ({ body: { message } }) =>
    presentUnderstood(readSentence(message, await gazetteer())),
  )
  return app
}

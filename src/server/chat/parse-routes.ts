import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { understood } from '#contract/understood.ts'
import { readSentence } from '#domain/search/sentence/sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createCallRoutes } from '../http/call-routes.ts'

/** Answers the criteria parsed from a sentence. Open to everyone; returns no listing. */
export function parseRoutes({ gazetteer }: { gazetteer: () => Promise<Gazetteer> }): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(chatCalls.parseQuery, async ({ body: { message } }) =>
    understood(readSentence(message, await gazetteer())),
  )
  return app
}

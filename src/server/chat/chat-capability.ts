import { hourMs, secondMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { deleteOldUsage } from './chat-account-data.ts'
import type { GazetteerCache } from './catalogue-gazetteer.ts'
import { type ChatDependencies, chatRoutes } from './chat-routes.ts'
import { promisify } from 'node:util'
import type { Hono } from 'hono'
import { chatCalls } from '#contract/chat-calls.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { startWorker, type BackgroundWorker, type WorkerDependencies } from '../background/worker.ts'

/** Contains every kind of criterion, so that reading it once prepares everything that reading sentences needs. */
const sentence = 'Oi, apartamento de 2 quartos em Campinas, SP até 300 mil com FGTS e desconto acima de 30%'

/**
 * Builds the place names in the background, and prepares what reading sentences needs, after the start and whenever the
 * catalogue has another version, so that no question waits for them.
 */
export function startGazetteerWorker(
  refreshGazetteer: () => Promise<Gazetteer>,
  dependencies: WorkerDependencies,
): BackgroundWorker {
  let ready: Gazetteer | null = null
  return startWorker(
    {
      name: 'gazetteer',
      first: secondMs,
      every: 10 * secondMs,
      // Each process has its own names of places.
      lock: null,
      async run() {
        const current = await refreshGazetteer()
        if (current !== ready) readSentence(sentence, current, null)
        ready = current
      },
    },
    dependencies,
  )
}

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

/** The consultant and the sentence parser; keeps the place names ready, and forgets old records of model usage. */
export const chatCapability = (
  dependencies: ChatDependencies & Pick<GazetteerCache, 'refreshGazetteer'>,
): Capability => {
  const { db, log, now, gazetteer, refreshGazetteer } = dependencies
  return {
    routes: [parseQueryRoutes({ now, gazetteer }), chatRoutes(dependencies)],
    workers: [() => startGazetteerWorker(refreshGazetteer, { db, log })],
    housekeeping: [{ name: 'forget use of models', every: hourMs, run: () => deleteOldUsage(db, now()) }],
  }
}

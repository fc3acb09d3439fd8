import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { deleteOldUsage } from './chat-account-data.ts'
import type { GazetteerCache } from './catalogue-gazetteer.ts'
import { type ChatDependencies, chatRoutes } from './chat-routes.ts'
import { startGazetteerWorker } from './gazetteer-worker.ts'
import { parseQueryRoutes } from './parse-query-routes.ts'

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

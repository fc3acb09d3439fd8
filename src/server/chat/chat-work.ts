import type { Logger } from 'pino'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import type { BackgroundWork } from '../background/capability.ts'
import { hour } from '../background/housekeeping.ts'
import type { Database } from '../database/database.ts'
import { deleteOldUsage } from './chat-account-data.ts'
import { startGazetteerWorker } from './gazetteer-worker.ts'

/** Keeps what reading sentences needs ready, and forgets how much of a model was used long ago. */
export const chatWork = (
  db: Database,
  { log, now, gazetteer }: { log: Logger; now: () => Date; gazetteer: () => Promise<Gazetteer> },
): BackgroundWork => ({
  workers: [() => startGazetteerWorker(gazetteer, { db, log })],
  housekeeping: [{ name: 'forget use of models', every: hour, run: () => deleteOldUsage(db, now()) }],
})

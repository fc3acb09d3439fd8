import type { BackgroundWork, ServerEvents } from '../background/capability.ts'
import type { Database } from '../database/database.ts'
import { type DigestDependencies, startDigestWorker } from './digest-worker.ts'

/** Gathers digests, and looks at once when an account was notified. */
export const digestWork = (
  db: Database,
  { events, ...dependencies }: DigestDependencies & { events: ServerEvents },
): BackgroundWork => ({
  workers: [
    () => {
      const worker = startDigestWorker(db, dependencies)
      events.on('notified', worker.kick)
      return worker
    },
  ],
})

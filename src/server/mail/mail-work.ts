import type { BackgroundWork, ServerEvents } from '../background/capability.ts'
import type { Database } from '../database/database.ts'
import { type MailDependencies, startMailWorker } from './mail-worker.ts'

/** Sends what the outbox holds, and looks at once when a mail was put into it. */
export const mailWork = (
  db: Database,
  { events, ...dependencies }: MailDependencies & { events: ServerEvents },
): BackgroundWork => ({
  workers: [
    () => {
      const worker = startMailWorker(db, dependencies)
      events.on('mailEnqueued', worker.kick)
      return worker
    },
  ],
})

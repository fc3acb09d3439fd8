import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type MailDependencies, startMailWorker } from './mail-worker.ts'

interface MailCapability extends MailDependencies {
  db: Database
  events: ServerEvents
}

/** Sends the mails of the outbox, and looks at once when one was put into it. */
export const mailCapability = ({ db, events, ...dependencies }: MailCapability): Capability => ({
  workers: [
    () => {
      const worker = startMailWorker(db, dependencies)
      events.on('mailEnqueued', worker.kick)
      return worker
    },
  ],
})

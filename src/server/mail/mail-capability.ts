import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type OutboxDependencies, startOutboxWorker } from '../outbox/outbox-worker.ts'
import { createMailChannel, type MailChannelSettings } from './mail-channel.ts'

interface MailCapability extends MailChannelSettings, OutboxDependencies {
  db: Database
  events: ServerEvents
}

/** Sends the mails of the outbox, and checks at once when one was put into it. */
export const mailCapability = ({ db, events, ...dependencies }: MailCapability): Capability => ({
  workers: [
    () => {
      const worker = startOutboxWorker(db, createMailChannel(db, dependencies), dependencies)
      events.on('mailEnqueued', worker.kick)
      return worker
    },
  ],
})

import { hourMs } from '#domain/durations.ts'
import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type AlertDependencies, startAlertWorker } from './alert-worker.ts'
import { deleteOldNotifications, deleteOldNotificationKeys } from './notification-retention.ts'

interface AlertCapability extends Omit<AlertDependencies, 'onNotified'> {
  db: Database
  events: ServerEvents
}

/** Notifies accounts after each import, and deletes old notifications. */
export const alertCapability = ({ db, events, ...dependencies }: AlertCapability): Capability => ({
  workers: [
    () => {
      const worker = startAlertWorker(db, { ...dependencies, onNotified: () => void events.emit('notified') })
      events.on('imported', worker.kick)
      return worker
    },
  ],
  housekeeping: [
    {
      name: 'forget notifications',
      every: hourMs,
      async run() {
        await deleteOldNotificationKeys(db, dependencies.now())
        await deleteOldNotifications(db, dependencies.now())
      },
    },
  ],
})

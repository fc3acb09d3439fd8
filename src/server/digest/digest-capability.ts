import type { Capability, ServerEvents } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type DigestDependencies, startDigestWorker } from './digest-worker.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

interface DigestCapability extends DigestDependencies {
  db: Database
  events: ServerEvents
}

/** Sends digests, and checks at once when an account was notified; answers the links that unsubscribe. */
export const digestCapability = ({ db, events, ...dependencies }: DigestCapability): Capability => ({
  routes: [unsubscribeRoutes({ db, now: dependencies.now, secret: dependencies.secret })],
  workers: [
    () => {
      const worker = startDigestWorker(db, dependencies)
      events.on('notified', worker.kick)
      return worker
    },
  ],
})

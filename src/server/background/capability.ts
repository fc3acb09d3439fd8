import type { EventEmitter } from 'node:events'
import type { HousekeepingTask } from './housekeeping.ts'

/** What one capability tells others, without knowing who listens. Emitted within or after the transaction concerned. */
export type ServerEvents = EventEmitter<{
  /** An import has ended. */
  imported: []
  /** An account was notified: its digest may be due. */
  notified: []
  /** A mail was put into the outbox. */
  mailEnqueued: []
}>

export interface Stoppable {
  stop(): Promise<void>
}

/** What a capability has done in the background as long as the server runs. */
export interface BackgroundWork {
  /** Each starts a worker, once requests are answered. */
  workers?: readonly (() => Stoppable)[]
  housekeeping?: readonly HousekeepingTask[]
}

import type { EventEmitter } from 'node:events'
import type { Hono } from 'hono'
import type { HousekeepingTask } from './background/housekeeping.ts'
import type { WorkerState } from './background/worker.ts'

/** Events of one capability for the others, without knowing who listens. Emitted within or after the transaction concerned. */
export type ServerEvents = EventEmitter<{
  /** An import has ended. */
  imported: []
  /** An account was notified: its digest may be due. */
  notified: []
  /** Messages to browsers or chats were put on their way. */
  deliveryEnqueued: []
  /** A mail was put into the outbox. */
  mailEnqueued: []
}>

export interface Stoppable {
  stop(): Promise<void>
  /** How its workers do, for the health page. */
  states?(): readonly WorkerState[]
}

/** What a capability contributes to the server. */
export interface Capability {
  /** Answer its requests. */
  routes?: readonly Hono[]
  /** Each starts a worker, once requests are answered. */
  workers?: readonly (() => Stoppable)[]
  housekeeping?: readonly HousekeepingTask[]
}

import type { Logger } from 'pino'
import { startHousekeeping } from './background/housekeeping.ts'
import type { WorkerState } from './background/worker.ts'
import type { Capability, Stoppable } from './capability.ts'
import type { Database } from './database/database.ts'

/** Starts the workers and the housekeeping of all capabilities. Stopping stops everything at the same time. */
export function startBackground(
  capabilities: readonly Capability[],
  { db, log }: { db: Database; log: Logger },
): Stoppable & { states(): WorkerState[] } {
  const housekeeping = startHousekeeping(
    capabilities.flatMap(each => each.housekeeping ?? []),
    { db, log },
  )
  const running = [housekeeping, ...capabilities.flatMap(each => each.workers ?? []).map(start => start())]
  return {
    async stop() {
      await Promise.all(running.map(each => each.stop()))
    },
    states: () => running.flatMap(each => each.states?.() ?? []),
  }
}

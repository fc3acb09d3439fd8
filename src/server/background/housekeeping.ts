import { startWorker, type WorkerDefinition, type WorkerDependencies, type WorkerState } from './worker.ts'

/** A small job that a capability repeats while the server runs; `every` in milliseconds. */
export interface HousekeepingTask extends Pick<WorkerDefinition, 'every' | 'run'> {
  name: string
  /** `null` where every process does it (`WorkerDefinition.lock`); otherwise one process at a time. */
  lock?: null
}

/** Runs each task at its interval, for the first time after it, under a lock of its name. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  dependencies: WorkerDependencies,
): { stop(): Promise<void>; states(): WorkerState[] } {
  const workers = tasks.map(({ name: task, every, run, lock }) => {
    const name = `housekeeping: ${task}` as const
    return startWorker({ name, every, first: every, run, lock: lock === null ? null : name }, dependencies)
  })
  return {
    async stop() {
      await Promise.all(workers.map(worker => worker.stop()))
    },
    states: () => workers.flatMap(worker => worker.states()),
  }
}

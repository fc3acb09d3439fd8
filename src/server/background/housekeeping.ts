import { startWorker, type WorkerDefinition, type WorkerDependencies, type WorkerState } from './worker.ts'

/** A small job that a capability repeats while the server runs; `every` in milliseconds. */
export type HousekeepingTask = Pick<WorkerDefinition, 'name' | 'every' | 'run'>

/** Runs each task at its interval, for the first time after it. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  dependencies: WorkerDependencies,
): { stop(): Promise<void>; states(): WorkerState[] } {
  const workers = tasks.map(task => startWorker({ ...task, first: task.every }, dependencies))
  return {
    async stop() {
      await Promise.all(workers.map(worker => worker.stop()))
    },
    states: () => workers.flatMap(worker => worker.states()),
  }
}

import { startWorker, type WorkerDefinition, type WorkerDependencies, type WorkerState } from './worker.ts'

/** A small job that a capability repeats while the server runs; `every` in milliseconds. */
export interface HousekeepingTask extends Pick<WorkerDefinition, 'every' | 'run'> {
  name: string
}

/** Runs each task at its interval, for the first time after it. */
export function startHousekeeping(
  tasks: readonly HousekeepingTask[],
  dependencies: WorkerDependencies,
): { stop(): Promise<void>; states(): WorkerState[] } {
  const workers = tasks.map(task =>
    startWorker({ ...task, name: `housekeeping: ${task.name}`, first: task.every }, dependencies),
  )
  return {
    async stop() {
      await Promise.all(workers.map(worker => worker.stop()))
    },
    states: () => workers.flatMap(worker => worker.states()),
  }
}

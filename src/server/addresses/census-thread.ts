import { parentPort, workerData } from 'node:worker_threads'
import { type CensusTask, doCensusTask } from './census-task.ts'

/** The thread of `runCensusTask`: ends with its one task. */
await doCensusTask(
  workerData as CensusTask,
  message => parentPort?.postMessage(message),
  // The thread is ended from outside.
  new AbortController().signal,
)

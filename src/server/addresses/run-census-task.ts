import type { AddressMatch } from '#domain/addresses/match-address.ts'
import { isSource, startThread } from '../start-thread.ts'
import { CensusFileRefused } from './census-file-refused.ts'
import type { CensusMessage, CensusTask, ImportedMunicipality } from './census-task.ts'

const entry = isSource
  ? new URL('./census-thread.ts', import.meta.url)
  : new URL('./census-worker.js', import.meta.url)

/** Megabytes of JavaScript's memory in the thread; columns are not part of it. */
const mostMemory = 512

interface CensusRun {
  signal: AbortSignal
  onProgress?: (share: number, rows: number) => void
  /** Called with each municipality once its file is written. */
  onImported?: (municipality: ImportedMunicipality) => void
}

/** Runs a task to its end; only a `match` has something to return. */
export type RunCensusTask = (task: CensusTask, run: CensusRun) => Promise<(AddressMatch | null)[]>

/**
 * Runs a task in a thread of its own, which is ended when `signal` is aborted.
 * @throws CensusFileRefused; the reason of `signal`; what the thread throws
 */
export const runCensusTask: RunCensusTask = (task, { signal, onProgress, onImported }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const thread = startThread(entry, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    let matches: (AddressMatch | null)[] = []
    let refused: string | null = null
    const stop = () => void thread.terminate()
    signal.addEventListener('abort', stop)
    thread.on('message', (message: CensusMessage) => {
      if (message.kind === 'progress') onProgress?.(message.share, message.rows)
      else if (message.kind === 'imported') onImported?.(message.municipality)
      else if (message.kind === 'matched') matches = message.matches
      else refused = message.reason
    })
    let failure: unknown = null
    thread.on('error', error => {
      failure = error
    })
    thread.on('exit', code => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason as Error)
      else if (refused !== null) reject(new CensusFileRefused(refused))
      else if (failure !== null || code !== 0) reject(failure ?? new Error(`The thread ended with ${code}`))
      else resolve(matches)
    })
  })

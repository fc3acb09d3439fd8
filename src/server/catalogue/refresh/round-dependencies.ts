import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'

/** The dependencies of a round. */
export interface RoundDependencies {
  db: Database
  log: Logger
  now: () => Date
  /** Folder of the bank's list files. */
  url: string
  /** Returns a number from 0 to below 1, to vary the times of requests and rounds. */
  random: () => number
  operator: OperatorNotifier
  /** Called after an import ended. */
  onImported: () => Promise<void>
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** Maximum milliseconds without data from the bank; the download's default when omitted. */
  timeoutMs?: number | undefined
  /** Aborts when the process stops: the next start finishes a committed import. */
  stopping: AbortSignal
}

import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Operator } from '../../operations/operator.ts'

/** What a round works with. */
export interface RoundParts {
  db: Database
  log: Logger
  now: () => Date
  /** Folder of the bank's list files. */
  url: string
  /** From 0 to below 1: spreads requests and beginnings. */
  chance: () => number
  operator: Operator
  /** An import has ended. */
  imported: () => void
  /** Resolves after so many milliseconds, or rejects when the signal says so. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  /** How long the bank may be silent, in milliseconds; the download's own where it is left out. */
  patience?: number | undefined
  /** Aborts when the process stops: what is committed of an import is finished by the next start. */
  stopping: AbortSignal
}

export const minute = 60_000
export const hour = 60 * minute

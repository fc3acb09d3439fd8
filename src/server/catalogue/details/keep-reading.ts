import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Operator } from '../../operations/operator.ts'

export interface ReadingPages {
  log: Logger
  now: () => Date
  /** The bank's page of a property, to which `?hdnimovel=` is added. */
  url: string
  /** Milliseconds from one page's request to the next. */
  interval: number
  /** From 0 to below 1: spreads requests. */
  chance: () => number
  operator: Operator
  /** The catalogue's version has moved. */
  moved: () => void
  /** Resolves after so many milliseconds, or rejects when the signal says so. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** Reads the bank's pages into the listings, one after the other; returns how to stop it. */
export function keepReadingPages(_db: Database, _reading: ReadingPages): () => Promise<void> {
  return async () => undefined
}

import type { Logger } from 'pino'
import type { RefreshState } from '#contract/admin.ts'
import type { Database } from '../../database/database.ts'
import type { Operator } from '../../operations/operator.ts'

export interface Refreshing {
  log: Logger
  now: () => Date
  /** Folder of the bank's list files. */
  url: string
  /** Five cron fields, in Brasília's time; `null` = only when the operator asks. */
  schedule: string | null
  /** From 0 to below 1: spreads requests and beginnings. */
  chance: () => number
  operator: Operator
  /** An import has ended. */
  imported: () => void
  /** Resolves after so many milliseconds, or rejects when the signal says so. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

export interface Refresher {
  /** Begins now, for these states or all; where one is under way, that one. */
  begin(areas?: readonly string[]): Promise<void>
  /** Ends the one under way after the list it is at. */
  cancel(): Promise<void>
  state(): Promise<RefreshState>
  /** Resolves when nothing is being downloaded. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Keeps the catalogue as fresh as the bank's site, politely. */
export function keepRefreshing(_db: Database, { url, schedule }: Refreshing): Refresher {
  return {
    begin: async () => undefined,
    cancel: async () => undefined,
    state: async () => ({ schedule, nextAt: null, url, current: null, areas: [] }),
    settled: async () => undefined,
    stop: async () => undefined,
  }
}

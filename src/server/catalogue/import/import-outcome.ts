/** A line that was not imported and the reason (Portuguese). */
export interface ImportIssue {
  line: number
  reason: string
}

/** What happened to the rows of a list. */
export interface ImportCounts {
  /** Non-empty rows of the file: the sum of all the following except `gone`. */
  read: number
  added: number
  changed: number
  back: number
  unchanged: number
  rejected: number
  /** Unknown numbers in a list older than the state's newest one: stored as gone. */
  archived: number
  /** Offered until now and no longer listed. */
  gone: number
}

export type ImportPhase = 'reading' | 'comparing' | 'staging' | 'applying'

export interface ImportProgress {
  phase: ImportPhase
  done: number
  total: number
}

/** How an import of one file ended. Texts are for people, in Portuguese. */
export type ImportOutcome =
  | {
      status: 'done'
      file: string
      /** Generation date, `YYYY-MM-DD`. */
      listDate: string
      states: string[]
      counts: ImportCounts
      issues: ImportIssue[]
      notes: string[]
    }
  | { status: 'refused'; file: string; reason: string; forcible: boolean; issues: ImportIssue[] }
  | { status: 'cancelled'; file: string }

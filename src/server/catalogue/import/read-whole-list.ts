import { setImmediate as turn } from 'node:timers/promises'
import type { BankList } from '#domain/caixa/list-reader.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { ImportIssue } from '#contract/import-schemas.ts'

/** A list read to its end. */
export interface WholeList {
  listings: Listing[]
  issues: ImportIssue[]
  /** Numbers that the list names, including those of rejected rows when legible. */
  named: Set<string>
  /** Readable rows by state: the states that the list covers. */
  rowsByState: Map<Uf, number>
}

/** Rows processed between two reports of the progress. */
const rowsPerReport = 500
/** Milliseconds of work before yielding to the server, which takes several turns to answer a search. */
const sliceMs = 8

/** Called between rows: yields the thread, reports progress, throws when cancelled. */
export type ImportPause = (done: number) => Promise<void>

/**
 * Creates the pause of an import: it reports progress and lets other work run every few milliseconds.
 * @throws the signal's reason once it is aborted
 */
export function createPause(signal: AbortSignal | undefined, report: (done: number) => void): ImportPause {
  let began = performance.now()
  return async done => {
    if (done % rowsPerReport === 0) report(done)
    if (performance.now() - began > sliceMs) {
      await turn()
      began = performance.now()
    }
    signal?.throwIfAborted()
  }
}

/** Reads all rows of a list: its listings, the lines with a problem, and the rows of each state. */
export async function readWholeList(list: BankList, pause: ImportPause): Promise<WholeList> {
  const whole: WholeList = { listings: [], issues: [], named: new Set(), rowsByState: new Map() }
  let rows = 0
  for (const entry of list.entries) {
    await pause(rows++)
    if ('problem' in entry) {
      const { line, reason, number } = entry.problem
      whole.issues.push({ line, reason })
      if (number !== null) whole.named.add(number)
    } else {
      const { listing } = entry
      whole.listings.push(listing)
      whole.named.add(listing.id)
      whole.rowsByState.set(listing.state, (whole.rowsByState.get(listing.state) ?? 0) + 1)
    }
  }
  return whole
}

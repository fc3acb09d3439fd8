import type { Logger } from 'pino'
import { resumeImports } from '../catalogue/import/journal.ts'
import type { Database } from '../database/database.ts'

const resumeEvery = 30_000
const tidyEvery = 60 * 60_000

/**
 * Looks now and then for an import that another process left unfinished, and lets the database clear what
 * changes have left behind. Returns how to stop it: an import stops after the batch
 * it is at, to go on at the next start.
 */
export function keepHouse(db: Database, { log, now }: { log: Logger; now: () => Date }): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const every = (milliseconds: number, task: string, work: () => Promise<unknown>) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const turn = work().then(
        () => undefined,
        (error: unknown) => {
          if (!stopping.signal.aborted) log.warn({ err: error, task }, 'housekeeping failed')
        },
      )
      running.add(turn)
      void turn.finally(() => {
        busy = false
        running.delete(turn)
      })
    }, milliseconds)
  }
  const timers = [
    every(resumeEvery, 'resume imports', () => resumeImports(db, now, stopping.signal)),
    every(tidyEvery, 'vacuum', () => db.maintain({ vacuum: true })),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all(running)
  }
}

import type { Logger } from 'pino'
import { resumeImports } from '../catalogue/import/journal.ts'
import type { Database } from '../database/database.ts'

const resumeEvery = 30_000
const tidyEvery = 60 * 60_000

/**
 * Looks now and then for an import that another process left unfinished, and lets the database clear what
 * changes have left behind. Returns how to stop it; the work that runs is finished first.
 */
export function keepHouse(db: Database, { log, now }: { log: Logger; now: () => Date }): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const every = (milliseconds: number, task: string, work: () => Promise<unknown>) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const turn = work().then(
        () => undefined,
        (error: unknown) => log.warn({ err: error, task }, 'housekeeping failed'),
      )
      running.add(turn)
      void turn.finally(() => {
        busy = false
        running.delete(turn)
      })
    }, milliseconds)
  }
  const timers = [
    every(resumeEvery, 'resume imports', () => resumeImports(db, now)),
    every(tidyEvery, 'vacuum', () => db.maintain({ vacuum: true })),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}

import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { resumeImports } from '../catalogue/import/journal.ts'
import { forgetNotices, forgetTold } from '../alerts/forget.ts'
import { catalogueState } from '../catalogue/store.ts'
import { forgetUsage } from '../chat/of-owner.ts'
import type { Database } from '../database/database.ts'
import { forgetOldLogs } from '../payments/forget.ts'
import type { Photos } from '../photos/photos.ts'
import { settlingPhotos } from '../photos/settle.ts'
import { forgetVisitors } from '../saved/owners.ts'

const resumeEvery = 30_000
const tidyEvery = 60_000
const forgetEvery = 3_600_000
const settlePhotosEvery = 300_000
const trimPhotosEvery = 60_000
/** Looks without an import until the database is tidied all the same. */
const atLeast = 60

/**
 * Looks now and then for an import that another process left unfinished, and after imports lets the database
 * clear what they have left behind. Returns how to stop it: an import stops after the batch it is at, to go on at
 * the next start.
 */
export function keepHouse(
  db: Database,
  { log, now, photos }: { log: Logger; now: () => Date; photos: Pick<Photos, 'trim'> | null },
): () => Promise<void> {
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
    every(tidyEvery, 'vacuum', tidying(db)),
    every(forgetEvery, 'forget', () => forgetEnded(db, now())),
    every(settlePhotosEvery, 'settle photos', settlingPhotos(db, now)),
    every(trimPhotosEvery, 'trim photos', async () => photos?.trim(stopping.signal)),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    stopping.abort()
    await Promise.all(running)
  }
}

/** Tidies when the catalogue has moved, but not while it still does. */
function tidying(db: Database): () => Promise<void> {
  let tidied = -1
  let seen = -1
  let looks = 0
  return async () => {
    const { version } = await catalogueState(db)
    const resting = version === seen
    seen = version
    if (++looks < atLeast && (version === tidied || !resting)) return
    await db.maintain({ vacuum: true })
    tidied = version
    looks = 0
  }
}

/** What has run out and nobody asks about any more: sessions, links, counted attempts, use of a model, visitors long gone. */
async function forgetEnded(db: Database, now: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < ${now}`)
  await db.query(sql`delete from verifications where expires_at < ${now}`)
  await db.query(sql`delete from limits where expire < ${now.getTime()}`)
  // Favourites of a demonstration that real lists have replaced.
  await db.query(
    sql`delete from favorites f where not exists (select from listings where id = f.property_id)`,
  )
  await forgetVisitors(db, now)
  await forgetUsage(db, now)
  await forgetOldLogs(db, now)
  await forgetTold(db, now)
  await forgetNotices(db, now)
}

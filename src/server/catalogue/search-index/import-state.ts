import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database.ts'

/** What tells whether rows that are read now are all of one version. */
interface ImportState {
  version: number
  /** Whether a part of an import may be in the tables. */
  applying: boolean
  /** Number of the last import that was applied or given up; `null` before the first. */
  lastEnded: number | null
}

export async function readImportState(db: Queryable): Promise<ImportState> {
  const [state] = await db.query<ImportState>(sql`
    select version, exists (select from imports where status = 'applying') as applying,
      (select max(id) from imports where status in ('done', 'failed')) as "lastEnded"
    from catalogue`)
  return state as ImportState
}

/** Milliseconds between two looks at an import, and the number of looks at most: half a minute. */
const lookEvery = 250
const mostLooks = 120

/**
 * Waits until no import is being applied; the one of a dead process is taken over. Returns whether it came to that:
 * `false` after half a minute.
 */
export async function waitForImport(
  db: Queryable,
  {
    log,
    resume,
    pause,
  }: {
    log: Pick<Logger, 'info' | 'warn'> | undefined
    resume: () => Promise<unknown>
    pause: (milliseconds: number) => Promise<unknown>
  },
): Promise<boolean> {
  log?.info('another process is applying an import: the search index is loaded after it')
  for (let look = 0; look < mostLooks; look++) {
    await resume()
    if (!(await readImportState(db)).applying) return true
    await pause(lookEvery)
  }
  log?.warn({ code: 'import_endless' }, 'the import goes on: searches show a part of it until it is over')
  return false
}

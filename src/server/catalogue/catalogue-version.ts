import type { Queryable } from '../database/database.ts'
import { runOutsideRequest } from '../queue/request-context.ts'
import { readCatalogueState } from './listing-store.ts'

/** The current version of the catalogue: results computed for another version are outdated. */
export interface CatalogueVersion {
  /** The version as read recently; `null` when it has to be read again. */
  known(): number | null
  read(): Promise<number>
  /**
   * Must be called when this process has changed the catalogue once and for a while: the next caller reads the
   * version.
   */
  moved(): void
}

/** Number of changes that take effect at once after a rest; each regained takes one change's rest (milliseconds). */
const maxImmediateChanges = 4
const rest = 5_000

/**
 * Reads the version at most every `freshFor` milliseconds, however many callers there are; another process may have
 * changed it. Every writer changes the version in the transaction that changes the catalogue, so that no change is
 * missed. When changes follow each other (hundreds of pages read in a row), only one every few seconds takes effect,
 * because otherwise nothing could stay cached; cached results are then a few seconds old.
 * @param clock milliseconds, never going back
 */
export function createCatalogueVersion(
  db: Queryable,
  { freshFor = 250, clock = () => performance.now() }: { freshFor?: number; clock?: () => number } = {},
): CatalogueVersion {
  let last: { version: number; at: number } | null = null
  let current: number | null = null
  // When the rest for all changes that took effect so far is over.
  let restedAt = -Infinity
  let reading: Promise<number> | null = null
  let moves = 0

  async function readNow(): Promise<number> {
    const [at, before] = [clock(), moves]
    try {
      const { version } = await readCatalogueState(db)
      const shown = noticed(version)
      if (before === moves) last = { version: shown, at }
      return shown
    } finally {
      if (before === moves) reading = null
    }
  }

  /** Returns the version in effect: the one read, or the previous one while changes come too fast. */
  function noticed(version: number): number {
    if (current === null || version <= current) return (current ??= version)
    const until = Math.max(restedAt, clock()) + rest
    if (until - clock() > maxImmediateChanges * rest) return current
    restedAt = until
    current = version
    return version
  }

  const known = (): number | null => (last !== null && clock() - last.at < freshFor ? last.version : null)
  return {
    known,
    async read() {
      return known() ?? (reading ??= runOutsideRequest(readNow, 'catalogue version'))
    },
    moved() {
      moves += 1
      last = null
      current = null
      reading = null
    },
  }
}

import type { Queryable } from '../database/database.ts'
import { catalogueState } from './store.ts'

/** Which version of the catalogue is current: what was found for another one is out of date. */
export interface CatalogueVersion {
  /** As read a moment ago; `null` when it has to be read again. */
  known(): number | null
  read(): Promise<number>
  /** To be called when this process has moved the catalogue once and for a while: the next one to ask reads. */
  moved(): void
}

/** Moves that are noticed at once after a rest; each gives back one move's worth of rest (milliseconds). */
const atOnce = 4
const rest = 5_000

/**
 * Reads the version at most every `freshFor` milliseconds, however many ask; another process may have moved it.
 * Whoever changes the catalogue moves its version in the same transaction, so that none is forgotten; where move
 * follows move (hundreds of pages read one after the other), only one every few seconds is noticed, or nothing could
 * be kept in the meantime. What is kept then is a few seconds old.
 * @param clock milliseconds, never going back
 */
export function catalogueVersion(
  db: Queryable,
  { freshFor = 250, clock = () => performance.now() }: { freshFor?: number; clock?: () => number } = {},
): CatalogueVersion {
  let last: { version: number; at: number } | null = null
  let current: number | null = null
  // When everything noticed so far has been rested from.
  let restedAt = -Infinity
  let reading: Promise<number> | null = null
  let moves = 0

  async function readNow(): Promise<number> {
    const [at, before] = [clock(), moves]
    try {
      const { version } = await catalogueState(db)
      const shown = noticed(version)
      if (before === moves) last = { version: shown, at }
      return shown
    } finally {
      if (before === moves) reading = null
    }
  }

  /** The version to go by: the one read, or while moves come too fast the one before. */
  function noticed(version: number): number {
    if (current === null || version <= current) return (current ??= version)
    const until = Math.max(restedAt, clock()) + rest
    if (until - clock() > atOnce * rest) return current
    restedAt = until
    current = version
    return version
  }

  const known = (): number | null => (last !== null && clock() - last.at < freshFor ? last.version : null)
  return {
    known,
    async read() {
      return known() ?? (reading ??= readNow())
    },
    moved() {
      moves += 1
      last = null
      current = null
      reading = null
    },
  }
}

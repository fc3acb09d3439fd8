import type { Queryable } from '../database/database.ts'
import { catalogueState } from './store.ts'

/** Which version of the catalogue is current: what was found for another one is out of date. */
export interface CatalogueVersion {
  /** As read a moment ago; `null` when it has to be read again. */
  known(): number | null
  read(): Promise<number>
  /** To be called when this process has moved the catalogue: the next one to ask reads. */
  moved(): void
}

/**
 * Reads the version at most every `freshFor` milliseconds, however many ask; another process may have moved it.
 * @param clock milliseconds, never going back
 */
export function catalogueVersion(
  db: Queryable,
  { freshFor = 250, clock = () => performance.now() }: { freshFor?: number; clock?: () => number } = {},
): CatalogueVersion {
  let last: { version: number; at: number } | null = null
  let reading: Promise<number> | null = null
  let moves = 0

  async function readNow(): Promise<number> {
    const [at, before] = [clock(), moves]
    try {
      const { version } = await catalogueState(db)
      if (before === moves) last = { version, at }
      return version
    } finally {
      if (before === moves) reading = null
    }
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
      reading = null
    },
  }
}

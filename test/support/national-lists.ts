import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findSharedFile } from './shared-files.ts'

/** Returns the lists of 24 states generated on 2026-01-08, 31,438 rows; empty without the real lists. */
export function nationalLists(): string[] {
  const folder = findSharedFile('caixa/lists')
  if (folder === null) return []
  return readdirSync(folder)
    .filter(name => /^2026-01-08_[A-Z]{2}\.csv$/.test(name))
    .sort()
    .map(name => join(folder, name))
}

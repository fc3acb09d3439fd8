import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shared } from './shared.ts'

/** The lists of 24 states generated on 2026-01-08, 31,438 rows; empty where the real data is not beside the project. */
export function nationalDay(): string[] {
  const folder = shared('caixa/lists')
  if (folder === null) return []
  return readdirSync(folder)
    .filter(name => /^2026-01-08_[A-Z]{2}\.csv$/.test(name))
    .sort()
    .map(name => join(folder, name))
}

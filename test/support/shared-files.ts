import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Returns the path of a file or folder of the real data beside the project (`ARREMATE_SHARED`, else `../shared`);
 * `null` when it does not exist, so that the test skips.
 */
export function findSharedFile(path: string): string | null {
  const found = resolve(process.env.ARREMATE_SHARED ?? resolve(root, '../shared'), path)
  if (existsSync(found)) return found
  console.info(`Not beside the project, what needs it is skipped: ${path}`)
  return null
}

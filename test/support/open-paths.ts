import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists paths below and including `folder` that others may read or write, or whose mode is wrong. */
export async function openPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map(entry => join(entry.parentPath, entry.name))
  const open: string[] = []
  for (const path of [folder, ...paths]) {
    const found = await stat(path)
    if ((found.mode & 0o7777) !== (found.isDirectory() ? 0o700 : 0o600)) open.push(path)
  }
  return open
}

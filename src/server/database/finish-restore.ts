import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './synced-folder.ts'

/** What is being put together; of no account. */
export const draftName = 'restore.draft'
/** Whole and checked: from here on the restored data are the ones that count. */
export const readyName = 'restore.ready'
/** In it: the name of the folder that what was there before goes into. */
export const asideName = 'aside.txt'

/**
 * Puts restored data in the place of the old ones, which go aside. Does nothing where there are none; may be killed
 * and called again at any point. Whoever calls it has the folder's claim.
 */
export async function finishRestore(folder: string): Promise<void> {
  const ready = join(folder, readyName)
  if (!existsSync(ready)) return
  const aside = join(folder, (await readFile(join(ready, asideName), 'utf8')).trim())
  for (const name of ['secrets.json', 'database']) {
    const [fresh, current] = [join(ready, name), join(folder, name)]
    if (!existsSync(fresh)) continue
    if (existsSync(current)) {
      await mkdir(aside, { recursive: true, mode: 0o700 })
      await rename(current, join(aside, name))
      syncFolder(aside)
    }
    await rename(fresh, current)
  }
  syncFolder(folder)
  await rm(ready, { recursive: true })
  syncFolder(folder)
}

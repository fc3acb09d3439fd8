import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './synced-folder.ts'

/** The folder that is being assembled; it does not count yet. */
export const restoreDraftName = 'restore.draft'
/** The folder that is complete and checked: from now on the restored data count. */
export const restoreReadyName = 'restore.ready'
/** The file in it that names the folder into which the previous data are moved. */
export const restoreAsideName = 'aside.txt'

/**
 * Replaces the old data by the restored data and moves the old ones aside. Does nothing when there are no restored
 * data; may be killed and called again at any point. The caller must hold the claim on the folder.
 */
export async function finishRestore(folder: string): Promise<void> {
  const ready = join(folder, restoreReadyName)
  if (!existsSync(ready)) return
  const aside = join(folder, (await readFile(join(ready, restoreAsideName), 'utf8')).trim())
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

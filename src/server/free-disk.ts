import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const megabyte = 1024 * 1024
/** Begins the name of a file with which a start tries the folder. */
const trialPrefix = '.writable.'

/** Bytes of the file system that holds a folder. */
export interface FreeDisk {
  /** What this user may still write. */
  free: number
  total: number
}

/** `null` where the system does not say. */
export type ReadFreeDisk = () => Promise<FreeDisk | null>

/** Reads the file system that holds `folder`. Never throws. */
export const createFreeDiskReader =
  (folder: string): ReadFreeDisk =>
  async () => {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch {
      return null
    }
  }

/** `low`: somebody should free some space; `full`: writes fail, or will in moments. */
export type DiskLevel = 'enough' | 'low' | 'full'

/** Low below 1 GiB, or below a tenth of a disk smaller than 10 GiB; full below 64 MiB, or a fiftieth. */
export function judgeDiskLevel({ free, total }: FreeDisk): DiskLevel {
  if (free < Math.min(64 * megabyte, total / 50)) return 'full'
  return free < Math.min(1024 * megabyte, total / 10) ? 'low' : 'enough'
}

/** The disk has too little free space for the server to start. */
class DiskFull extends Error {
  readonly code = 'ENOSPC'
}

/**
 * Whether the server can write into its data folder, before it begins to: tries a file, and looks for the free space that
 * the embedded engine needs to open (32 MiB) or to create (128 MiB) its database.
 * @throws DiskFull, and what the system says of the file
 */
export async function checkStorage(
  folder: string,
  { embedded, disk = createFreeDiskReader(folder) }: { embedded: boolean; disk?: ReadFreeDisk },
): Promise<void> {
  await removeTrials(folder)
  const file = join(folder, `${trialPrefix}${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(megabyte))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
  if (!embedded) return
  const needed = (existsSync(join(folder, 'database')) ? 32 : 128) * megabyte
  const found = await disk()
  if (found !== null && found.free < needed) throw new DiskFull(`${found.free} bytes free, ${needed} needed`)
}

/** Removes trial files of starts that were killed. Nothing removed is no reason not to start. */
async function removeTrials(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const trials = names.filter(name => name.startsWith(trialPrefix))
  await Promise.all(trials.map(name => rm(join(folder, name), { force: true }).catch(() => undefined)))
}

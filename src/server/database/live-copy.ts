import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A copy of the embedded database's files as they were at one moment; the caller removes it. */
export interface LiveDatabaseCopy {
  /** Holds `database`, as a data folder does. */
  folder: string
  /** Milliseconds during which no statement could run. */
  heldFor: number
  remove(): Promise<void>
}

interface Engine {
  /** Writes the memory's changes to the files, queued behind earlier statements. */
  checkpoint(): Promise<void>
  /** The same, to be called while no other statement runs; afterwards nothing writes any more. */
  finalCheckpoint(): Promise<void>
  /** Runs the work while the engine gets no other statements. */
  runExclusively(work: () => Promise<void>): Promise<void>
}

const copyFolderPattern = /^backup\.[0-9a-f]{12}$/
const filesAtOnce = 32
/** Milliseconds within which a file may change without a new modification time. */
const fileTimeResolutionMs = 2_000

/** Removes copies left by processes that died. */
export async function removeDatabaseCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (copyFolderPattern.test(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Copies `<folder>/database` into the same folder while it is in use: first everything, during writes, then, with the
 * engine paused, what has changed since. Statements wait only for that second, small part. The copy is what a crash
 * at that moment would leave, with almost nothing to recover. Earlier leftover copies are removed first.
 */
export async function copyLiveDatabase(
  folder: string,
  { checkpoint, finalCheckpoint, runExclusively }: Engine,
): Promise<LiveDatabaseCopy> {
  await removeDatabaseCopies(folder)
  const copy = join(folder, `backup.${randomBytes(6).toString('hex')}`)
  const remove = () => rm(copy, { recursive: true, force: true, maxRetries: 3 })
  const [from, to] = [join(folder, 'database'), join(copy, 'database')]
  try {
    await mkdir(copy, { mode: 0o700 })
    await checkpoint()
    const seen = await copyChanged(from, to, new Map())
    await checkpoint()
    let heldFor = 0
    await runExclusively(async () => {
      const began = performance.now()
      await finalCheckpoint()
      await copyChanged(from, to, seen)
      heldFor = performance.now() - began
    })
    return { folder: copy, heldFor: Math.round(heldFor), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

interface Seen {
  size: number
  changedAt: number
  lookedAt: number
}

/** Copies what differs from `seen` and removes what is gone; returns the state of every file. */
async function copyChanged(
  from: string,
  to: string,
  before: ReadonlyMap<string, Seen>,
): Promise<Map<string, Seen>> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => relative(from, join(parentPath, name))
  await mkdir(to, { recursive: true })
  for (const entry of entries)
    if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true })
  const files = entries.filter(entry => entry.isFile() && entry.name !== 'postmaster.pid').map(pathOf)
  const gone = new Set(before.keys())
  for (const file of files) gone.delete(file)
  for (const file of gone) await rm(join(to, file), { force: true })

  const seen = new Map<string, Seen>()
  const copySome = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      try {
        const lookedAt = Date.now()
        const { size, mtimeMs: changedAt } = await stat(join(from, file))
        seen.set(file, { size, changedAt, lookedAt })
        if (isUnchanged(before.get(file), size, changedAt)) continue
        await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE)
      } catch (error) {
        // A file can disappear after the folder was read only while the database is in use.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, copySome))
  return seen
}

const isUnchanged = (seen: Seen | undefined, size: number, changedAt: number): boolean =>
  seen !== undefined &&
  seen.size === size &&
  seen.changedAt === changedAt &&
  changedAt + fileTimeResolutionMs < seen.lookedAt

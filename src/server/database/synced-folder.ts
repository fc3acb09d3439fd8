import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type FolderFence, holdsFolder } from '../folder-lock.ts'
import { lostFolderExit } from './embedded-messages.ts'

interface Stream {
  nfd?: number | null
  node: unknown
}

/** The part of Emscripten's Node file system that is used here; PGlite's types leave it out. */
interface NodeFiles {
  stream_ops: {
    fsync?: (stream: Stream) => number
    write: (stream: Stream, ...bytes: unknown[]) => number
  }
  realPath(node: unknown): string
  doSetAttr: (path: string, node: unknown, attributes: { mode?: number }, ...calls: unknown[]) => void
}

type Options = Parameters<NodeFS['init']>[1]
type PreRun = NonNullable<Options['preRun']>[number]

/**
 * PGlite's folder on disk, with an fsync that reaches the disk: PGlite's own reports success without doing anything.
 * Existing files must be synced before (`syncTree`).
 */
export class SyncedFolder extends NodeFS {
  readonly #fence: FolderFence | undefined

  /**
   * @param fence the lock that this process must still hold on the data folder: without it, this thread ends before
   *   it writes
   */
  constructor(folder: string, fence?: FolderFence) {
    super(folder)
    this.#fence = fence
  }

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), reachDisk(this.#fence), keepPrivate],
      },
    }
  }
}

/** Milliseconds of writes between two checks of the lock. Every fsync, so every commit, also checks it. */
const writesUnfencedFor = 50

const reachDisk =
  (fence: FolderFence | undefined): PreRun =>
  module => {
    const files: NodeFiles = module.NODEFS
    const { write } = files.stream_ops
    let changed = false
    let lookedAt = Number.NEGATIVE_INFINITY
    const checkFence = (): void => {
      if (fence === undefined) return
      if (!holdsFolder(fence)) process.exit(lostFolderExit)
      lookedAt = performance.now()
    }
    files.stream_ops.write = (stream, ...bytes) => {
      if (performance.now() - lookedAt > writesUnfencedFor) checkFence()
      // Skips the recovery's sync of a thousand files one after the other, which `syncTree` has just done.
      changed ||= !files.realPath(stream.node).endsWith('postmaster.pid')
      return write(stream, ...bytes)
    }
    files.stream_ops.fsync = stream => {
      if (!changed) return 0
      checkFence()
      if (stream.nfd == null) syncFolder(files.realPath(stream.node))
      else fsyncSync(stream.nfd)
      return 0
    }
  }

/**
 * Keeps files private: Emscripten sets the mode of each new file again, past the process's umask, to readable for
 * everyone.
 */
const keepPrivate: PreRun = module => {
  const files: NodeFiles = module.NODEFS
  const { doSetAttr } = files
  files.doSetAttr = (path, node, attributes, ...calls) => {
    const { mode } = attributes
    const given = mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 }
    doSetAttr.call(files, path, node, given, ...calls)
  }
}

const filesOpen = 32

/**
 * Syncs a folder and everything in it to the disk: in parallel, which takes a tenth of a second instead of up to
 * five.
 */
export async function syncTree(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))]
  const syncSome = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: filesOpen }, syncSome))
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a folder's list of names to the disk. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

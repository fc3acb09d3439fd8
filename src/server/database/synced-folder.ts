import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  nfd?: number | null
  node: unknown
}

/** What is used of Emscripten's file system over Node; PGlite's types leave it out. */
interface NodeFiles {
  stream_ops: {
    fsync?: (stream: Stream) => number
    write: (stream: Stream, ...bytes: unknown[]) => number
  }
  realPath(node: unknown): string
}

type Options = Parameters<NodeFS['init']>[1]
type PreRun = NonNullable<Options['preRun']>[number]

/**
 * PGlite's folder on disk, with an fsync that reaches the disk: its own answers "done" and does nothing. What lies
 * in the folder has to be synced before (`syncTree`).
 */
export class SyncedFolder extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reachDisk] } }
  }
}

const reachDisk: PreRun = module => {
  const files: NodeFiles = module.NODEFS
  const { write } = files.stream_ops
  let changed = false
  // A recovery first syncs the thousand files one after the other, which `syncTree` has just done.
  files.stream_ops.write = (stream, ...bytes) => {
    if (!files.realPath(stream.node).endsWith('postmaster.pid')) {
      changed = true
      files.stream_ops.write = write
    }
    return write(stream, ...bytes)
  }
  files.stream_ops.fsync = stream => {
    if (!changed) return 0
    if (stream.nfd == null) syncFolder(files.realPath(stream.node))
    else fsyncSync(stream.nfd)
    return 0
  }
}

const filesOpen = 32

/** Brings a folder and all in it to the disk: many at once in a tenth of a second, one by one in up to five. */
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

/** Brings a folder's list of names to the disk. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

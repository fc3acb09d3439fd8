import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What is used of Emscripten's file system over Node; PGlite's types leave it out. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number }
  realPath(node: unknown): string
}

type Options = Parameters<NodeFS['init']>[1]
type PreRun = NonNullable<Options['preRun']>[number]

/** PGlite's folder on disk, with an fsync that reaches the disk: its own answers "done" and does nothing. */
export class SyncedFolder extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), reachDisk] } }
  }
}

const reachDisk: PreRun = module => {
  const files: NodeFiles = module.NODEFS
  files.stream_ops.fsync = stream => {
    if (stream.nfd == null) syncFolder(files.realPath(stream.node))
    else fsyncSync(stream.nfd)
    return 0
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

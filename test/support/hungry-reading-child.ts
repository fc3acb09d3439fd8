import process from 'node:process'
import { boundProcessMemory } from '#server/title-records/bound-process-memory.ts'

/** A reading that takes memory outside of JavaScript until it is ended. */
const buffers: Buffer[] = []
const takeMore = (): void => {
  buffers.push(Buffer.alloc(8 * 1024 * 1024, 1))
  setImmediate(takeMore)
}

boundProcessMemory(Number(process.argv[2]))
process.once('message', takeMore)
process.once('disconnect', () => process.exit())
process.send?.('ready')

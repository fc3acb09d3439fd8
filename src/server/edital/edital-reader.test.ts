import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { slowPage } from '#test/support/pdf.ts'
import { createEditalReader, createThreadReading } from './edital-reader.ts'
import type { EditalReadingOutcome, EditalSource } from './edital-reading.ts'

const nobody = new AbortController().signal
const text = (words: string): EditalSource => ({ text: words })
const done: EditalReadingOutcome = {
  read: {
    text: '',
    pages: null,
    explained: { content: '', clauses: [], missing: [], number: null, items: [] },
  },
}
const slow: EditalReadingOutcome = { unreadable: 'slow' }

/** Reads `milliseconds of work` as a thread would, in the clock of the test. */
async function reading(given: EditalSource, { time }: { time: number }): Promise<EditalReadingOutcome> {
  const work = 'text' in given ? Number(given.text) : 0
  await new Promise(resolve => setTimeout(resolve, Math.min(work, time)))
  return work > time ? slow : done
}

describe('hostile files', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('four at once keep a small one waiting for three seconds at most', async () => {
    const reader = createEditalReader({ readInThread: reading })
    const hostile = Array.from({ length: 4 }, (_, n) =>
      reader.read(text('1000000'), `hostile ${n}`, nobody).catch((error: unknown) => error),
    )
    const began = Date.now()
    const small = reader.read(text('100'), 'maria', nobody).then(outcome => {
      return { outcome, after: Date.now() - began }
    })
    await vi.advanceTimersByTimeAsync(100_000)
    const { outcome, after } = await small
    expect(outcome).toBe(done)
    expect(after).toBeLessThanOrEqual(3_000)
    await Promise.all(hostile)
  })

  it('leave a long file its reading, and are given up', async () => {
    const reader = createEditalReader({ readInThread: reading })
    const long = reader.read(text('5000'), 'maria', nobody)
    const hostile = reader.read(text('1000000'), 'hostile', nobody)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await Promise.all([long, hostile])).toEqual([done, slow])
  })
})

it('a file that never ends is ended with its thread', async () => {
  const reader = createEditalReader({ times: { quick: 50, slow: 50 } })
  const bytes = slowPage(2_000_000)
  expect(await reader.read({ pdf: bytes }, 'hostile', nobody)).toEqual(slow)
})

it('the time in which a thread loads its code counts for no file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // The thread loads until the test writes to the file's memory, which both share.
  const code = `
    import { parentPort, workerData } from 'node:worker_threads'
    Atomics.wait(new Int32Array(workerData.pdf.buffer), 0, 0)
    parentPort.postMessage('ready')
    parentPort.postMessage({ unreadable: 'without text' })`
  const shared = new Int32Array(new SharedArrayBuffer(4))
  const read = createThreadReading(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
  const pdf = new Uint8Array(shared.buffer)
  const outcome = read({ pdf }, { signal: nobody, stopping: nobody, time: 400 })
  vi.advanceTimersByTime(10_000)
  Atomics.store(shared, 0, 1)
  Atomics.notify(shared, 0)
  expect(await outcome).toEqual({ unreadable: 'without text' })
})

import { Refusal } from '../http/refusal.ts'
import { isSource, startThread } from '../start-thread.ts'
import type { EditalReadingOutcome, EditalSource, EditalThreadMessage } from './edital-reading.ts'
import { type TurnLimits, createFairTurns } from '../queue/fair-turns.ts'

/**
 * Milliseconds. Most files take a fraction of a second; a reading that takes longer is started again among the slow
 * ones.
 */
const usualTimes: ReadingTimes = { quick: 400, slow: 30_000 }
/** Milliseconds until a thread has loaded its code, which counts for no file. */
const startTimeoutMs = 20_000
/** Waiting readings hold their file in memory. */
const quickTurns: TurnLimits = { atOnce: 2, wait: 15_000, waiting: { most: 30, mostOfOne: 4 } }
/** Beside the quick ones, so that no number of files that take long keeps a small one waiting for more than moments. */
const slowTurns: TurnLimits = { atOnce: 1, wait: 25_000, waiting: { most: 6, mostOfOne: 1 } }

interface ReadingTimes {
  /** Until a file gives its place to others. */
  quick: number
  /** Until it is given up. */
  slow: number
}

export interface EditalReader {
  /**
   * Reads an edital in its own thread, one at a time for each `personKey`. Ends when `signal` reports that no caller
   * waits for it any more.
   * @throws Refusal 429 when too many are being read
   */
  read(reading: EditalSource, personKey: string, signal: AbortSignal): Promise<EditalReadingOutcome>
}

const busy = (): Refusal =>
  new Refusal(
    'too_many_requests',
    'Há muitos editais sendo lidos agora. Espere alguns segundos e tente de novo.',
    { retryAfter: 10 },
  )

/** Reads a file in a thread; ends it, with `slow`, `time` milliseconds after the thread is ready. */
type ReadInThread = (
  reading: EditalSource,
  limits: { signal: AbortSignal; stopping: AbortSignal; time: number },
) => Promise<EditalReadingOutcome>

/**
 * Reads editais two at once, with 0.4 seconds for each; the others wait their turn. A reading that takes longer is
 * ended and started again among the slow ones: one at a time, beside the quick ones, with thirty seconds at most. So
 * four hostile files delay a small one by two such times and the starts of three threads, together about three
 * seconds on a busy machine.
 */
export function createEditalReader({
  wait = quickTurns.wait,
  times = usualTimes,
  stopping = new AbortController().signal,
  readInThread = createThreadReading(),
}: {
  wait?: number
  times?: ReadingTimes
  stopping?: AbortSignal
  /** Only tests read otherwise. */
  readInThread?: ReadInThread
} = {}): EditalReader {
  const lanes = {
    quick: { places: createFairTurns({ ...quickTurns, wait }), time: times.quick },
    slow: { places: createFairTurns(slowTurns), time: times.slow },
  }
  async function readIn(
    lane: keyof typeof lanes,
    reading: EditalSource,
    personKey: string,
    signal: AbortSignal,
  ) {
    const { places, time } = lanes[lane]
    await places.take(personKey, signal, { busy, gone: nobodyWaits })
    try {
      return await readInThread(reading, { signal, stopping, time })
    } finally {
      places.give(personKey)
    }
  }
  return {
    async read(reading, personKey, signal) {
      if (signal.aborted) throw nobodyWaits()
      const outcome = await readIn('quick', reading, personKey, signal)
      const tookLong = 'unreadable' in outcome && outcome.unreadable === 'slow'
      return tookLong ? readIn('slow', reading, personKey, signal) : outcome
    },
  }
}

/** The refusal for a caller that has disconnected, which receives no answer. */
const nobodyWaits = (): Refusal => new Refusal('bad_request', 'O pedido foi interrompido.')

const readingThread = isSource
  ? new URL('./edital-reading-thread.ts', import.meta.url)
  : new URL('./reading-worker.js', import.meta.url)

/** Creates the reading in a thread of its own. `entry`: the thread's code. */
export const createThreadReading =
  (entry: URL = readingThread): ReadInThread =>
  async (reading, { signal, stopping, time }) => {
    if (signal.aborted) throw nobodyWaits()
    if (stopping.aborted) throw busy()
    const worker = startThread(entry, {
      workerData: reading,
      stdout: true,
      stderr: true,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    })
    // The library's warnings are dropped, because they may contain parts of the file.
    worker.stdout.resume()
    worker.stderr.resume()
    return new Promise<EditalReadingOutcome>((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
        stopping.removeEventListener('abort', stop)
        void worker.terminate()
        settle()
      }
      const gone = (): void => end(() => reject(nobodyWaits()))
      const stop = (): void => end(() => reject(busy()))
      const giveUp = (): void => end(() => resolve({ unreadable: 'slow' }))
      let timer = setTimeout(giveUp, startTimeoutMs)
      signal.addEventListener('abort', gone)
      stopping.addEventListener('abort', stop)
      worker.on('message', (message: EditalThreadMessage) => {
        if (message !== 'ready') return end(() => resolve(message))
        clearTimeout(timer)
        timer = setTimeout(giveUp, time)
      })
      // The thread ran out of memory, or the library failed without an error.
      worker.on('error', error => {
        const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        end(() => resolve({ unreadable: outOfMemory ? 'too much' : 'broken' }))
      })
      worker.on('exit', () => end(() => resolve({ unreadable: 'broken' })))
    })
  }

import { fork } from 'node:child_process'
import os from 'node:os'
import { createFairTurns, type TurnLimits } from '../queue/fair-turns.ts'
import { Refusal } from '../http/refusal.ts'
import { isSource } from '../start-thread.ts'
import type {
  ReadingProgress,
  TitleRecordMessage,
  TitleRecordOrder,
  TitleRecordReading,
  UnreadableTitleRecord,
} from './title-record-reading.ts'

/** Milliseconds. */
interface ReadingTimes {
  /** Until the process has loaded its code. */
  start: number
  /** For the recognition of the letters of a page. */
  page: number
  /**
   * For what is done beside recognition, such as opening and drawing: of one page, and of the whole file. It takes a second
   * a page; forms within forms take as long as one lets them.
   */
  opening: { page: number; whole: number }
  /** Altogether. */
  all: number
}

export interface ReadingClock {
  /** The process begins to read, or has done a page. */
  startPage(): void
  /** The letters of a page are being recognized, which takes its time. */
  startRecognition(): void
  /** They have been. */
  endRecognition(): void
  stop(): void
}

/**
 * Watches over one reading, and calls `giveUp` once when it takes too long: what holds the one place for long must be the
 * recognition of letters.
 * @param now milliseconds of a clock that only goes forward
 */
export function startReadingClock(
  times: ReadingTimes,
  giveUp: () => void,
  now: () => number = () => performance.now(),
): ReadingClock {
  let opened = 0
  let openedOfPage = 0
  let since: number | null = null
  let timer = setTimeout(giveUp, times.start)
  const whole = setTimeout(giveUp, times.all)
  const wait = (time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, time)
  }
  const pause = (): void => {
    if (since === null) return
    const passed = now() - since
    opened += passed
    openedOfPage += passed
    since = null
  }
  const open = (): void => {
    since = now()
    wait(Math.max(0, Math.min(times.opening.page - openedOfPage, times.opening.whole - opened)))
  }
  return {
    startPage() {
      pause()
      openedOfPage = 0
      open()
    },
    startRecognition() {
      pause()
      wait(times.page)
    },
    endRecognition() {
      open()
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(whole)
    },
  }
}

type TitleRecordOutcome = { read: TitleRecordReading } | { unreadable: UnreadableTitleRecord }

export interface TitleRecordReader {
  /**
   * Reads a file or a long text in a process of its own, one at a time for each person. Ends when `signal` reports that
   * no caller waits for it any more.
   * @throws Refusal 429 when too many are being read
   */
  read(
    order: TitleRecordOrder,
    personKey: string,
    options: { signal: AbortSignal; report?: (progress: ReadingProgress) => void },
  ): Promise<TitleRecordOutcome>
}

/** One at a time: the recognition of letters takes a whole core, and the other serves searches. */
const usualTurns: TurnLimits = { atOnce: 1, wait: 120_000, waiting: { most: 12, mostOfOne: 1 } }
const usualTimes: ReadingTimes = {
  start: 60_000,
  page: 45_000,
  opening: { page: 20_000, whole: 60_000 },
  all: 300_000,
}
/** Megabytes of JavaScript's memory, and of all that the process holds: a scan of eight pages takes some 550. */
const usualMemory = { script: 512, process: 1_200 }

const readingProcess = isSource
  ? new URL('./title-record-reading-process.ts', import.meta.url)
  : new URL('./title-record-worker.js', import.meta.url)

const busy = (): Refusal =>
  new Refusal(
    'too_many_requests',
    'Há muitas matrículas sendo lidas agora. Espere um minuto e tente de novo.',
    {
      retryAfter: 60,
    },
  )
/** The refusal for a caller that has disconnected, which receives no answer. */
const nobodyWaits = (): Refusal => new Refusal('bad_request', 'O pedido foi interrompido.')

/** Creates the reader of matrículas. `entry`: the process's code; only tests give another. */
export function createTitleRecordReader({
  stopping = new AbortController().signal,
  turns = usualTurns,
  times = usualTimes,
  memory = usualMemory,
  entry = readingProcess,
}: {
  stopping?: AbortSignal
  turns?: TurnLimits
  times?: ReadingTimes
  memory?: typeof usualMemory
  entry?: URL
} = {}): TitleRecordReader {
  const places = createFairTurns(turns)
  return {
    async read(order, personKey, { signal, report = () => undefined }) {
      if (signal.aborted) throw nobodyWaits()
      await places.take(personKey, signal, { busy, gone: nobodyWaits })
      try {
        return await runProcess(entry, order, { signal, stopping, times, memory, report })
      } finally {
        places.give(personKey)
      }
    },
  }
}

interface RunOptions {
  signal: AbortSignal
  stopping: AbortSignal
  times: ReadingTimes
  memory: typeof usualMemory
  report: (progress: ReadingProgress) => void
}

async function runProcess(
  entry: URL,
  order: TitleRecordOrder,
  { signal, stopping, times, memory, report }: RunOptions,
): Promise<TitleRecordOutcome> {
  if (signal.aborted) throw nobodyWaits()
  if (stopping.aborted) throw busy()
  const child = fork(entry, [String(memory.process * 1024 * 1024)], {
    // Nothing of the server's environment is given to code that reads files of anybody. One thread for pictures.
    env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
    serialization: 'advanced',
    // The libraries' warnings are dropped, because they may contain parts of the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      `--max-old-space-size=${String(memory.script)}`,
      ...(entry.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
    ],
  })
  // At once: Linux lowers the first thread alone, and the threads that it starts later take its priority.
  lowerPriority(child.pid)
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clock.stop()
      signal.removeEventListener('abort', gone)
      stopping.removeEventListener('abort', stop)
      // Its later messages must not start the clocks again.
      child.removeAllListeners('message')
      child.kill('SIGKILL')
      settle()
    }
    const gone = (): void => end(() => reject(nobodyWaits()))
    const stop = (): void => end(() => reject(busy()))
    const clock = startReadingClock(times, () => end(() => resolve({ unreadable: 'slow' })))
    signal.addEventListener('abort', gone)
    stopping.addEventListener('abort', stop)
    child.on('message', message => {
      const sent = message as TitleRecordMessage
      if (sent === 'recognizing') clock.startRecognition()
      else if (sent === 'recognized') clock.endRecognition()
      else if (sent === 'ready') {
        clock.startPage()
        child.send(order, error =>
          error === null ? undefined : end(() => resolve({ unreadable: 'broken' })),
        )
      } else if ('progress' in sent) {
        clock.startPage()
        report(sent.progress)
      } else end(() => resolve(sent))
    })
    child.on('error', () => end(() => resolve({ unreadable: 'broken' })))
    // The process held too much memory, or a library ended it.
    child.on('exit', () => end(() => resolve({ unreadable: 'too much' })))
  })
}

/** Searches come before the recognition of letters. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // Some systems do not allow it; the reading is correct all the same.
  }
}

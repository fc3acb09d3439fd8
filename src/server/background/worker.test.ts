import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { type ManualClock, createManualClock } from '#test/support/manual-clock.ts'
import type { Database } from '../database/database.ts'
import { startWithBackOff } from './back-off.ts'
import { startWorker, type BackgroundWorker, type WorkerDefinition } from './worker.ts'

const second = 1_000
const alone = {
  exclusively: async <T>(_: string, work: (signal: AbortSignal) => Promise<T>) =>
    work(new AbortController().signal),
}

interface Line {
  level: number
  worker: string
  code: string
  err?: { message: string }
}

let time: ManualClock
let lines: Line[]
const workers: BackgroundWorker[] = []
const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })

beforeEach(() => {
  time = createManualClock('2026-11-23T12:00:00Z')
  lines = []
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

function start(
  definition: Partial<WorkerDefinition> & Pick<WorkerDefinition, 'run'>,
  db: Parameters<typeof startWorker>[1]['db'] = alone,
): BackgroundWorker {
  const worker = startWorker(
    { name: 'housekeeping: test', every: 10 * second, lock: null, ...definition },
    { db, log, pause: time.pause },
  )
  workers.push(worker)
  return worker
}

/** A run that lasts until the test ends it. */
function held() {
  const ends: (() => void)[] = []
  let most = 0
  let begun = 0
  let begin = (): void => undefined
  const firstBegun = new Promise<void>(resolve => (begin = resolve))
  return {
    firstBegun,
    run: async () => {
      begun += 1
      begin()
      await new Promise<void>(resolve => {
        ends.push(resolve)
        most = Math.max(most, ends.length)
      })
    },
    end: () => ends.shift()?.(),
    begun: () => begun,
    mostAtOnce: () => most,
  }
}

const nextImmediate = () => new Promise(resolve => setImmediate(resolve))

describe('a worker', () => {
  it('runs at once, then so long after each run as it was given', async () => {
    const runs: string[] = []
    start({ run: async () => void runs.push(time.now().toISOString().slice(17, 19)) })
    await time.rests()
    expect(runs).toEqual(['00'])
    await time.pass(25 * second)
    expect(runs).toEqual(['00', '10', '20'])
  })

  it('runs for the first time after a while where it is to', async () => {
    let runs = 0
    start({ first: 3 * second, run: async () => void runs++ })
    await time.pass(2 * second)
    expect(runs).toBe(0)
    await time.pass(1 * second)
    expect(runs).toBe(1)
  })

  it('runs next when the run says so, 0 for at once', async () => {
    const rests = [0, 0, 4 * second]
    start({ run: async () => rests.shift() })
    await time.rests()
    expect(rests).toEqual([])
    expect(time.pauses).toEqual([4 * second])
    await time.pass(4 * second)
    expect(time.pauses).toEqual([4 * second, 10 * second])
  })

  it('runs when it is kicked, once more for all kicks while it runs, never twice at a time', async () => {
    const work = held()
    const worker = start({ run: work.run })
    for (let kick = 0; kick < 3; kick++) worker.kick()
    expect(work.begun()).toBe(1)
    work.end()
    await nextImmediate()
    expect(work.begun()).toBe(2)
    work.end()
    await worker.settled()
    expect([work.begun(), work.mostAtOnce()]).toEqual([2, 1])
    worker.kick()
    expect(work.begun()).toBe(3)
    work.end()
  })

  it('runs once more a while after a kick where the kicker may not have committed yet', async () => {
    let runs = 0
    const worker = start({ kickAgain: second, run: async () => void runs++ })
    await worker.settled()
    worker.kick()
    worker.kick()
    await worker.settled()
    const before = runs
    await time.pass(second)
    await nextImmediate()
    await worker.settled()
    expect(runs).toBe(before + 1)
  })

  it('runs outside the async context of its caller', async () => {
    const context = new AsyncLocalStorage<string>()
    const seen: (string | undefined)[] = []
    const worker = start({ run: async () => void seen.push(context.getStore()) })
    await worker.settled()
    context.run('a transaction', () => worker.kick())
    await worker.settled()
    expect(seen).toEqual([undefined, undefined])
  })

  it('does not run before it is due, and asks again after that long or its interval, whichever is sooner', async () => {
    const due = [4 * second, 3600 * second, 0]
    let runs = 0
    start({ untilDue: async () => due.shift() ?? 0, run: async () => void runs++ })
    await time.rests()
    expect([runs, time.pauses]).toEqual([0, [4 * second]])
    await time.pass(4 * second)
    expect([runs, time.pauses]).toEqual([0, [4 * second, 10 * second]])
    await time.pass(10 * second)
    expect(runs).toBe(1)
  })

  it('stops by aborting the run and waiting for it; nothing begins afterwards', async () => {
    let ended = false
    let runs = 0
    let finished = 0
    const worker = start({
      async run(signal) {
        runs += 1
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        await nextImmediate()
        ended = true
        signal.throwIfAborted()
      },
      finish: async () => void finished++,
    })
    await Promise.all([worker.stop(), worker.stop()])
    expect([ended, finished]).toEqual([true, 1])
    worker.kick()
    await nextImmediate()
    expect([runs, lines]).toEqual([1, []])
  })

  it('stops while it rests, and while it waits for its first run', async () => {
    const resting = start({ run: async () => undefined })
    await time.rests()
    await resting.stop()
    let runs = 0
    await start({ first: 60 * second, run: async () => void runs++ }).stop()
    expect(runs).toBe(0)
  })

  it('continues after failures, each time later; says the first and the recovery, each with its code', async () => {
    let runs = 0
    start({
      backOff: startWithBackOff(second, 5 * second),
      async run() {
        runs += 1
        if (runs <= 3) throw new Error('away')
      },
    })
    await time.pass(11 * second)
    expect(runs).toBe(4)
    expect(time.pauses).toEqual([second, 5 * second, 5 * second, 10 * second])
    expect(lines.map(({ worker, code, err }) => [worker, code, err?.message])).toEqual([
      ['housekeeping: test', 'worker_failed', 'away'],
      ['housekeeping: test', 'worker_recovered', undefined],
    ])
  })

  it('logs a different failure, and the same failure again after a recovery', async () => {
    const problems = ['away', 'broken', null, 'broken']
    start({
      async run() {
        const problem = problems.shift()
        if (problem) throw new Error(problem)
      },
    })
    await time.pass(30 * second)
    expect(lines.map(({ code, err }) => err?.message ?? code)).toEqual([
      'away',
      'broken',
      'worker_recovered',
      'broken',
    ])
  })

  it('continues when its lock or the check whether it is due fails', async () => {
    const failures = ['due', 'lock']
    let runs = 0
    start(
      {
        lock: 'job',
        async untilDue() {
          if (failures[0] === 'due') throw new Error(failures.shift())
          return 0
        },
        run: async () => void runs++,
      },
      {
        async exclusively(_, work) {
          if (failures[0] === 'lock') throw new Error(failures.shift())
          return work(new AbortController().signal)
        },
      },
    )
    await time.pass(20 * second)
    expect(runs).toBe(1)
  })

  it('logs what fails when it finishes, and stops all the same', async () => {
    const worker = start({ run: async () => undefined, finish: () => Promise.reject(new Error('away')) })
    await worker.stop()
    expect(lines.map(({ code, err }) => [code, err?.message])).toEqual([['worker_failed', 'away']])
  })
})

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })

  it('does not run beside another worker that has its lock, and takes over when that one stops', async () => {
    // On PostgreSQL every lock has a connection of its own: to the database these are two processes.
    const first = held()
    const running = start({ lock: 'job', run: first.run }, db)
    await first.firstBegun
    let runs = 0
    const other = start({ lock: 'job', run: async () => void runs++ }, db)
    await other.settled()
    expect(runs).toBe(0)
    const stopped = running.stop()
    first.end()
    await stopped
    other.kick()
    await other.settled()
    expect(runs).toBe(1)
  })
})

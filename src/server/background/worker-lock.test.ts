import { pino } from 'pino'
import { expect, it } from 'vitest'
import { testEngine } from '#test/support/database.ts'
import { cutJobLocks } from '#test/support/job-locks.ts'
import { startWorker } from './worker.ts'

const engine = testEngine('postgres')

it('ends a run whose lock was lost, logs that, and runs again', async () => {
  const db = await engine.fresh()
  const lines: { code: string; err?: { message: string } }[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })
  let runs = 0
  let begin = (): void => undefined
  const begun = new Promise<void>(resolve => (begin = resolve))
  const worker = startWorker(
    {
      name: 'housekeeping: test',
      every: 10_000,
      lock: 'lost',
      async run(signal) {
        if (runs++ > 0) return
        begin()
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    },
    { db, log, pause: () => new Promise(() => undefined) },
  )
  await begun
  await cutJobLocks(db)
  await worker.settled()
  expect(lines.map(({ code, err }) => [code, err?.message])).toEqual([
    ['worker_failed', expect.stringContaining('"lost" is lost')],
  ])
  worker.kick()
  await worker.settled()
  expect([runs, lines.at(-1)?.code]).toEqual([2, 'worker_recovered'])
  await worker.stop()
})

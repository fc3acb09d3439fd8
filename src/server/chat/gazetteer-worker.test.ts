import { pino } from 'pino'
import { expect, it } from 'vitest'
import { buildGazetteer } from '#domain/search/sentence/gazetteer.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { startGazetteerWorker } from './chat-capability.ts'

const db = { exclusively: () => Promise.reject(new Error('No lock is needed to read')) }

it('reads the places a second after the start and every ten seconds, whatever goes wrong', async () => {
  const time = createManualClock('2026-11-23T12:00:00Z')
  const lines: { worker: string; code: string }[] = []
  const log = pino({}, { write: line => void lines.push(JSON.parse(line)) })
  const asked: number[] = []
  const began = time.now().getTime()
  const places = async () => {
    asked.push(time.now().getTime() - began)
    if (asked.length === 2) throw new Error('the database is away')
    return buildGazetteer({ cities: [], neighborhoods: [] })
  }
  const worker = startGazetteerWorker(places, { db, log, pause: time.pause })
  expect(asked).toEqual([])
  await time.pass(21_000)
  expect(asked).toEqual([1_000, 11_000, 21_000])
  expect(lines.map(({ worker: name, code }) => [name, code])).toEqual([
    ['gazetteer', 'worker_failed'],
    ['gazetteer', 'worker_recovered'],
  ])
  await worker.stop()
})

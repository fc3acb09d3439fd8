import { pino } from 'pino'
import { expect, it } from 'vitest'
import { gazetteerOf } from '#domain/search/sentence/gazetteer.ts'
import { keepReady } from './keep-ready.ts'

const empty = () => gazetteerOf({ cities: [], neighborhoods: [] })

it('asks for the places by itself, again and again whatever goes wrong, until it is stopped', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => void lines.push(line) })
  let asked = 0
  let third: () => void = () => undefined
  const thirdTime = new Promise<void>(resolve => (third = resolve))
  const places = async () => {
    asked += 1
    if (asked === 2) throw new Error('the database is away')
    if (asked === 3) third()
    return empty()
  }
  const stop = keepReady(places, log, { first: 1, lookEvery: 1 })
  await thirdTime
  await stop()
  const after = asked
  expect(lines.join('')).toContain('the places could not be read')
  expect(lines.join('')).not.toContain('has ended')
  await new Promise(resolve => setImmediate(resolve))
  expect(asked).toBe(after)
})

it('is stopped before it has begun', async () => {
  let asked = 0
  const places = async () => {
    asked += 1
    return empty()
  }
  await keepReady(places, pino({ level: 'silent' }), { first: 60_000 })()
  expect(asked).toBe(0)
})

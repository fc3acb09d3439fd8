import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ReadingClock, startReadingClock } from './title-record-reader.ts'

const times = { start: 60_000, page: 45_000, opening: { page: 20_000, whole: 50_000 }, all: 300_000 }
const steps = {
  page: (clock: ReadingClock) => clock.startPage(),
  recognize: (clock: ReadingClock) => clock.startRecognition(),
  recognized: (clock: ReadingClock) => clock.endRecognition(),
  stop: (clock: ReadingClock) => clock.stop(),
}
type Step = keyof typeof steps | number

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Goes through steps and seconds; returns after how many seconds the reading was given up, `null` if it was not. */
function goThrough(given: readonly Step[]): number | null {
  const start = performance.now()
  let ended: number | null = null
  const clock = startReadingClock(times, () => {
    ended ??= (performance.now() - start) / 1000
  })
  for (const step of given) {
    if (typeof step === 'number') vi.advanceTimersByTime(step * 1000)
    else steps[step](clock)
    if (ended !== null) break
  }
  clock.stop()
  return ended
}

const repeat = (count: number, ...pattern: Step[]): Step[] =>
  Array.from({ length: count }, () => pattern).flat()

describe('a reading is given up', () => {
  it.each<[string, Step[], number | null]>([
    ['when its code does not load', [100], 60],
    ['when it opens one page for too long', ['page', 100], 20],
    ['when its pages together are opened for too long', repeat(120, 'page', 19), 50],
    [
      'when a page is opened too long before and after its recognition',
      ['page', 15, 'recognize', 9, 'recognized', 9],
      29,
    ],
    ['when one page is recognized for too long', ['page', 1, 'recognize', 100], 46],
    ['when all takes too long', repeat(30, 'page', 1, 'recognize', 40, 'recognized'), 300],
    ['not while a scan of thirty pages is read', repeat(30, 'page', 1, 'recognize', 8, 'recognized'), null],
    ['not while 120 pages of text are read', repeat(120, 'page', 0.2), null],
    ['not once it has ended', ['page', 1, 'stop', 1_000], null],
  ])('%s', (_, given, seconds) => expect(goThrough(given)).toBe(seconds))
})

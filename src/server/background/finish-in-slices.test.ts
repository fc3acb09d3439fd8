import { afterEach, expect, it, vi } from 'vitest'
import { finishInSlices } from './finish-in-slices.ts'

afterEach(() => void vi.restoreAllMocks())

/** Counts the turns of other work beside 400 steps of a millisecond; each turn of it takes so many milliseconds. */
async function countTurns(othersTakeMs: (round: number) => number): Promise<number> {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  let turns = 0
  let next: NodeJS.Immediate
  const other = (): void => {
    time += othersTakeMs(turns)
    turns += 1
    next = setImmediate(other)
  }
  next = setImmediate(other)
  await finishInSlices(
    (function* () {
      for (let step = 0; step < 400; step++) {
        time += 1
        yield
      }
    })(),
  )
  clearImmediate(next)
  return turns
}

it('work in slices lets other work run every eight milliseconds while there is none', async () => {
  expect(await countTurns(() => 0)).toBe(50)
})

it('and every two while there is some, because an answer waits for a slice before each of its turns', async () => {
  expect(await countTurns(() => 3)).toBeGreaterThan(190)
})

it('also in the turns in between, in which an answer waits for the database', async () => {
  expect(await countTurns(round => (round % 10 === 0 ? 3 : 0))).toBeGreaterThan(190)
})

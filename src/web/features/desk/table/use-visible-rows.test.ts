import { describe, expect, it } from 'vitest'
import { growWindow, type RowWindow, windowAround } from './use-visible-rows.ts'

/** Grows to the end, and returns every window on the way. */
function growAll(drawn: RowWindow, wanted: RowWindow, firstVisible: number): RowWindow[] {
  const next = growWindow(drawn, wanted, firstVisible, 8)
  const done = next.from === wanted.from && next.to === wanted.to
  return done ? [next] : [next, ...growAll(next, wanted, firstVisible)]
}

const countNew = (before: RowWindow, { from, to }: RowWindow): number =>
  Array.from({ length: to - from }, (_, at) => from + at).filter(at => at < before.from || at >= before.to)
    .length

describe('the window of a long table', () => {
  it.each([
    [0, 10, 1000, { from: 0, to: 18 }],
    [500, 530, 1000, { from: 492, to: 540 }],
    [990, 1004, 1000, { from: 984, to: 1000 }],
    [0, 0, 0, { from: 0, to: 0 }],
  ])('for the rows %i to %i of %i has some around them', (first, last, count, wanted) => {
    expect(windowAround(first, last, count)).toEqual(wanted)
  })

  it.each<[string, RowWindow, number]>([
    ['a little down', { from: 12, to: 60 }, 18],
    ['a little up', { from: 0, to: 42 }, 2],
    ['to the end', { from: 960, to: 1000 }, 970],
    ['nowhere', { from: 6, to: 54 }, 12],
    ['to a shorter list', { from: 0, to: 3 }, 0],
  ])('gets there by a few new rows at a time: %s', (_, wanted, firstVisible) => {
    const before = { from: 6, to: 54 }
    const windows = growAll(before, wanted, firstVisible)
    expect(windows.at(-1)).toEqual(wanted)
    for (const [at, window] of windows.entries())
      expect(countNew(windows[at - 1] ?? before, window)).toBeLessThanOrEqual(8)
  })

  it('begins at what is visible after a jump', () => {
    expect(growWindow({ from: 0, to: 48 }, { from: 492, to: 540 }, 500, 8)).toEqual({ from: 500, to: 508 })
  })
})

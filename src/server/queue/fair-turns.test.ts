import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const refusals = { busy: () => new Error('busy'), gone: () => new Error('gone') }

describe('fair turns', () => {
  let places: ReturnType<typeof createFairTurns>
  let went: string[]

  beforeEach(() => {
    vi.useFakeTimers()
    places = createFairTurns({ atOnce: 2, wait: 1_000, waiting: { most: 4, mostOfOne: 2 } })
    went = []
  })
  afterEach(() => void vi.useRealTimers())

  /** Requests a turn; `went` records the outcome. */
  const come = (holder: string, signal = new AbortController().signal) =>
    places.take(holder, signal, refusals).then(
      () => void went.push(holder),
      (error: Error) => void went.push(`${holder} ${error.message}`),
    )
  const settled = () => vi.advanceTimersByTimeAsync(0)

  it('are given at once while there are places, then in order', async () => {
    for (const holder of ['ana', 'bia', 'caio', 'davi']) void come(holder)
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('bia')
    await settled()
    expect(went).toEqual(['ana', 'bia', 'caio'])
  })

  it('are given to each person one at a time, while others do not wait for them', async () => {
    for (const holder of ['ana', 'ana', 'bia']) void come(holder)
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('bia')
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('ana')
    await settled()
    expect(went).toEqual(['ana', 'bia', 'ana'])
  })

  it('are refused when too many wait, of one person or altogether', async () => {
    for (const holder of ['ana', 'ana', 'ana', 'ana', 'bia', 'caio', 'davi', 'eva']) void come(holder)
    await settled()
    expect(went.toSorted()).toEqual(['ana', 'ana busy', 'bia', 'eva busy'])
  })

  it('are refused after too long a wait, and given up when aborted', async () => {
    const leaving = new AbortController()
    void come('ana')
    void come('bia')
    void come('caio', leaving.signal)
    void come('davi')
    await settled()
    leaving.abort()
    await vi.advanceTimersByTimeAsync(1_000)
    places.give('ana')
    void come('eva')
    await settled()
    expect(went).toEqual(['ana', 'bia', 'caio gone', 'davi busy', 'eva'])
  })
})

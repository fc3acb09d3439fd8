import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { turns } from './turns.ts'

const refusals = { busy: () => new Error('busy'), gone: () => new Error('gone') }

describe('turns', () => {
  let places: ReturnType<typeof turns>
  let went: string[]

  beforeEach(() => {
    vi.useFakeTimers()
    places = turns({ atOnce: 2, wait: 1_000, waiting: { most: 4, mostOfOne: 2 } })
    went = []
  })
  afterEach(() => void vi.useRealTimers())

  /** Comes for a place; what becomes of it is told in `went`. */
  const come = (whose: string, signal = new AbortController().signal) =>
    places.take(whose, signal, refusals).then(
      () => void went.push(whose),
      (error: Error) => void went.push(`${whose} ${error.message}`),
    )
  const settled = () => vi.advanceTimersByTimeAsync(0)

  it('are taken at once while there are places, and given in their order', async () => {
    for (const whose of ['ana', 'bia', 'caio', 'davi']) void come(whose)
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('bia')
    await settled()
    expect(went).toEqual(['ana', 'bia', 'caio'])
  })

  it('of one person are one at a time: somebody else does not wait for them', async () => {
    for (const whose of ['ana', 'ana', 'bia']) void come(whose)
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('bia')
    await settled()
    expect(went).toEqual(['ana', 'bia'])
    places.give('ana')
    await settled()
    expect(went).toEqual(['ana', 'bia', 'ana'])
  })

  it('are refused where too many wait, of one person or of all', async () => {
    for (const whose of ['ana', 'ana', 'ana', 'ana', 'bia', 'caio', 'davi', 'eva']) void come(whose)
    await settled()
    expect(went.toSorted()).toEqual(['ana', 'ana busy', 'bia', 'eva busy'])
  })

  it('are refused to who waits too long, and left by who goes', async () => {
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

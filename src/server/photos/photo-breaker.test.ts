import { expect, it } from 'vitest'
import { BankUnavailable } from './bank-photos.ts'
import { createPhotoBreaker } from './photo-service.ts'

const minute = 60_000

function set() {
  const state = { time: 0, away: true, asked: 0, rests: [] as number[] }
  const guarded = createPhotoBreaker(
    () => state.time,
    rest => state.rests.push(rest),
  )
  const ask = () =>
    guarded(async () => {
      state.asked += 1
      if (state.away) throw new BankUnavailable('down')
      return 'photo'
    })
  return { state, ask }
}

const failing = async (ask: () => Promise<string>): Promise<number> => {
  const error: unknown = await ask().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(BankUnavailable)
  return (error as BankUnavailable).retryAfter
}

it('continues to send requests until four in a row have failed', async () => {
  const { state, ask } = set()
  for (let i = 0; i < 3; i++) await failing(ask)
  state.away = false
  expect(await ask()).toBe('photo')
  state.away = true
  for (let i = 0; i < 3; i++) await failing(ask)
  expect(state.rests).toEqual([])
  await failing(ask)
  expect(state).toMatchObject({ asked: 8, rests: [minute] })
})

it('pauses while the bank is unavailable, longer each time, at most ten minutes', async () => {
  const { state, ask } = set()
  for (let i = 0; i < 4; i++) await failing(ask)
  for (const rest of [1, 2, 4, 8, 10, 10]) {
    const before = state.asked
    state.time += rest * minute - 1_500
    expect(await failing(ask)).toBe(2)
    expect(state.asked).toBe(before)
    state.time += 1_500
    await failing(ask)
    expect(state.asked).toBe(before + 1)
  }
  expect(state.rests.map(rest => rest / minute)).toEqual([1, 2, 4, 8, 10, 10, 10])
})

it('sends one request after a pause, and all again once it is answered', async () => {
  const { state, ask } = set()
  for (let i = 0; i < 4; i++) await failing(ask)
  state.time += minute
  state.away = false
  const trial = ask()
  await failing(ask)
  expect(await trial).toBe('photo')
  expect(await Promise.all([ask(), ask()])).toEqual(['photo', 'photo'])
  expect(state.asked).toBe(7)
})

it('counts requests that were running at the same time as one failure', async () => {
  const { state, ask } = set()
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => failing(ask)))
  expect(state.rests).toEqual([minute])
})

it('counts only failures of an unavailable bank', async () => {
  const { state, ask } = set()
  const guarded = createPhotoBreaker(
    () => 0,
    () => state.rests.push(0),
  )
  for (let i = 0; i < 9; i++) await guarded(() => Promise.reject(new Error('ours'))).catch(() => undefined)
  expect(state.rests).toEqual([])
  state.away = false
  expect(await ask()).toBe('photo')
})

import { expect, it } from 'vitest'
import { createPacer } from './request-pace.ts'

it('starts one per interval, at once after an idle time', async () => {
  let time = 1000
  const waited: number[] = []
  const { signal } = new AbortController()
  const turn = createPacer(
    250,
    () => time,
    async milliseconds => waited.push(milliseconds),
  )
  for (let i = 0; i < 4; i++) await turn(signal)
  expect(waited).toEqual([250, 500, 750])
  time = 1900
  await turn(signal)
  expect(waited).toEqual([250, 500, 750, 100])
  time = 5000
  await turn(signal)
  expect(waited).toHaveLength(4)
})

it('ends when its signal aborts', async () => {
  const stopping = new AbortController()
  const turn = createPacer(60_000)
  await turn(stopping.signal)
  const second = turn(stopping.signal)
  stopping.abort()
  await expect(second).rejects.toThrow()
})

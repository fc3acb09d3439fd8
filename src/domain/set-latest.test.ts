import { expect, it } from 'vitest'
import { setLatest } from './set-latest.ts'

it('keeps what was set last', () => {
  const entries = new Map<string, number>()
  for (const [at, key] of ['a', 'b', 'a', 'c'].entries()) setLatest(entries, key, at, 2)
  expect([...entries]).toEqual([
    ['a', 2],
    ['c', 3],
  ])
})

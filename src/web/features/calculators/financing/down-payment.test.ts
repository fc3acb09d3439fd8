import { expect, it } from 'vitest'
import { stepTowards } from './down-payment.tsx'

it.each([
  ['a key up', 65, 60, 65],
  ['a key down', 55, 60, 55],
  ['a little up from between two', 33.9, 33, 35],
  ['a little up from just above one', 31.9, 31, 35],
  ['a little down from between two', 32.1, 33, 30],
  ['a little down from just below one', 33.1, 34, 30],
  ['dragged far up', 71.3, 33, 70],
  ['dragged far down', 8.2, 33, 10],
])('the slider moves in steps of five: %s', (_, to, from, percent) => {
  expect(stepTowards(to, from)).toBe(percent)
})

import { expect, it } from 'vitest'
import { halfWidth } from './half-width.ts'

it.each([
  [[], '0ch'],
  // Alone it takes all of its row: 7 characters and the frame's 8.
  [['Goiânia'], '15ch'],
  // 15 + 12 + 10 in all, and the widest once more, halved.
  [['Goiânia', 'Casa', 'GO'], '26ch'],
])('pills %j take two rows where they have %s', (labels, width) => {
  expect(halfWidth(labels)).toBe(width)
})

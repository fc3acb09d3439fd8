import { expect, it } from 'vitest'
import { computeTwoRowWidth } from './half-width.ts'

it.each([
  [[], '0ch'],
  // A single pill takes its whole row: 7 characters and 8 for the frame.
  [['Goiânia'], '15ch'],
  // 15 + 12 + 10 in total plus the widest again, halved.
  [['Goiânia', 'Casa', 'GO'], '26ch'],
])('pills %j take two rows at a width of %s', (labels, width) => {
  expect(computeTwoRowWidth(labels)).toBe(width)
})

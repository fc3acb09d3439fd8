import { expect, it } from 'vitest'
import { describeRungs } from './rung-words.ts'

it.each([
  [1, 'Desceu um degrau'],
  [2, 'Desceu 2 degraus'],
])('a fall of %i rungs is put into words', (rungs, words) => {
  expect(describeRungs(rungs)).toBe(words)
})

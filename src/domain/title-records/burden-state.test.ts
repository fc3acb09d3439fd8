import { expect, it } from 'vitest'
import { describeDoubt, findBurdenState } from './burden-state.ts'

it.each([
  [true, 'high', 'in force', null],
  [true, 'low', 'in force', null],
  [null, 'low', 'uncertain', 'O cancelamento é de uma parte.'],
  [false, 'high', 'cancelled', null],
  [false, 'medium', 'cancelled', null],
  [false, 'low', 'uncertain', expect.stringMatching(/letras estão pouco legíveis/)],
] as const)('a burden in force: %s, read with %s certainty, is %s', (inForce, certainty, state, doubt) => {
  const reason = inForce === null ? 'O cancelamento é de uma parte.' : null
  expect(findBurdenState({ inForce, certainty, reason })).toBe(state)
  expect(describeDoubt({ inForce, certainty, reason })).toEqual(doubt)
})

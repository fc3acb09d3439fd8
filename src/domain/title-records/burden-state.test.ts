import { expect, it } from 'vitest'
import { describeDoubt, describeDoubtWords, findBurdenState } from './burden-state.ts'

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

it.each([
  [{ doubt: 'salvo o quinhão' }, 'Não entendi por inteiro: “salvo o quinhão”'],
  [{ doubt: null }, null],
  // A reading that was kept before doubts had words.
  [{}, null],
])('words that were not understood are shown: %j', (burden, words) => {
  expect(describeDoubtWords(burden)).toBe(words)
})

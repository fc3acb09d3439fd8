import { expect, it } from 'vitest'
import { describeStateList, judgeListAge } from './list-age.ts'

it.each([
  [0, 'fresh'],
  [7, 'fresh'],
  [8, 'old'],
  [30, 'old'],
  [31, 'outdated'],
])('a list of %i days ago is %s', (days, age) => {
  expect(judgeListAge(days)).toBe(age)
})

it('a state’s list is written with its date and its age', () => {
  expect(describeStateList('GO', '2026-01-08', 318)).toBe('GO: lista de 8 jan. 2026, há 318 dias')
  expect(describeStateList('SP', '2026-11-22', 1)).toBe('SP: lista de 22 nov. 2026, há 1 dia')
  expect(describeStateList('SP', '2026-11-22', 0)).toBe('SP: lista de 22 nov. 2026, de hoje')
})

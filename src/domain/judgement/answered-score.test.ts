import { expect, it } from 'vitest'
import { type StatedFacts, averageScoreParts, computeStatedParts } from '../analysis/opportunity-score.ts'
import { answerScoreParts } from './answered-score.ts'
import type { OwnAnswers } from './own-answers.ts'

const unknown: StatedFacts = {
  financing: null,
  occupancy: null,
  debtsStated: false,
  condoDebtLimit: null,
  price: 100_000_00,
}
const day = '2026-11-23'
const discount = { key: 'discount', weight: 0.31, value: 8, reason: '32% abaixo da avaliação' } as const

const answered = (answers: OwnAnswers, facts = unknown) =>
  answerScoreParts([discount, ...computeStatedParts(facts)], facts, answers)

const partOf = (key: string, answers: OwnAnswers, facts = unknown) =>
  answered(answers, facts).find(part => part.key === key)

const owing = (condominium: number | null, taxes: number | null): OwnAnswers => ({
  debts: { value: { condominium, taxes }, day },
})

it.each([
  ['occupancy', { occupancy: { value: 'occupied', day } }, 2],
  ['occupancy', { occupancy: { value: 'vacant', day } }, 10],
  ['financing', { financing: { value: false, day } }, 3],
  ['debts', owing(0, 0), 10],
  ['debts', owing(9_000, 1_000), 6],
  ['debts', owing(null, 10_000.01), 2],
] as const satisfies readonly (readonly [string, OwnAnswers, number])[])(
  'the part %s counts the answer %o with %s points and says whose it is',
  (key, answers, value) => {
    const part = partOf(key, answers)
    expect(part?.value).toBe(value)
    expect(part?.reason).toMatch(/ \(resposta sua\)$/)
  },
)

it('an answer replaces what the bank page says', () => {
  const page: StatedFacts = { ...unknown, occupancy: 'vacant', debtsStated: true, condoDebtLimit: 0 }
  expect(partOf('occupancy', {}, page)).toMatchObject({ value: 10, reason: 'Desocupado' })
  expect(partOf('occupancy', { occupancy: { value: 'occupied', day } }, page)?.value).toBe(2)
  expect(partOf('debts', owing(20_000, null), page)?.value).toBe(2)
})

it.each([
  [0, null],
  [null, 0],
])(
  'half an answer at zero (condomínio %s, tributos %s) leaves what the bank page says',
  (condominium, taxes) => {
    const half = owing(condominium, taxes)
    expect(partOf('debts', half)).toEqual(partOf('debts', {}))
    const page: StatedFacts = { ...unknown, debtsStated: true, condoDebtLimit: 0 }
    expect(partOf('debts', half, page)).toEqual(partOf('debts', {}, page))
  },
)

it('answers of a bad kind lower the score and never open a better one', () => {
  const bad = answered({ ...owing(20_000, null), occupancy: { value: 'occupied', day } })
  const good = answered({ ...owing(0, 0), occupancy: { value: 'vacant', day } })
  expect(averageScoreParts(bad)!).toBeLessThan(averageScoreParts(answered({}))!)
  expect(averageScoreParts(good)!).toBeGreaterThan(averageScoreParts(answered({}))!)
})

it('parts that no answer touches stay as they are, and answering twice is answering once', () => {
  const answers = owing(9_000, null)
  expect(partOf('discount', answers)).toEqual(discount)
  expect(answerScoreParts(answered(answers), unknown, answers)).toEqual(answered(answers))
})

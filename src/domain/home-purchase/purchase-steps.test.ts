import { describe, expect, it } from 'vitest'
import { judgeMoveIn, judgeMoveInOfHome, planPurchaseSteps, type StepFacts } from './purchase-steps.ts'

const facts: StepFacts = { financed: true, occupancy: 'vacant', hasRepairs: true, saleDate: null }
const today = '2026-11-26'
const keysOf = (given: Partial<StepFacts>) =>
  planPurchaseSteps({ ...facts, ...given }, today).map(({ key }) => key)

describe('the steps from choosing to the keys', () => {
  it('come one after the other, each no earlier than the one before', () => {
    const steps = planPurchaseSteps({ ...facts, occupancy: null }, today)
    expect(steps.map(({ key }) => key)).toEqual([
      'credit',
      'check',
      'offer',
      'approval',
      'payment',
      'contract',
      'registry',
      'possession',
      'repairs',
      'keys',
    ])
    for (const [at, step] of steps.entries()) {
      expect(step.from <= step.to).toBe(true)
      expect(step.from >= (steps[at - 1]?.from ?? today)).toBe(true)
      expect(step.to >= (steps[at - 1]?.to ?? today)).toBe(true)
    }
    expect(steps.at(-1)).toMatchObject({ from: '2027-01-07', to: '2028-03-07' })
  })

  it.each<[Partial<StepFacts>, string]>([
    [{ financed: false }, 'credit'],
    [{ occupancy: 'vacant' }, 'possession'],
    [{ hasRepairs: false }, 'repairs'],
  ])('with %j has no step "%s"', (given, key) => {
    expect(keysOf(given)).not.toContain(key)
  })

  it.each([
    ['holds the offer back until the date of the sale', '2027-01-20', '2027-01-20', '2027-01-20'],
    [
      'holds it back to a date that is the first on which there is time',
      '2026-12-07',
      '2026-12-07',
      '2026-12-07',
    ],
    ['ignores a date a day before that', '2026-12-06', '2026-12-07', '2027-02-08'],
    ['ignores a date before which there is no time left', '2026-11-27', '2026-12-07', '2027-02-08'],
  ])('%s', (_, saleDate, from, to) => {
    const offer = planPurchaseSteps({ ...facts, saleDate }, today).find(({ key }) => key === 'offer')
    expect(offer).toMatchObject({ from, to })
  })
})

describe('whether the keys come in time', () => {
  it.each([
    [null, null],
    [1, 'too-late'],
    [3, 'perhaps'],
    [12, 'in-time'],
  ])('in %s months is %s', (months, judgement) => {
    expect(judgeMoveIn(planPurchaseSteps(facts, today), today, months)).toBe(judgement)
  })

  it.each<[StepFacts['occupancy'], number | null, string | null]>([
    ['vacant', null, null],
    ['vacant', 1, 'too-late'],
    ['vacant', 3, 'perhaps'],
    ['vacant', 12, 'in-time'],
    [null, 3, 'perhaps'],
    [null, 12, 'perhaps'],
    [null, 24, 'in-time'],
    ['occupied', 3, 'too-late'],
    ['occupied', 6, 'perhaps'],
    ['occupied', 24, 'in-time'],
  ])('is judged for a home (%s) of a list in %s months: %s', (occupancy, months, judgement) => {
    expect(judgeMoveInOfHome({ ...facts, occupancy }, months)).toBe(judgement)
    expect(judgeMoveIn(planPurchaseSteps({ ...facts, occupancy }, today), today, months)).toBe(judgement)
  })
})

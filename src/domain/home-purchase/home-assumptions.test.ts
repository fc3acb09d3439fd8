import { describe, expect, it } from 'vitest'
import {
  buildHomeAssumptions,
  defaultHomeAssumptions,
  followBorrowerTerms,
  limitYears,
} from './home-assumptions.ts'

describe('what is assumed of a loan', () => {
  it('is what the bank charges over the counter for its own homes, at 40 years', () => {
    expect(defaultHomeAssumptions).toMatchObject({
      yearlyRate: 11.49,
      years: 20,
      system: 'sac',
      incomeShare: 30,
      financedShare: 80,
      lifeInsurance: 0.0093,
      damageInsurance: 0.0066,
      adminFee: 25_00,
    })
  })

  it('lends less and takes less of the income in PRICE', () => {
    expect(buildHomeAssumptions({ system: 'price', age: null })).toMatchObject({
      incomeShare: 25,
      financedShare: 70,
    })
  })

  it.each([
    [31, 0.0116, 20],
    [60, 0.1533, 20],
    [61, 0.2731, 19],
    [80, 0.3259, 0],
  ])('has the life insurance and the term of the age: at %i', (age, lifeInsurance, years) => {
    expect(buildHomeAssumptions({ system: 'sac', age })).toMatchObject({ lifeInsurance, years })
  })

  it('cuts a term of 35 years to what the age leaves', () => {
    expect([null, 45, 46, 79].map(age => limitYears(35, age))).toEqual([35, 35, 34, 1])
  })

  it('follows another system and age where nobody has changed it', () => {
    const [from, to] = [
      { system: 'sac', age: null },
      { system: 'price', age: 61 },
    ] as const
    const changed = { ...defaultHomeAssumptions, incomeShare: 20, years: 35, adminFee: 1 }
    expect(followBorrowerTerms(changed, from, to)).toEqual({
      ...changed,
      system: 'price',
      financedShare: 70,
      lifeInsurance: 0.2731,
      years: 19,
    })
    expect(followBorrowerTerms(buildHomeAssumptions(from), from, to)).toEqual(buildHomeAssumptions(to))
  })
})

import { describe, expect, it } from 'vitest'
import {
  buildAssumedCosts,
  computeReturnRange,
  type CostFacts,
  estimateWorstCondoDebt,
} from '../calculators/cost-assumptions.ts'
import { applyOwnAnswers, mergeOwnAnswers, type OwnAnswers } from './own-answers.ts'

const day = '2026-11-23'
const facts: CostFacts = {
  price: 100_000_00,
  evaluation: 200_000_00,
  modality: 'venda-online',
  category: 'apartamento',
  occupancy: null,
  state: 'SP',
  city: 'CAMPINAS',
  area: 50,
  condoDebtLimit: null,
  paid: null,
}
const costsWith = (answers: OwnAnswers) => buildAssumedCosts(applyOwnAnswers(facts, answers))!
const debts = (condominium: number | null, taxes: number | null): OwnAnswers => ({
  debts: { value: { condominium, taxes }, day },
})

describe('own answers in the cost sheet', () => {
  it('change nothing when there are none', () => {
    expect(costsWith({})).toEqual(buildAssumedCosts(facts))
  })

  it('say whether taking possession costs', () => {
    expect(costsWith({ occupancy: { value: 'vacant', day } }).evictionCost).toBe(0)
    expect(costsWith({ occupancy: { value: 'occupied', day } }).evictionCost).toBe(6_000_00)
    const land = applyOwnAnswers({ ...facts, category: 'terreno' }, { occupancy: { value: 'occupied', day } })
    expect(buildAssumedCosts(land)?.evictionCost).toBe(6_000_00)
  })

  it('bring the debts that the buyer pays', () => {
    expect(costsWith(debts(1234.56, null))).toMatchObject({ condoDebt: 1_234_56, taxDebt: 0 })
    expect(costsWith(debts(null, 800))).toMatchObject({ condoDebt: 0, taxDebt: 800_00 })
  })

  it('end the pessimistic guess about the condomínio debt once it is known', () => {
    const worst = (answers: OwnAnswers, limit: number | null = null) =>
      estimateWorstCondoDebt(
        applyOwnAnswers({ ...facts, condoDebtLimit: limit }, answers),
        costsWith(answers),
      )
    expect(worst({})).toBe(4_800_00)
    expect(worst(debts(0, null), 20_000_00)).toBe(0)
    expect(worst(debts(9_000, null))).toBe(9_000_00)
    expect(worst(debts(null, 0), 20_000_00)).toBe(20_000_00)
    const before = computeReturnRange(facts)!
    const after = computeReturnRange(applyOwnAnswers(facts, debts(0, 0)))!
    expect(after.low).toBeGreaterThan(before.low)
    expect(after.base).toBe(before.base)
  })

  it('leave the other facts alone', () => {
    expect(
      applyOwnAnswers(facts, { fgts: { value: true, day }, place: { value: 'confirmed', day } }),
    ).toEqual(facts)
  })
})

it('a change replaces the answers it has and removes those that are null', () => {
  const [fgts, financing] = [
    { value: true, day },
    { value: false, day },
  ]
  expect(mergeOwnAnswers({ fgts, financing }, { financing: null })).toEqual({ fgts })
  expect(mergeOwnAnswers({ fgts }, { fgts: financing, edital: undefined })).toEqual({ fgts: financing })
})

it('an own sale value takes the place of what the sources say, on whatever ground', () => {
  const saleValue = { value: 150_000, day }
  expect(costsWith({ saleValue }).saleValue).toBe(150_000_00)
  expect(buildAssumedCosts(applyOwnAnswers({ ...facts, evaluation: null }, { saleValue }))?.saleValue).toBe(
    150_000_00,
  )
  expect(buildAssumedCosts(applyOwnAnswers({ ...facts, evaluation: null }, {}))).toBeNull()
})

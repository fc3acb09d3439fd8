import { describe, expect, it } from 'vitest'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { bareProperty } from '#test/support/property-detail.ts'
import { judgedForAnybody, judgeReturn } from './judge-property.ts'
import { judgeLot } from './judge-lot.ts'
import { nothingWritten } from './nothing-written.ts'
import { unknownLotFacts } from './own-lot.ts'
import type { OwnLot } from './own-lot-schemas.ts'

const lot: OwnLot = {
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Casa',
  ...unknownLotFacts,
  price: 180_000,
  evaluationValue: 300_000,
  category: 'casa',
  city: 'Goiânia',
  state: 'GO',
  area: 80,
  occupancy: 'vacant',
  hasText: false,
  saved_at: '2026-01-10T12:00:00Z',
  ...nothingWritten,
}

const same = {
  ...bareProperty,
  price: 180_000,
  evaluationValue: 300_000,
  modality: 'leilao',
  category: 'casa',
  city: 'Goiânia',
  state: 'GO',
  area: 80,
  situation: 'vacant',
  condoDebtLimit: null,
} as const

describe('the judgement of a lot from elsewhere', () => {
  it.each([
    ['by the usual assumptions', null],
    ['by a saved sheet, at the price of today', exampleCostSheet],
  ])('is that of a property of the bank in an auction with the same facts: %s', (_, sheet) => {
    const bank = judgeReturn(same, { ...judgedForAnybody, sheet, targetRoi: 20 })
    expect(judgeLot({ ...lot, sheet }, 20)).toEqual(bank)
    expect(bank.returnRange).not.toBeNull()
  })

  it('is none without appraisal or price, unless its owner made a sheet, which then says the bid', () => {
    const unknown = { purchase: null, ground: 'none', returnRange: null, maxBid: null, own: false }
    expect(judgeLot({ ...lot, price: null }, 15)).toEqual(unknown)
    expect(judgeLot({ ...lot, evaluationValue: null }, 15)).toEqual(unknown)
    expect(judgeLot({ ...lot, price: null, evaluationValue: null, sheet: exampleCostSheet }, 15)).toEqual(
      judgeLot({ ...lot, evaluationValue: null, sheet: exampleCostSheet, price: exampleCostSheet.bid }, 15),
    )
  })
})

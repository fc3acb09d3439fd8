import { describe, expect, it } from 'vitest'
import { buildAssumedCosts } from '#domain/calculators/cost-assumptions.ts'
import { readLotText } from '#domain/own-lots/read-lot-text.ts'
import { lotPages } from '#test/support/lot-pages.ts'
import { toCostSheet } from './cost-sheet.ts'
import { nothingWritten } from './nothing-written.ts'
import { buildLotSheet, presentLotReading, unknownLotFacts } from './own-lot.ts'
import { NewOwnLot, OwnLot } from './own-lot-schemas.ts'

const lot: OwnLot = {
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'Casa',
  ...unknownLotFacts,
  price: 180_000,
  evaluationValue: 300_000,
  hasText: false,
  saved_at: '2026-01-10T12:00:00Z',
  ...nothingWritten,
}

describe('the sheet of a lot from elsewhere', () => {
  it('begins as that of a bank’s property in an auction with the same facts', () => {
    const known = {
      ...lot,
      category: 'casa',
      city: 'Goiânia',
      state: 'GO',
      area: 80,
      occupancy: 'vacant',
    } as const
    const question = buildAssumedCosts({
      price: 180_000_00,
      evaluation: 300_000_00,
      modality: 'leilao',
      category: 'casa',
      occupancy: 'vacant',
      state: 'GO',
      city: 'Goiânia',
      area: 80,
      condoDebtLimit: null,
      paid: null,
    })
    expect(question && toCostSheet(question, null)).toEqual(buildLotSheet(known))
    expect(buildLotSheet(known)).toMatchObject({
      bid: 180_000,
      saleValue: 300_000,
      commissionPercent: 5,
      evictionCost: 0,
    })
  })

  it('leaves ITBI and fees to the tables of its place', () => {
    expect(buildLotSheet(lot)).toMatchObject({
      itbiPercent: null,
      deedPercent: null,
      registryPercent: null,
      state: lot.state,
      evictionCost: 6000,
    })
  })

  it.each([
    ['price', { price: null }],
    ['appraisal', { evaluationValue: null }],
  ])('is not there without %s', (_, change) => {
    expect(buildLotSheet({ ...lot, ...change })).toBeNull()
  })
})

it.each(lotPages)('what was read of a page is what the API takes: %s', (_, text) => {
  const proposal = presentLotReading(readLotText(text, '2026-03-01'))
  const facts = Object.fromEntries(
    Object.entries(proposal).map(([field, found]) => [field, found?.value ?? null]),
  )
  const asked = { user_id: 'visitante-0123456789abcdef', ...facts, text }
  expect(NewOwnLot.safeParse(asked).error).toBeUndefined()
  expect(OwnLot.shape.price.parse(facts.price)).toBe(facts.price)
})

import { describe, expect, it } from 'vitest'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { toCostSheet } from '#contract/cost-sheet.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { buildAssumedCosts } from '#domain/calculators/cost-assumptions.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { firstNoteLine, readNotesState } from './favorite-notes.ts'
import { countByStage, isAtStage, stageFilters } from './favorite-stages.ts'
import { favoriteOf } from '#test/support/faked-favorites.ts'
import { listedProperty } from '#test/support/property-detail.ts'
import { summarizeFavorite } from './favorite-item.tsx'

describe('stages', () => {
  const all = (['lance', 'lance', null, 'arrematado'] as const).map(stage => ({ stage }) as Favorite)

  it('are counted; a favorite without a stage is being looked at, as on the board', () => {
    expect(countByStage(all)).toEqual({
      all: 4,
      analisando: 1,
      visitado: 0,
      lance: 2,
      arrematado: 1,
      reforma: 0,
      vendido: 0,
    })
  })

  it('list as many favorites as they count', () => {
    const counts = countByStage(all)
    for (const { value } of stageFilters)
      expect(all.filter(favorite => isAtStage(favorite, value))).toHaveLength(counts[value])
  })
})

describe('notes', () => {
  it.each([
    ['', ''],
    ['\n  \n', ''],
    ['\n  Ligar ao síndico. \nTelhado', 'Ligar ao síndico.'],
    ['n'.repeat(4000), 'n'.repeat(120)],
  ])('of %j are shortened on a card to %j', (notes, line) => expect(firstNoteLine(notes)).toBe(line))

  it('lose only what no database can store', () => {
    expect(tidyTypedText('a\0b\ud83d \ude00 👍\n\té')).toBe('ab  👍\n\té')
  })

  const open = {
    text: 'b',
    sentText: 'b',
    base: 'b',
    theirs: null,
    touched: true,
    kept: 'b',
    unsent: false,
    away: false,
  }
  it.each<[string, Partial<Parameters<typeof readNotesState>[0]>]>([
    ['saved', {}],
    ['untouched', { touched: false }],
    ['saving', { text: 'bc' }],
    ['saving', { base: 'a', unsent: true }],
    ['waiting', { base: 'a', unsent: true, away: true }],
    ['waiting', { touched: false, unsent: true, away: true }],
    ['saved', { away: true }],
    ['refused', { base: 'a', kept: 'a' }],
    ['saving', { base: 'a', kept: 'a', text: 'bc' }],
    ['apart', { base: 'a', kept: 'c', theirs: 'c' }],
    ['apart', { text: 'bc', kept: '', theirs: '' }],
    ['gone', { kept: undefined }],
    ['gone', { kept: undefined, text: 'bc', unsent: true }],
  ])('have the state %s: %o', (state, changes) => expect(readNotesState({ ...open, ...changes })).toBe(state))
})

describe('the summary of a cost sheet', () => {
  const assumed = buildAssumedCosts({
    price: 200_000_00,
    evaluation: 320_000_00,
    modality: 'venda-online',
    category: 'apartamento',
    occupancy: 'vacant',
    state: 'SP',
    condoDebtLimit: null,
    paid: null,
    city: 'LUGAR NENHUM',
    area: 50,
  })
  if (assumed === null) throw new Error('No sheet without an appraisal')
  const percents = { itbiPercent: 3, deedPercent: 1, registryPercent: 1 }
  const sheet: CostSheet = toCostSheet(
    { ...assumed, ...percents, reformCost: 0, monthlyHolding: 0 },
    'venda-online',
  )
  const summarize = (changes: Partial<CostSheet>, facts: Partial<Property> = {}, target = 15) =>
    summarizeFavorite(
      favoriteOf(
        { ...listedProperty, modality: 'venda-online', price: 200_000, discount: 40, ...facts },
        { sheet: { ...sheet, reformDocumented: 0, ...changes } },
      ),
      target,
    )
  const words = (...given: Parameters<typeof summarize>) =>
    summarize(...given)?.map(({ value, loss }) =>
      `${value}${loss ? ' (prejuízo)' : ''}`.replaceAll('\u00a0', ' '),
    )

  // 320.000 − 6 % = 300.800; 200.000 + 5 % = 210.000; tax 15 % of 90.800 = 13.620; profit 77.180.
  it('has profit, ROI and the maximum bid', () => {
    // (1 − 0,15) × 300.800 ÷ (1 + 0,15 − 0,15) ÷ 1,05 = 243.504,76
    expect(words({ saleValue: 320_000 })).toEqual(['R$ 77.180', '37%', 'R$ 243.504'])
  })

  it('goes by today’s price and by the person’s target, whatever the sheet bids and wants', () => {
    expect(words({ saleValue: 320_000, bid: 1_000, desiredRoi: 90 })).toEqual(words({ saleValue: 320_000 }))
    // 0,85 × 300.800 ÷ 1,1 ÷ 1,05
    expect(words({ saleValue: 320_000 }, {}, 25)?.[2]).toBe('R$ 221.367')
  })

  it('states nothing of a listing that is gone, and of a discount that nothing explains', () => {
    expect(summarize({}, { gone: true })).toBeNull()
    expect(summarize({}, { discount: 85, pageRead: false })).toBeNull()
    expect(summarize({}, { discount: 85, pageRead: true })).not.toBeNull()
  })

  it('shows a loss, shortens millions, and says when no bid is profitable', () => {
    expect(words({ saleValue: 100_000 }, { price: 2_000_000 })).toEqual([
      '−R$ 2,01 mi (prejuízo)',
      '−96% (prejuízo)',
      // 0,85 × 94.000 ÷ 1,05 = 76.095,24
      'R$ 76.095',
    ])
    expect(words({ saleValue: 1, condoDebt: 1000 })?.[2]).toBe('não há')
  })
})

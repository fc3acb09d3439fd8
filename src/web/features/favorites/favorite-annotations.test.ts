import { describe, expect, it } from 'vitest'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { toCostSheet } from '#contract/cost-sheet.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { buildAssumedCosts } from '#domain/calculators/cost-assumptions.ts'
import { firstNoteLine, readNotesState, tidyNotes } from './favorite-notes.ts'
import { countByStage, isAtStage, stageFilters } from './favorite-stages.ts'
import { summarizeFavorites } from './favorites-summary.ts'

describe('stages', () => {
  const all = (['lance', 'lance', null, 'arrematado'] as const).map(stage => ({ stage }) as Favorite)

  it('are counted, including favorites without one', () => {
    expect(countByStage(all)).toEqual({
      all: 4,
      analisando: 0,
      visitado: 0,
      lance: 2,
      arrematado: 1,
      none: 1,
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
    expect(tidyNotes('a\0b\ud83d \ude00 👍\n\té')).toBe('ab  👍\n\té')
  })

  const open = {
    text: 'b',
    said: 'b',
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
    city: 'LUGAR NENHUM',
    area: 50,
  })
  if (assumed === null) throw new Error('No sheet without an appraisal')
  const sheet: CostSheet = toCostSheet({ ...assumed, reformCost: 0, monthlyHolding: 0 }, 'venda-online')
  const words = (changes: Partial<CostSheet>) =>
    summarizeFavorites({ ...sheet, reformDocumented: 0, ...changes }).map(({ value, loss }) =>
      `${value}${loss ? ' (prejuízo)' : ''}`.replaceAll('\u00a0', ' '),
    )

  // 320.000 − 6 % = 300.800; 200.000 + 5 % = 210.000; tax 15 % of 90.800 = 13.620; profit 77.180.
  it('has profit, ROI and the maximum bid', () => {
    expect(words({ bid: 200_000, saleValue: 320_000 }).slice(0, 2)).toEqual(['R$ 77.180', '36%'])
    // (1 − 0,15) × 300.800 ÷ (1 + 0,15 − 0,15) ÷ 1,05 = 243.504,76
    expect(words({ bid: 200_000, saleValue: 320_000 })[2]).toBe('R$ 243.504')
  })

  it('shows a loss, shortens millions, and says when no bid is profitable', () => {
    expect(words({ bid: 2_000_000, saleValue: 100_000 })).toEqual([
      '−R$ 2,01 mi (prejuízo)',
      '−96% (prejuízo)',
      // 0,85 × 94.000 ÷ 1,05 = 76.095,24
      'R$ 76.095',
    ])
    expect(words({ saleValue: 1, condoDebt: 1000 })[2]).toBe('não há')
  })
})

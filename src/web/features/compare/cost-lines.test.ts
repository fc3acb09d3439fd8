import { describe, expect, it } from 'vitest'
import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing } from '#test/support/catalogue.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { buildComparisonCells } from './comparison-state.ts'
import { costLines, computeComparedCosts } from './cost-lines.ts'
import { firstWords, noteLines } from './comparison-rows.ts'
import { presentAt } from '#test/support/presentation.ts'

/** What the example sheet bids, in a sale with its commission. */
const listedAsBid = { price: 200_000_00, modality: 'licitacao' } as const

const favorite = (change: Partial<Favorite> = {}, listing: Partial<CataloguedListing> = {}): Favorite => {
  const property = presentProperty(createListing(listing), presentAt(new Date('2026-01-10T12:00:00Z')))
  return {
    property_id: property.id,
    title: property.title,
    city: property.city,
    state: property.state,
    price: property.price,
    evaluation_value: property.evaluationValue,
    area: property.area,
    saved_at: '2026-01-10T12:00:00Z',
    price_when_saved: property.price,
    ...nothingWrittenOnFavorite,
    property,
    ...change,
  }
}

/** Returns the cells of a line as text, the best ones with a star; no-break spaces become plain ones. */
function read(key: string, ...favorites: Favorite[]): string[] {
  const line = costLines.find(each => each.key === key)
  if (!line) throw new Error(`no line ${key}`)
  return buildComparisonCells(
    line,
    favorites.map(favorite => computeComparedCosts(favorite, 15)),
  ).map(({ text, best }) => `${text?.replaceAll('\u00a0', ' ') ?? line.unknown}${best ? ' *' : ''}`)
}

describe('the cost sheets side by side', () => {
  it.each([
    ['sheet', 'Sua planilha'],
    ['invested', 'R$ 262.000'],
    ['netProfit', 'R$ 31.180'],
    ['netRoi', '12%'],
    ['irr', '12,6%'],
    ['maxBid', 'R$ 192.618,18'],
  ])('show %s of a saved sheet as %s', (key, text) => {
    expect(read(key, favorite({ sheet: exampleCostSheet }, listedAsBid))).toEqual([text])
  })

  it('use the default assumptions without a saved sheet, and say so', () => {
    expect(read('sheet', favorite({ sheet: exampleCostSheet }), favorite())).toEqual([
      'Sua planilha',
      'Suposições padrão',
    ])
    const [own, assumed] = read('invested', favorite({ sheet: exampleCostSheet }), favorite())
    expect(assumed).not.toBe(own)
  })

  it('mark the best profit and ROI, but neither investment nor TIR', () => {
    const worse = { ...exampleCostSheet, saleValue: 250_000 }
    const both = [favorite({ sheet: worse }, listedAsBid), favorite({ sheet: exampleCostSheet }, listedAsBid)]
    expect(read('netRoi', ...both)).toEqual(['−10%', '12% *'])
    expect(read('netProfit', ...both)).toEqual(['−R$ 27.000', 'R$ 31.180 *'])
    expect(read('irr', ...both)[1]).toBe('12,6%')
    expect(
      read(
        'invested',
        favorite({ sheet: exampleCostSheet }),
        favorite({ sheet: { ...exampleCostSheet, bid: 1_000 } }),
      ).join(),
    ).not.toContain('*')
  })

  it('say when there is no maximum bid and when the bank gives no appraisal', () => {
    const hopeless = { ...exampleCostSheet, saleValue: 20_000 }
    expect(read('maxBid', favorite({ sheet: hopeless }))).toEqual(['não há'])
    const bare = favorite({}, { evaluation: null })
    expect(costLines.map(({ key }) => read(key, bare)[0])).toEqual(costLines.map(() => 'Sem avaliação'))
  })

  const noteOf = (one: Favorite) =>
    buildComparisonCells(costLines.find(({ key }) => key === 'netRoi')!, [computeComparedCosts(one, 15)])[0]
      ?.note

  it('give the net return with its ends, and say by whose account', () => {
    const answers: Favorite['answers'] = {
      debts: { value: { condominium: 9_000, taxes: null }, day: '2026-01-10' },
    }
    expect(noteOf(favorite())).toMatch(/^de .*% a .*%$/)
    expect(noteOf(favorite({ sheet: exampleCostSheet }))).toMatch(/^de .*% a .*%, sua conta$/)
    expect(noteOf(favorite({ answers }))).toMatch(/^de .*% a .*%, suas respostas$/)
    expect(read('sheet', favorite({ answers }))).toEqual(['Suposições e suas respostas'])
    expect(read('netRoi', favorite({ answers }))).not.toEqual(read('netRoi', favorite()))
  })

  it('judge no gone listing, even with an own sheet, and say first that a discount is out of the ordinary', () => {
    expect(computeComparedCosts(favorite({ sheet: exampleCostSheet }, { gone: true }), 15)).toBeNull()
    const unusual = favorite({}, { price: 20_000_00 })
    expect(read('netRoi', unusual, favorite())[0]).toMatch(/^Fora do comum: \d+%$/)
  })
})

describe('a favorite’s note', () => {
  it('is shown with its stage', () => {
    const noted = favorite({ stage: 'visitado', notes: 'Ligar para o síndico' })
    expect(noteLines.map(line => line.value(noted))).toEqual(['Visitado', 'Ligar para o síndico'])
  })

  it.each([
    ['nothing', '  ', ''],
    ['lines as one', 'Portaria\n\nboa', 'Portaria boa'],
    ['all that fits', 'a'.repeat(140), 'a'.repeat(140)],
    ['what is longer up to a word', `${'abcd '.repeat(40)}`, `${'abcd '.repeat(28).trim()}…`],
    ['no comma before the dots', `${'a'.repeat(130)}, bcdefghijklmnopq`, `${'a'.repeat(130)}…`],
    ['one long word cut', 'a'.repeat(141), `${'a'.repeat(140)}…`],
  ])('is shortened to %s', (_, text, shown) => {
    expect(firstWords(text)).toBe(shown)
  })
})

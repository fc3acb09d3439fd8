import { describe, expect, it } from 'vitest'
import { nothingWrittenOnFavorite } from '#contract/nothing-written.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { createListing } from '#test/support/catalogue.ts'
import { buildComparisonCells, listCompared, readComparedIds, writeComparedIds } from './comparison-state.ts'
import { comparisonGroups, type ComparedProperty, type ComparisonLine } from './comparison-row.ts'
import { comparisonRows } from './comparison-rows.ts'
import { presentAt } from '#test/support/presentation.ts'

const property = (overrides: Partial<CataloguedListing> = {}) =>
  presentProperty(createListing(overrides), presentAt(new Date('2026-01-10T12:00:00Z')))

const lines = comparisonRows.flatMap(row => (row.kind === 'property' ? [row.line] : []))

function lineOf(key: string): ComparisonLine<ComparedProperty> {
  const line = lines.find(each => each.key === key)
  if (!line) throw new Error(`no line ${key}`)
  return line
}

/** Returns the cells of a line as text, the best ones with a star; no-break spaces become plain ones. */
const read = (key: string, ...given: Partial<CataloguedListing>[]) =>
  buildComparisonCells(lineOf(key), given.map(property)).map(
    ({ text, best }) => `${text?.replaceAll('\u00a0', ' ') ?? '?'}${best ? ' *' : ''}`,
  )

describe('the property numbers in the address', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['1,2,3', ['1', '2', '3']],
    ['2,2,1,2', ['2', '1']],
    ['1,,abc,-4,5', ['1', '5']],
    ['%,<b>,1', ['1']],
  ])('are read from %s', (text, ids) => {
    expect(readComparedIds(text)).toEqual(ids)
  })

  it('are written as they are read, and are absent when there are none', () => {
    expect(readComparedIds(writeComparedIds(['3', '1']).ids)).toEqual(['3', '1'])
    expect(writeComparedIds([])).toEqual({})
  })
})

describe('the compared favorites', () => {
  const favorites = ['1', '2', '3', '4'].map(id => {
    const saved = property({ id })
    return {
      property_id: id,
      title: saved.title,
      city: saved.city,
      state: saved.state,
      price: saved.price,
      evaluation_value: saved.evaluationValue,
      area: saved.area,
      saved_at: '2026-01-10T12:00:00Z',
      price_when_saved: saved.price,
      ...nothingWrittenOnFavorite,
      property: saved,
    }
  })

  it.each([
    ['nothing', [], [], 0],
    ['favourites in the order asked for', ['3', '1'], ['3', '1'], 0],
    ['three at most', ['4', '3', '2', '1'], ['4', '3', '2'], 0],
    ['what is no favourite, which takes no place', ['9', '1', '8', '2', '3'], ['1', '2', '3'], 2],
  ])('are %s', (_, ids, shown, missing) => {
    const found = listCompared(ids, favorites)
    expect(found.chosen.map(({ property_id }) => property_id)).toEqual(shown)
    expect(found.missing).toBe(missing)
  })
})

describe('the rows of the comparison', () => {
  it('have unique keys, and every group has some', () => {
    const all = comparisonRows.map(({ line: { key, group } }) => ({ key, group }))
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(comparisonGroups))
  })

  it('format every number for people', () => {
    const full = property({ landArea: 120, garage: 1, rooms: 2 })
    const numbers = lines.filter(line => typeof line.value(full) === 'number')
    expect(numbers.length).toBeGreaterThanOrEqual(10)
    expect(numbers.filter(line => !line.write)).toEqual([])
  })

  it('explain the basis of each estimate', () => {
    for (const { line } of comparisonRows.filter(each => each.line.group === 'Estimativas'))
      expect(line.explain).toBeTruthy()
  })

  it('show the next price, no date of the list, which each column’s head says, and no rule of thumb outside the drawer', () => {
    const listed = { ...property(), nextPrice: 93_771.82, listDate: '2026-01-08', listAgeDays: 2 }
    expect(buildComparisonCells(lineOf('nextPrice'), [listed])[0]).toMatchObject({
      text: 'R$\u00a093.771,82',
      note: null,
    })
    const same = { ...listed, nextPrice: listed.price }
    expect(buildComparisonCells(lineOf('nextPrice'), [same])[0]?.note).toBe(
      'o mesmo, em Venda Online, sem os 5%',
    )
    expect(comparisonRows.filter(({ line }) => line.label === 'Lista de')).toEqual([])
    const drawer = comparisonRows.filter(({ line }) => line.group === 'Outras contas')
    expect(drawer.map(({ line }) => line.key)).toEqual(['irr', 'grossRoi', 'marketValue', 'estimatedRoi'])
    expect(
      comparisonRows.filter(({ line }) => /ROI|TIR|mercado/.test(line.label)).map(({ line }) => line.key),
    ).toEqual(['netRoi', 'irr', 'grossRoi', 'marketValue', 'estimatedRoi'])
  })

  it('do not break a price after its R$', () => {
    const broken = lines
      .flatMap(line => buildComparisonCells(line, [property()]))
      .filter(({ text }) => /R\$ /.test(text ?? ''))
    expect(broken).toEqual([])
  })

  it.each([
    ['price', 'R$ 150.000'],
    ['evaluation', 'R$ 200.000'],
    ['discount', '25%'],
    ['pricePerM2', 'R$ 3.102'],
    ['type', 'Apartamento'],
    ['neighborhood', 'Centro'],
    ['city', 'Campinas, SP'],
    ['area', '48,35 m²'],
    ['privateArea', '48,35 m²'],
    ['rooms', '2'],
    ['bathrooms', 'ao menos 1'],
    ['modality', 'Venda Online'],
  ])('show %s as %s', (key, text) => {
    expect(read(key, {})).toEqual([text])
  })

  it.each([
    ['auctionDate', { firstAuctionAt: '2026-01-20T10:00:00-03:00' }, '20 jan. 2026, 10h00'],
    ['financing', { financing: true }, 'Aceita'],
    ['financing', { financing: false }, 'Não aceita'],
    ['fgts', { fgts: false }, 'Não aceita'],
    ['occupancy', { occupancy: 'occupied' }, 'Ocupado'],
    ['landArea', { landArea: 250 }, '250 m²'],
    ['garage', { garage: 2 }, '2'],
    ['modality', { modality: null, auctionType: 'Outra venda' }, 'Outra venda'],
  ] satisfies [string, Partial<CataloguedListing>, string][])('show %s of %o as %s', (key, given, text) => {
    expect(read(key, given)).toEqual([text])
  })

  it.each([
    ['leilao', '1º leilão'],
    ['licitacao', 'abertura das propostas'],
    ['venda-online', 'fim da venda'],
    [null, null],
  ] as const)('call the next date of a %s %s', (modality, note) => {
    const dated = property({ modality, firstAuctionAt: '2026-01-20T10:00:00-03:00' })
    expect(buildComparisonCells(lineOf('auctionDate'), [dated])[0]?.note).toBe(note)
  })

  it.each(['auctionDate', 'financing', 'fgts', 'occupancy', 'landArea', 'garage'])(
    'leave %s unknown when the list does not state it',
    key => {
      expect(read(key, {}, {})).toEqual(['?', '?'])
    },
  )

  it.each([
    ['occupancy', 'Ocupado (sua resposta)'],
    ['financing', 'Não aceita (sua resposta)'],
    ['fgts', 'Aceita (sua resposta)'],
  ])('show %s as the person found it out: %s', (key, text) => {
    const day = '2026-01-05'
    const answers = {
      occupancy: { value: 'occupied' as const, day },
      financing: { value: false, day },
      fgts: { value: true, day },
    }
    const answered = { ...property({ occupancy: 'vacant', financing: true }), answers }
    expect(buildComparisonCells(lineOf(key), [answered])[0]?.text).toBe(text)
  })

  it('leave the discount unknown without an appraisal', () => {
    expect(read('discount', { evaluation: null })).toEqual(['?'])
  })
})

describe('the best value of a row', () => {
  it('is contested only by columns that take part', () => {
    const columns = [{ price: 1_00 }, { price: 2_00 }, { price: 3_00 }].map(property)
    const best = (...outside: boolean[]) =>
      buildComparisonCells(lineOf('price'), columns, outside).map(cell => cell.best)
    expect(best(true, false, false)).toEqual([false, true, false])
    expect(best(true, true, false)).toEqual([false, false, false])
  })

  it.each<[string, string, Partial<CataloguedListing>[], string[]]>([
    [
      'is the lowest price',
      'price',
      [{ price: 2_00 }, { price: 1_00 }, { price: 3_00 }],
      ['R$ 2', 'R$ 1 *', 'R$ 3'],
    ],
    ['is the highest number of rooms', 'rooms', [{ rooms: 1 }, { rooms: 3 }], ['1', '3 *']],
    [
      'leaves out what is not known',
      'rooms',
      [{ rooms: null }, { rooms: 2 }, { rooms: 3 }],
      ['?', '2', '3 *'],
    ],
    [
      'is marked wherever it stands',
      'rooms',
      [{ rooms: 3 }, { rooms: 1 }, { rooms: 3 }],
      ['3 *', '1', '3 *'],
    ],
    ['is none where all are equal', 'rooms', [{ rooms: 3 }, { rooms: 3 }], ['3', '3']],
    ['is none where all known ones are equal', 'rooms', [{ rooms: 3 }, { rooms: null }], ['3', '?']],
    [
      'goes by what one reads',
      'area',
      [{ area: 120.2 }, { area: 120.4 }, { area: 60 }],
      ['120 m² *', '120 m² *', '60 m²'],
    ],
    [
      'is none where the areas are of different things',
      'area',
      [
        { area: 50, privateArea: 50 },
        { area: 120, privateArea: null, totalArea: 120 },
      ],
      ['50 m²', '120 m²'],
    ],
    [
      'is none of what rests on such areas',
      'pricePerM2',
      [
        { area: 50, privateArea: 50 },
        { area: 300, category: 'terreno', privateArea: null, landArea: 300 },
      ],
      ['R$ 3.000', 'R$ 500'],
    ],
    [
      'does not mind what is not known to be of something else',
      'area',
      [
        { area: 50, privateArea: 50 },
        { area: 80, privateArea: 80 },
        { area: null, privateArea: null },
      ],
      ['50 m²', '80 m² *', '?'],
    ],
    [
      'may be below nothing',
      'discount',
      [
        { price: 300_00, evaluation: 200_00 },
        { price: 400_00, evaluation: 200_00 },
      ],
      ['50% acima da avaliação *', '100% acima da avaliação'],
    ],
    [
      'is none where more is not better',
      'evaluation',
      [{}, { evaluation: 300_000_00 }],
      ['R$ 200.000', 'R$ 300.000'],
    ],
    ['is none of words', 'financing', [{ financing: true }, { financing: false }], ['Aceita', 'Não aceita']],
  ])('%s', (_, key, given, expected) => {
    expect(read(key, ...given)).toEqual(expected)
  })
})

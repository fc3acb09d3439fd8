import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { emptyCriteria, readCriteria, writeCriteria } from './search-criteria.ts'
import { readSavedFilters, tidyBounds, writeSavedFilters } from './saved-filters.ts'

const canonical = (json: Record<string, unknown>) => writeSavedFilters(readSavedFilters(json))

describe('the filters of a saved search', () => {
  it.each([
    ['nothing', {}, {}],
    ['a state in any case', { state: ' sp ' }, { state: 'SP' }],
    ['several states', { state: ['sp', 'RJ', 'SP'] }, { state: ['SP', 'RJ'] }],
    ['a list of one state', { state: ['SP'] }, { state: 'SP' }],
    [
      'a city and a text with spaces around',
      { city: ' Santos ', text: '  vista  mar ' },
      { city: 'Santos', text: 'vista mar' },
    ],
    ['several cities', { city: ['Santos', 'Campinas'] }, { city: ['Santos', 'Campinas'] }],
    ['a category in any case', { category: ' CASA ' }, { category: 'casa' }],
    [
      'one neighborhood and modality',
      { neighborhood: 'Centro', modality: 'leilao' },
      { neighborhood: ['Centro'], modality: ['leilao'] },
    ],
    [
      'bounds',
      { minPrice: 100000.5, maxPrice: 2e5, minArea: 48.35, maxArea: 80 },
      { minPrice: 100000.5, maxPrice: 200000, minArea: 48.35, maxArea: 80 },
    ],
    [
      'bounds that are text, as far as it is a number',
      { minPrice: '100000', maxPrice: '300.000', minArea: ' 48.35 ', maxArea: true },
      { minPrice: 100000, minArea: 48.35 },
    ],
    [
      'no bounds that say something else',
      { minPrice: 'abc', maxPrice: '1e5', minArea: ['1'], maxArea: {} },
      {},
    ],
    [
      'bounds that are no real numbers',
      { minPrice: Number.NaN, maxPrice: Number.POSITIVE_INFINITY, minArea: null, maxArea: -1 },
      {},
    ],
    ['a minimum above the maximum', { minPrice: 2, maxPrice: 1, category: 'casa' }, { category: 'casa' }],
    [
      'counts and flags',
      { minRooms: 2, minGarage: 1, minDiscount: 33.33, financing: true, fgts: false, hasAuctionDate: true },
      { minDiscount: 33.33, minRooms: 2, minGarage: 1, financing: true, fgts: false, hasAuctionDate: true },
    ],
    ['several categories', { category: ['casa', 'Terreno'] }, { category: ['casa', 'terreno'] }],
    ['a list of one category', { category: ['casa'] }, { category: 'casa' }],
    ['a city in quotes, saved before', { city: '"Itu"' }, { city: 'Itu' }],
    [
      'what is left out',
      { notCategory: 'terreno', notCity: 'Santos' },
      { notCity: ['Santos'], notCategory: ['terreno'] },
    ],
    [
      'a place and how far',
      { near: 'Campinas,sp', within: 50, interior: true, region: 'sul' },
      { region: ['sul'], interior: true, near: 'Campinas,SP', within: 50 },
    ],
    [
      'days, instalments and returns',
      { newWithin: 7, cutWithin: 30, closesWithin: 3, maxInstalment: 1500, downPayment: 4e4, minReturn: 0 },
      { minReturn: 0, maxInstalment: 1500, downPayment: 40000, newWithin: 7, cutWithin: 30, closesWithin: 3 },
    ],
    ['filters that take the unknown', { fgts: true, orUnknown: 'fgts' }, { fgts: true, orUnknown: ['fgts'] }],
    ['the members of a list', { list: 'roi' }, { list: 'roi' }],
    ['unset values', { state: '', city: null, minPrice: 0, financing: undefined, text: ' ' }, {}],
    [
      'wrong values beside right ones',
      { state: 'XX', category: 'castelo', city: { a: 1 }, sort: 'best', text: 'mar' },
      { text: 'mar' },
    ],
    ['unknown names', { page: 3, limit: 10, $where: '1=1', constructor: 'x' }, {}],
    ['a net ROI', { sort: '-netRoi', minNetRoi: 20 }, { minNetRoi: 20, sort: '-netRoi' }],
    ['no loss', { minNetRoi: 0, minDiscount: 0 }, { minNetRoi: 0 }],
    ['a loss that is put up with', { minNetRoi: -25.7 }, { minNetRoi: -25.7 }],
    ['an order', { sort: '-discount' }, { sort: '-discount' }],
    ['the usual order', { sort: 'relevance' }, {}],
  ])('keep %s', (_, given, kept) => {
    expect(canonical(given)).toStrictEqual(kept)
    expect(canonical(kept)).toStrictEqual(kept)
  })

  it('lose only the bounds that are wrong by themselves', () => {
    const kept = { minPrice: 2, maxPrice: 1, state: 'XX', city: { a: 1 }, page: 3 }
    const problem = expect.stringContaining('Informe um número')
    expect(tidyBounds({ ...kept, minArea: '48', maxArea: -1 })).toEqual({
      filters: { ...kept, minArea: 48 },
      leftOut: { maxArea: problem },
    })
    expect(tidyBounds({ minPrice: 0.125, maxPrice: null, minArea: Number.NaN, maxArea: [80] })).toEqual({
      filters: {},
      leftOut: { minPrice: problem, minArea: problem, maxArea: problem },
    })
    expect(tidyBounds({ minPrice: '', maxPrice: 0 })).toEqual({ filters: {}, leftOut: {} })
  })

  it('have the same order, whatever the order of the input', () => {
    expect(JSON.stringify(canonical({ sort: 'price', minPrice: 1, city: 'Santos', state: 'SP' }))).toBe(
      '{"state":"SP","city":"Santos","minPrice":1,"sort":"price"}',
    )
  })

  it('are the same after being written and read back', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const { criteria: normal } = readCriteria(writeCriteria(criteria))
        expect(readSavedFilters(JSON.parse(JSON.stringify(writeSavedFilters(normal))))).toEqual(normal)
      }),
    )
  })

  it('are read from any JSON without throwing, and the same when read again', () => {
    const names = fc.constantFrom(...Object.keys(emptyCriteria), '__proto__', 'page')
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), given => {
        const once = canonical(given)
        expect(canonical(JSON.parse(JSON.stringify(once)))).toStrictEqual(once)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { readSearchAddress, readSearchPreset, writeSearchAddress } from './search-address.ts'

const read = (query: string) => readSearchAddress(readQueryString(query))

describe('the search in the URL', () => {
  it.each([
    ['', emptyCriteria],
    ['?type=casa', { ...emptyCriteria, category: ['casa'] }],
    ['?type=casa&type=rural', { ...emptyCriteria, category: ['casa', 'rural'] }],
    ['?category=apartamento', { ...emptyCriteria, category: ['apartamento'] }],
    ['?state=go&city=Goi%C3%A2nia', { ...emptyCriteria, state: ['GO'], city: ['Goiânia'] }],
    ['?city=%22ITU%22', { ...emptyCriteria, city: ['ITU'] }],
    ['?near=Campinas,SP&within=50', { ...emptyCriteria, near: 'Campinas,SP', within: 50 }],
    ['?fgts=true&orUnknown=fgts', { ...emptyCriteria, fgts: true, orUnknown: ['fgts'] }],
    ['?modality=leilao&modality=venda-direta', { ...emptyCriteria, modality: ['leilao', 'venda-direta'] }],
    ['?minPrice=50000&maxPrice=250000.5', { ...emptyCriteria, minPrice: 5_000_000, maxPrice: 25_000_050 }],
  ])('is read from %s', (query, criteria) => {
    expect(read(query)).toEqual(criteria)
  })

  it.each([
    ['?state=XX&sort=bogus&minPrice=abc&limit=-3&minRooms=2.5', emptyCriteria],
    ['?type=castelo', emptyCriteria],
    ['?minPrice=9&maxPrice=1', emptyCriteria],
    ['?%E0%A4%A=1&text=%E0%A4%A', emptyCriteria],
    ['?category=nada', emptyCriteria],
  ])('of %s ignores invalid parameters', (query, criteria) => {
    expect(read(query)).toEqual(criteria)
  })

  it.each([
    ['roi', { minNetRoi: 20, minReturn: 0, unexplained: false }],
    ['rung', { rung: 1, cutWithin: 7 }],
    ['ending', { list: 'ending', sort: 'auction' }],
    ['premium', { list: 'premium' }],
    ['discount', { minDiscount: 50, sort: '-discount' }],
  ] as const)(
    'of a link to the curated list %s is a search that takes filters and orders',
    (list, preset) => {
      expect(read(`?category=${list}&state=GO&type=casa`)).toEqual({
        ...emptyCriteria,
        state: ['GO'],
        category: ['casa'],
        ...preset,
      })
      expect(read(`?category=${list}&sort=price`)).toEqual({ ...emptyCriteria, ...preset, sort: 'price' })
      expect(read(`?${writeQueryString(writeSearchAddress(read(`?category=${list}`)))}`)).toEqual(
        read(`?category=${list}`),
      )
    },
  )

  it('survives writing and reading the URL', () => {
    fc.assert(
      fc.property(
        fc.record({
          state: fc.subarray(['GO', 'SP', 'AC'] as const),
          category: fc.subarray(['casa', 'rural'] as const),
          text: fc.constantFrom(null, 'rua & 50% "x"'),
          minPrice: fc.constantFrom(null, 5_000_001),
          financing: fc.constantFrom(null, true, false),
          sort: fc.constantFrom(...sortOrders),
        }),
        chosen => {
          const criteria = {
            ...emptyCriteria,
            ...chosen,
            state: [...chosen.state],
            category: [...chosen.category],
          }
          expect(read(`?${writeQueryString(writeSearchAddress(criteria))}`)).toEqual(criteria)
        },
      ),
    )
  })
})

describe('filters passed by another page', () => {
  it('are read like a saved search', () => {
    expect(
      readSearchPreset({ state: 'GO', city: 'Goiânia', category: 'casa', minPrice: 50000, maxPrice: null }),
    ).toEqual({
      ...emptyCriteria,
      state: ['GO'],
      city: ['Goiânia'],
      category: ['casa'],
      minPrice: 5_000_000,
    })
  })

  it.each([[undefined], [null], ['GO']])('are null for %s', given => {
    expect(readSearchPreset(given)).toBeNull()
  })
})

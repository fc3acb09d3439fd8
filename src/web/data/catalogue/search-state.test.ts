import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { readSearchPreset, readSearchState, searchStateFor, writeSearchState } from './search-state.ts'

const read = (query: string) => readSearchState(readQueryString(query))

describe('the search state in the URL', () => {
  it.each([
    ['', emptyCriteria],
    ['?type=casa', { ...emptyCriteria, category: 'casa' }],
    ['?category=apartamento', { ...emptyCriteria, category: 'apartamento' }],
    ['?state=go&city=Goi%C3%A2nia', { ...emptyCriteria, state: ['GO'], city: ['Goiânia'] }],
    ['?modality=leilao&modality=venda-direta', { ...emptyCriteria, modality: ['leilao', 'venda-direta'] }],
    ['?minPrice=50000&maxPrice=250000.5', { ...emptyCriteria, minPrice: 5_000_000, maxPrice: 25_000_050 }],
  ])('is read from %s', (query, criteria) => {
    expect(read(query)).toEqual({ criteria, curated: null })
  })

  it.each([
    ['?state=XX&sort=bogus&minPrice=abc&limit=-3&minRooms=2.5', emptyCriteria],
    ['?type=castelo', emptyCriteria],
    ['?minPrice=9&maxPrice=1', emptyCriteria],
    ['?%E0%A4%A=1&text=%E0%A4%A', emptyCriteria],
    ['?category=nada', emptyCriteria],
  ])('of %s ignores invalid parameters', (query, criteria) => {
    expect(read(query)).toEqual({ criteria, curated: null })
  })

  it.each(['roi', 'ending', 'premium', 'discount'] as const)(
    'of ?category=%s is a curated list without filters',
    list => {
      expect(read(`?category=${list}&state=GO`)).toEqual({ criteria: emptyCriteria, curated: list })
      expect(writeSearchState(read(`?category=${list}`))).toEqual({ category: list })
    },
  )

  it('survives writing and reading the URL', () => {
    fc.assert(
      fc.property(
        fc.record({
          state: fc.subarray(['GO', 'SP', 'AC'] as const),
          category: fc.constantFrom(null, 'casa' as const, 'rural' as const),
          text: fc.constantFrom(null, 'rua & 50% "x"'),
          minPrice: fc.constantFrom(null, 5_000_001),
          financing: fc.constantFrom(null, true, false),
          sort: fc.constantFrom(...sortOrders),
        }),
        chosen => {
          const state = searchStateFor({ ...emptyCriteria, ...chosen, state: [...chosen.state] })
          expect(read(`?${writeQueryString(writeSearchState(state))}`)).toEqual(state)
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
      category: 'casa',
      minPrice: 5_000_000,
    })
  })

  it.each([[undefined], [null], ['GO']])('are null for %s', given => {
    expect(readSearchPreset(given)).toBeNull()
  })
})

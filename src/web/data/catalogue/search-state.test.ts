import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything, sorts } from '#domain/search/criteria.ts'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { readPreset, readSearch, searchFor, writeSearch } from './search-state.ts'

const read = (query: string) => readSearch(readQuery(query))

describe('the search state in the URL', () => {
  it.each([
    ['', everything],
    ['?type=casa', { ...everything, category: 'casa' }],
    ['?category=apartamento', { ...everything, category: 'apartamento' }],
    ['?state=go&city=Goi%C3%A2nia', { ...everything, state: ['GO'], city: ['Goiânia'] }],
    ['?modality=leilao&modality=venda-direta', { ...everything, modality: ['leilao', 'venda-direta'] }],
    ['?minPrice=50000&maxPrice=250000.5', { ...everything, minPrice: 5_000_000, maxPrice: 25_000_050 }],
  ])('is read from %s', (query, criteria) => {
    expect(read(query)).toEqual({ criteria, curated: null })
  })

  it.each([
    ['?state=XX&sort=bogus&minPrice=abc&limit=-3&minRooms=2.5', everything],
    ['?type=castelo', everything],
    ['?minPrice=9&maxPrice=1', everything],
    ['?%E0%A4%A=1&text=%E0%A4%A', everything],
    ['?category=nada', everything],
  ])('of %s ignores invalid parameters', (query, criteria) => {
    expect(read(query)).toEqual({ criteria, curated: null })
  })

  it.each(['roi', 'ending', 'premium', 'discount'] as const)(
    'of ?category=%s is a curated list without filters',
    list => {
      expect(read(`?category=${list}&state=GO`)).toEqual({ criteria: everything, curated: list })
      expect(writeSearch(read(`?category=${list}`))).toEqual({ category: list })
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
          sort: fc.constantFrom(...sorts),
        }),
        chosen => {
          const state = searchFor({ ...everything, ...chosen, state: [...chosen.state] })
          expect(read(`?${writeQuery(writeSearch(state))}`)).toEqual(state)
        },
      ),
    )
  })
})

describe('filters passed by another page', () => {
  it('are read like a saved search', () => {
    expect(
      readPreset({ state: 'GO', city: 'Goiânia', category: 'casa', minPrice: 50000, maxPrice: null }),
    ).toEqual({
      ...everything,
      state: ['GO'],
      city: ['Goiânia'],
      category: 'casa',
      minPrice: 5_000_000,
    })
  })

  it.each([[undefined], [null], ['GO']])('are null for %s', given => {
    expect(readPreset(given)).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { countNaively } from '#test/support/naive-facets.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { foldText } from '../../fold-text.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { countFacets, type FacetCounts } from './count-facets.ts'
import { countListings } from './search-listings.ts'

const catalogue = someCatalogue(300, 4)
const { now } = catalogue
const index = buildIndex(catalogue)

const totalsOf = <T extends { total: number }>(counts: readonly T[], keyOf: (count: T) => string) =>
  Object.fromEntries(counts.filter(({ total }) => total > 0).map(count => [keyOf(count), count.total]))

const facetsOf = (counts: FacetCounts) => ({
  ...counts,
  state: totalsOf(counts.state, ({ value }) => value),
  city: totalsOf(counts.city, ({ state, value }) => `${state} ${foldText(value)}`),
  category: totalsOf(counts.category, ({ value }) => value),
  modality: totalsOf(counts.modality, ({ value }) => value),
  price: counts.price.map(({ total }) => total),
})

describe('the counts of a search', () => {
  it('are what choosing each value finds, searched one by one', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const { neighborhood: _, ...counts } = facetsOf(countFacets(index, criteria, now))
        const { neighborhood: __, ...expected } = countNaively(catalogue, criteria)
        expect(counts).toEqual(expected)
      }),
      { numRuns: inDepth(30, 400) },
    )
  })

  it('are the fifty largest neighborhoods, each counted over all spellings of its city', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const counts = countFacets(index, criteria, now).neighborhood
        const expected = countNaively(catalogue, criteria).neighborhood
        const sizes = Object.values(expected).sort((a, b) => b - a)
        expect(counts.map(({ total }) => total)).toEqual(sizes.slice(0, 50))
        for (const { state, city, value, total } of counts)
          expect(expected[`${state} ${foldText(city)} ${foldText(value)}`]).toBe(total)
      }),
      { numRuns: inDepth(10, 100) },
    )
  })

  it('of a value that is left out are what choosing it finds', () => {
    const { value: neighborhood, city, state } = countFacets(index, emptyCriteria, now).neighborhood[0]!
    const out: Criteria = {
      ...emptyCriteria,
      notCategory: ['terreno', 'casa'],
      notModality: ['leilao'],
      notNeighborhood: [neighborhood],
    }
    const counts = countFacets(index, out, now)
    for (const [total, change] of [
      [
        counts.category.find(({ value }) => value === 'terreno')!.total,
        { category: ['terreno'], notCategory: ['casa'] },
      ],
      [
        counts.modality.find(({ value }) => value === 'leilao')!.total,
        { modality: ['leilao'], notModality: [] },
      ],
      [
        counts.neighborhood.find(
          each => each.value === neighborhood && each.city === city && each.state === state,
        )!.total,
        { state: [state], city: [city], neighborhood: [neighborhood], notNeighborhood: [] },
      ],
    ] as [number, Partial<Criteria>][]) {
      expect(total).toBeGreaterThan(0)
      expect(total).toBe(countListings(index, { ...out, ...change }, now))
    }
  })

  it('of a city are what a search of its name in its state finds', () => {
    const named = arbitraryCriteria.map(criteria => ({ ...criteria, notCity: [] }))
    fc.assert(
      fc.property(named, criteria => {
        for (const { value, state, total } of countFacets(index, criteria, now).city) {
          // A name that is part of others means them all where no municipality is known by it.
          if (value === 'Vitória' && state === 'SC') continue
          expect(countListings(index, { ...criteria, city: [value], state: [state] }, now)).toBe(total)
        }
      }),
      { numRuns: inDepth(20, 200) },
    )
  })

  it('put the largest places first and the others in their own order', () => {
    const { state, city, category, modality } = countFacets(index, emptyCriteria, now)
    for (const counts of [state, city])
      expect(counts.map(({ total }) => total)).toEqual(
        counts.map(({ total }) => total).toSorted((a, b) => b - a),
      )
    expect(category.map(({ value }) => value)).toEqual([
      'casa',
      'apartamento',
      'terreno',
      'rural',
      'comercial',
    ])
    expect(modality.map(({ value }) => value)).toEqual([
      'leilao',
      'licitacao',
      'venda-online',
      'venda-direta',
    ])
  })

  it('say how many answer yes, no and nothing, also where a filter takes the unknown ones', () => {
    const criteria: Criteria = { ...emptyCriteria, fgts: true, orUnknown: ['fgts'] }
    const { fgts, total } = countFacets(index, criteria, now)
    expect(total).toBe(fgts.yes + fgts.unknown)
    expect(fgts.yes + fgts.no + fgts.unknown).toBe(index.size)
  })
})

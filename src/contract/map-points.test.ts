import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { filterNaively } from '#test/support/naive-search.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { buildTestIndex } from '#test/support/listing-source.ts'
import { createListing } from '#test/support/catalogue.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { countListings } from '#domain/search/index/search-listings.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { MapPoints } from './catalogue-schemas.ts'
import { buildMapPoints, buildMapPointsInSlices } from './map-points.ts'

const now = new Date('2026-11-20T12:00:00Z')
const goiania: SearchMunicipality = {
  code: 1,
  state: 'GO',
  name: 'Goiânia',
  lat: -16.67861,
  lng: -49.25389,
  capital: true,
}
const municipalities: MunicipalityTable = {
  find: (state, city) => (state === 'GO' && ['GOIANIA', 'GOIÂNIA'].includes(city) ? goiania : null),
  recognize: () => [],
  named: name => (name.toLowerCase() === 'goiânia' ? [goiania] : []),
}
const center = { lat: -16.67861, lng: -49.25389, precision: 'city' as const }
const street = { lat: -16.7, lng: -49.3, precision: 'building' as const }
const jatai = { lat: -17.88, lng: -51.72, precision: 'city' as const }

const listings: CataloguedListing[] = [
  { id: '30', city: 'JATAI', place: jatai, category: 'comercial' as const, price: 99_999_50 },
  { id: '20', city: 'GOIANIA', place: center, category: 'casa' as const, price: 100_000_00 },
  { id: '8555500000001', city: 'GOIÂNIA', place: center, category: null, price: 80_000_00 },
  { id: '25', city: 'GOIANIA', place: street, category: 'terreno' as const, price: 120_000_49 },
  { id: '10', city: 'GOIANIA', place: street, category: 'apartamento' as const, price: 50_000_00 },
  { id: '40', city: 'GOIANIA', place: null, category: 'casa' as const, price: 1_00 },
].map(values => createListing({ state: 'GO', evaluation: 200_000_00, ...values }))
const index = buildTestIndex(listings, municipalities)
const build = (change: Partial<Criteria> = {}): MapPoints =>
  buildMapPoints(index, { ...emptyCriteria, ...change }, now)

describe('the points of the map', () => {
  it('are columns by city, precision and point, spellings of a municipality together', () => {
    expect(build()).toEqual({
      total: 5,
      near: null,
      cities: [
        { state: 'GO', name: 'Goiânia', precision: 'building', lats: [-16.7], lngs: [-49.3], totals: [2] },
        {
          state: 'GO',
          name: 'Goiânia',
          precision: 'city',
          lats: [-16.67861],
          lngs: [-49.25389],
          totals: [2],
        },
        { state: 'GO', name: 'JATAI', precision: 'city', lats: [-17.88], lngs: [-51.72], totals: [1] },
      ],
      ids: [10, 15, -5, 8_555_499_999_981, 30 - 8_555_500_000_001],
      prices: [50_000, 120_000, 100_000, 80_000, 100_000],
      discounts: [75, 40, 50, 60, 50],
      categories: 'atc-o',
    })
  })

  it('say an unknown discount, and pass their own schema', () => {
    const unknown = buildTestIndex([createListing({ evaluation: null, place: center })], municipalities)
    const points = buildMapPoints(unknown, emptyCriteria, now)
    expect(points.discounts).toEqual([null])
    for (const answer of [points, build(), build({ text: 'nadaassim' })])
      expect(MapPoints.parse(answer)).toEqual(answer)
  })

  it('are those of the list for a drawn area, which holds no listing without a place', () => {
    const shape = encodeShape([
      { lat: -16.6, lng: -49.4 },
      { lat: -16.6, lng: -49.28 },
      { lat: -16.8, lng: -49.28 },
      { lat: -16.8, lng: -49.4 },
    ])
    expect(build({ shape })).toMatchObject({ total: 2, ids: [10, 15] })
    expect(countListings(index, { ...emptyCriteria, shape }, now)).toBe(2)
  })

  it('say where the city of `near` is', () => {
    const { near, total } = build({ near: 'Goiânia,GO' })
    expect(near).toEqual({ lat: -16.67861, lng: -49.25389 })
    expect(total).toBe(4)
    expect(build({ near: 'Lugar nenhum,GO' })).toMatchObject({ near: null, total: 0, cities: [] })
  })

  it('are of one version of the catalogue, also when the next one is built meanwhile', () => {
    const work = buildMapPointsInSlices(index, emptyCriteria, now)
    const expected = build()
    let step = work.next()
    for (let at = 0; !step.done; at++) {
      index.places.addCity('GO', `ABADIA ${at}`)
      step = work.next()
    }
    expect(step.value).toEqual(expected)
    expect(index.places.cities.length).toBeGreaterThan(4)
  })

  it('have every listing found one by one that has a place, with its price, category and point', () => {
    const catalogue = someCatalogue(200, 17)
    const some = buildIndex(catalogue)
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const points = buildMapPoints(some, criteria, catalogue.now)
        const places = points.cities.flatMap(({ state, precision, lats, lngs, totals }) =>
          totals.flatMap((total, at) =>
            Array.from({ length: total }, () => ({
              state,
              place: { lat: lats[at], lng: lngs[at], precision },
            })),
          ),
        )
        let id = 0
        const drawn = points.ids.map((difference, at) => ({
          id: String((id += difference)),
          price: points.prices[at],
          ...places[at],
        }))
        const expected = filterNaively(catalogue, criteria)
          .filter(({ place }) => place !== null)
          .map(({ id, price, state, place }) => ({ id, price: Math.round(price / 100), state, place }))
        const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id)
        expect(drawn.toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
        expect(points.total).toBe(drawn.length)
        expect(points.categories).toHaveLength(drawn.length)
      }),
      { numRuns: inDepth(50, 500) },
    )
  })
})

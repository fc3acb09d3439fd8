import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '#test/support/built-index.ts'
import { buildTestIndex } from '#test/support/listing-source.ts'
import { createListing } from '#test/support/catalogue.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { brazilBounds } from '#domain/map/map-frame.ts'
import { mergePlaces } from '#domain/map/place-bubbles.ts'
import type { MunicipalityTable } from '#domain/search/index/place-dictionary.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { MapClusters } from './map-cluster-schemas.ts'
import { buildMapClusters, firstListed } from './map-clusters.ts'
import { buildMapPoints } from './map-points.ts'

const nowhere: MunicipalityTable = { find: () => null, recognize: () => [], named: () => [] }
const now = new Date('2026-11-20T12:00:00Z')
const goiania = { lat: -16.67861, lng: -49.25389, precision: 'city' as const }
const jatai = { lat: -17.88, lng: -51.72, precision: 'city' as const }
const listings = [
  createListing({
    id: '1',
    state: 'GO',
    city: 'GOIANIA',
    place: goiania,
    price: 50_000_00,
    evaluation: 100_000_00,
  }),
  createListing({
    id: '2',
    state: 'GO',
    city: 'GOIANIA',
    place: goiania,
    price: 10_000_00,
    evaluation: 100_000_00,
  }),
  createListing({
    id: '3',
    state: 'GO',
    city: 'JATAI',
    place: jatai,
    price: 60_000_00,
    evaluation: 100_000_00,
  }),
  createListing({ id: '4', state: 'GO', city: 'JATAI', place: null }),
]
const index = buildTestIndex(listings, nowhere)

describe('the bubbles that a map begins with', () => {
  it('lie in the whole country without a place, and around the matches with one', () => {
    expect(buildMapClusters(index, emptyCriteria, now).bounds).toEqual(brazilBounds)
    expect(buildMapClusters(index, { ...emptyCriteria, state: ['GO'] }, now).bounds).toEqual([
      jatai.lng,
      jatai.lat,
      goiania.lng,
      goiania.lat,
    ])
    expect(buildMapClusters(index, { ...emptyCriteria, state: ['SP'] }, now)).toEqual({
      total: 0,
      bounds: null,
      levels: [],
      first: [],
    })
  })

  it('are one where places would overlap, named after the largest, and apart where the map is nearer', () => {
    const { levels } = buildMapClusters(index, emptyCriteria, now)
    expect(levels[0]).toMatchObject({ totals: [3], places: [2], states: ['GO'] })
    const near = buildMapClusters(index, { ...emptyCriteria, state: ['GO'] }, now).levels.at(-1)
    expect(near).toMatchObject({ totals: [2, 1], places: [1, 1] })
  })

  it('come with the first listings in the order of the map: the greatest discount, extremes last', () => {
    expect(buildMapClusters(index, emptyCriteria, now).first).toEqual([1, 3, 2])
  })

  it('hold every listing that the points have, at every zoom, and are what the map makes of them', () => {
    const some = buildIndex(someCatalogue(200, 17))
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const points = buildMapPoints(some, criteria, now)
        const clusters = MapClusters.parse(buildMapClusters(some, criteria, now))
        expect(clusters.total).toBe(points.total)
        expect(clusters.first).toHaveLength(Math.min(firstListed, points.total))
        const places = points.cities.flatMap(({ precision, lats, lngs, totals }) =>
          totals.map((total, at) => ({ precision, lat: lats[at]!, lng: lngs[at]!, total })),
        )
        const isOnePlaceEach = new Set(places.map(({ lat, lng }) => `${lat},${lng}`)).size === places.length
        for (const { zoom, totals } of clusters.levels) {
          expect(totals.reduce((sum, each) => sum + each, 0)).toBe(points.total)
          if (!isOnePlaceEach) continue
          const merged = mergePlaces(places, zoom, ({ total }) => total)
          expect(totals).toEqual(merged.map(({ total }) => total))
        }
      }),
    )
  })
})

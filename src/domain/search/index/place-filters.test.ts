import { describe, expect, it } from 'vitest'
import { buildIndex, numbersAt } from '#test/support/built-index.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import type { PlacePrecision } from '../../property/geographic-place.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { findListingPage } from './search-listings.ts'

const { now, lists, municipalities, listings } = someCatalogue(40, 3)

/** Meters north of the spot that is asked for, and how sure the place is. */
const places: [meters: number, precision: PlacePrecision][] = [
  [0, 'building'],
  [495, 'near'],
  [505, 'near'],
  [0, 'street'],
  [1_990, 'building'],
  [0, 'city'],
]
const metersPerDegree = 111_195
const index = buildIndex({
  now,
  lists,
  municipalities,
  listings: places.map(([meters, precision], at) => ({
    ...listings[at]!,
    id: String(at + 1),
    place: { lat: -8.05 + meters / metersPerDegree, lng: -34.9, precision },
  })),
})

function findNear(withinMetres: number | null): string {
  const criteria = { ...emptyCriteria, nearAddress: '-8.05,-34.9', withinMetres, sort: 'price' as const }
  const { positions } = findListingPage(index, criteria, { page: 0, limit: 10 }, now)
  return numbersAt(index, positions).toSorted().join(' ')
}

describe('listings near a spot', () => {
  it.each([
    [500, '1 2'],
    [600, '1 2 3'],
    [null, '1 2 3'],
    [2_000, '1 2 3 5'],
  ])('within %s m are those placed at their house or beside it', (withinMetres, found) => {
    expect(findNear(withinMetres)).toBe(found)
  })
})

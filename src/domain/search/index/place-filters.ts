import { foldText } from '../../fold-text.ts'
import { placePrecisions } from '../../property/geographic-place.ts'
import { statesOfRegion } from '../../regions.ts'
import { isUf, type Uf } from '../../states.ts'
import { createShapeTest, decodeShape } from '../area-shape.ts'
import { computeDistanceKm } from '../distance.ts'
import { readSpot } from '../criteria-fields.ts'
import { defaultWithinMeters } from '../range-words.ts'
import { type Criteria, defaultWithinKm } from '../search-criteria.ts'
import type { BitSet } from './bit-set.ts'
import { createCityTest, createOwnStateCityTest } from './city-names.ts'
import { codeOf } from './indexed-listing.ts'
import { keepCodes, keepWhere } from './keep-listings.ts'
import type { ListingIndex } from './listing-index.ts'
import type { IndexedCity, MunicipalityTable, SearchMunicipality } from './place-dictionary.ts'

/** Removes from a set the listings that do not pass. */
export type ListingFilter = (set: BitSet) => void

/**
 * The filters of place, by the field of the criteria that they come from.
 * @param ownState a city's name is understood in each listing as if its own state were the chosen one
 */
export function createPlaceFilters(
  index: ListingIndex,
  criteria: Criteria,
  ownState = false,
): Map<keyof Criteria, ListingFilter> {
  const { columns, places } = index
  const filters = new Map<keyof Criteria, ListingFilter>()
  const addStates = (name: 'state' | 'region', chosen: readonly Uf[]): void => {
    if (chosen.length === 0) return
    const wanted = new Set(chosen.map(codeOf.state))
    filters.set(name, set =>
      keepCodes(
        set,
        columns.state,
        acceptCodes(27, code => wanted.has(code)),
      ),
    )
  }
  const addCities = (name: keyof Criteria, accepts: (city: IndexedCity) => boolean): void => {
    const accepted = acceptCodes(places.cities.length, code => accepts(places.cities[code]!))
    filters.set(name, set => keepCodes(set, columns.city, accepted))
  }
  const addNeighborhoods = (name: 'neighborhood' | 'notNeighborhood', wanted: boolean): void => {
    if (criteria[name].length === 0) return
    const keys = new Set(criteria[name].map(foldText))
    const accepted = acceptCodes(
      places.neighborhoods.length,
      code => keys.has(places.neighborhoods[code]!.key) === wanted,
    )
    filters.set(name, set => keepCodes(set, columns.neighborhood, accepted))
  }

  addStates('state', criteria.state)
  addStates(
    'region',
    criteria.region.flatMap(region => statesOfRegion[region]),
  )
  if (criteria.city.length > 0)
    addCities('city', createCriteriaTest(index, criteria.city, criteria, ownState))
  if (criteria.notCity.length > 0) {
    const isExcluded = createCriteriaTest(index, criteria.notCity, criteria, ownState)
    addCities('notCity', city => !isExcluded(city))
  }
  addNeighborhoods('neighborhood', true)
  addNeighborhoods('notNeighborhood', false)
  if (criteria.interior !== null)
    addCities(
      'interior',
      ({ municipality }) => municipality !== null && municipality.capital !== criteria.interior,
    )
  if (criteria.near !== null) {
    const seat = findNearSeat(places.municipalities, criteria.near)
    const most = criteria.within ?? defaultWithinKm
    addCities(
      'near',
      ({ municipality }) =>
        seat !== null && municipality !== null && computeDistanceKm(seat, municipality) <= most,
    )
  }
  const spot = criteria.nearAddress === null ? null : readSpot(criteria.nearAddress)
  if (spot !== null) {
    const most = (criteria.withinMetres ?? defaultWithinMeters) / 1_000
    const isExact = acceptCodes(
      placePrecisions.length + 1,
      code => code === codeOf.precision('building') || code === codeOf.precision('near'),
    )
    filters.set('nearAddress', set => {
      keepCodes(set, columns.placePrecision, isExact)
      keepWhere(set, at => computeDistanceKm(spot, { lat: columns.lat[at]!, lng: columns.lng[at]! }) <= most)
    })
  }
  if (criteria.shape !== null) {
    const isInside = createShapeTest(decodeShape(criteria.shape) ?? [])
    const isKnown = acceptCodes(placePrecisions.length + 1, code => code !== codeOf.precision('state'))
    filters.set('shape', set => {
      keepCodes(set, columns.placePrecision, isKnown)
      keepWhere(set, at => isInside(columns.lat[at]!, columns.lng[at]!))
    })
  }
  return filters
}

/** Marks the accepted ones among the codes from 0. */
export const acceptCodes = (codes: number, accepts: (code: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: codes }, (_, code) => Number(accepts(code)))

/** Creates the test of cities' names among the states that the criteria leave, or in each city's own state. */
function createCriteriaTest(
  index: ListingIndex,
  names: readonly string[],
  { state, region }: Pick<Criteria, 'state' | 'region'>,
  ownState: boolean,
): (city: IndexedCity) => boolean {
  if (ownState) return createOwnStateCityTest(index, names)
  const ofRegions = new Set(region.flatMap(name => statesOfRegion[name]))
  return createCityTest(
    index,
    names,
    uf => (state.length === 0 || state.includes(uf)) && (region.length === 0 || ofRegions.has(uf)),
  )
}

/**
 * Finds the municipality of `near` ("Campinas,SP"), by its official name, another spelling, an old name or the name of
 * a district ("Ceilândia,DF"); `null` when none is known.
 */
export function findNearSeat(municipalities: MunicipalityTable, near: string): SearchMunicipality | null {
  const comma = near.lastIndexOf(',')
  const [name, state] = [near.slice(0, comma), near.slice(comma + 1)]
  const official = municipalities.named(name).find(found => found.state === state)
  return official ?? (isUf(state) ? municipalities.find(state, name) : null)
}

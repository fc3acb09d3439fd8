import { countByCityGroup, countNeighborhoods } from '#domain/search/index/count-cities.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { showCityName } from '#domain/search/index/place-dictionary.ts'
import {
  type Gazetteer,
  type GazetteerCity,
  buildGazetteer,
  type PlaceNames,
} from '#domain/search/sentence/gazetteer.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { listMunicipalities } from '../geo/municipalities.ts'

/** Caches the place names of the sentence parser, built once per version of the catalogue. */
export function createGazetteerCache(index: CatalogueIndex): () => Gazetteer {
  let kept: { listings: ListingIndex; gazetteer: Gazetteer } | null = null
  return () => {
    const { listings } = index.current()
    if (kept?.listings !== listings) kept = { listings, gazetteer: buildGazetteer(listPlaceNames(listings)) }
    return kept.gazetteer
  }
}

/** Lists the places with listings, and the municipalities without any, which total 0. */
function listPlaceNames(listings: ListingIndex): PlaceNames {
  const { places } = listings
  const totals = countByCityGroup(listings)
  const keyOf = (city: number): string => foldText(showCityName(places.cities[city]!))
  const cities = places.cities.flatMap(({ state, key, group }) =>
    totals[group]! === 0 ? [] : [{ key: keyOf(group), name: key, state, total: totals[group]! }],
  )
  const official = places.cities.flatMap(({ state, group }, code) =>
    group !== code || totals[group]! === 0 ? [] : [{ key: keyOf(group), state, total: totals[group]! }],
  )
  const listed = new Set(official.map(({ key, state }) => `${state} ${key}`))
  const neighborhoods = countNeighborhoods(listings).map(({ key, city, total }) => ({
    key,
    cityKey: keyOf(city),
    state: places.cities[city]!.state,
    total,
  }))
  return {
    cities: [
      ...official,
      ...cities,
      ...listMunicipalityKeys().filter(({ key, state }) => !listed.has(`${state} ${key}`)),
    ],
    neighborhoods,
  }
}

let known: readonly GazetteerCity[] | null = null

const listMunicipalityKeys = (): readonly GazetteerCity[] =>
  (known ??= states.flatMap(({ uf }) =>
    listMunicipalities(uf).map(({ name }) => ({ key: foldText(name), state: uf, total: 0 })),
  ))

/** The place names without any listing, which need no catalogue. */
export const buildMunicipalityGazetteer = (): Gazetteer =>
  buildGazetteer({ cities: listMunicipalityKeys(), neighborhoods: [] })

import {
  countByCity,
  countNeighborhoods,
  countNeighborhoodsOfSpellings,
  joinSpellings,
} from '#domain/search/index/count-cities.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import {
  type Gazetteer,
  type GazetteerCity,
  buildGazetteer,
  buildGazetteerInSlices,
  type PlaceNames,
} from '#domain/search/sentence/gazetteer.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import { finishWork } from '#domain/finish-work.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { listMunicipalities } from '../geo/municipalities.ts'
import { municipalityAliases } from '../geo/municipality-aliases.ts'

export interface GazetteerCache {
  /** The place names in use, of the catalogue's version or the one before; builds them only when there are none yet. */
  gazetteer: () => Gazetteer
  /** Builds the place names again where the catalogue has another version; other work runs meanwhile. */
  refreshGazetteer: () => Promise<Gazetteer>
}

/** Caches the place names of the sentence parser. */
export function createGazetteerCache(index: Pick<CatalogueIndex, 'current'>): GazetteerCache {
  let kept: { listings: ListingIndex; gazetteer: Gazetteer } | null = null
  let running: Promise<Gazetteer> | null = null

  async function refresh(): Promise<Gazetteer> {
    const { listings } = index.current()
    if (kept?.listings === listings) return kept.gazetteer
    const gazetteer = await finishInSlices(buildFrom(listings))
    kept = { listings, gazetteer }
    return gazetteer
  }

  return {
    gazetteer() {
      const { listings } = index.current()
      kept ??= { listings, gazetteer: finishWork(buildFrom(listings)) }
      return kept.gazetteer
    },
    refreshGazetteer: () => (running ??= refresh().finally(() => (running = null))),
  }
}

function* buildFrom(listings: ListingIndex): Generator<void, Gazetteer> {
  return yield* buildGazetteerInSlices(yield* listPlaceNames(listings))
}

/** Lists the places with listings, and the municipalities without any, which total 0. */
function* listPlaceNames(listings: ListingIndex): Generator<void, PlaceNames> {
  const { places } = listings
  const spelled = countByCity(listings)
  const totals = joinSpellings(spelled, places)
  yield
  const spellings = places.cities.flatMap(({ state, key, shownKey }, code) =>
    key === shownKey || spelled[code] === 0 ? [] : [{ key, state, total: spelled[code]! }],
  )
  const official = places.cities.flatMap(({ state, shownKey, municipality }, code) => {
    const [city, total] = [{ key: shownKey, state }, totals[code]!]
    if (total === 0) return []
    return municipality === null ? { ...city, total, unlocated: true as const } : { ...city, total }
  })
  const listed = new Set(official.map(({ key, state }) => `${state} ${key}`))
  yield
  const others = listMunicipalityKeys().filter(
    ({ key, name, state }) => name !== undefined || !listed.has(`${state} ${key}`),
  )
  yield
  const neighborhoods = [
    ...countNeighborhoods(listings).map(each => ({ ...each, cityKey: places.cities[each.city]!.shownKey })),
    ...countNeighborhoodsOfSpellings(listings),
  ].map(({ key, city, cityKey, total }) => ({ key, cityKey, state: places.cities[city]!.state, total }))
  yield
  return { cities: [...official, ...spellings, ...others], neighborhoods }
}

let known: readonly GazetteerCity[] | null = null

/** The municipalities by their official and their old names; a district's name may as well be a neighborhood's. */
const listMunicipalityKeys = (): readonly GazetteerCity[] =>
  (known ??= [
    ...states.flatMap(({ uf }) =>
      listMunicipalities(uf).map(({ name }) => ({ key: foldText(name), state: uf, total: 0 })),
    ),
    ...municipalityAliases
      .filter(({ reason }) => reason === 'old name')
      .flatMap(({ uf, municipality, names }) =>
        names.map(name => ({
          key: foldText(municipality),
          name: foldText(name),
          state: uf,
          total: 0,
        })),
      ),
  ])

/** The place names without any listing, which need no catalogue. */
export const buildMunicipalityGazetteer = (): Gazetteer =>
  buildGazetteer({ cities: listMunicipalityKeys(), neighborhoods: [] })

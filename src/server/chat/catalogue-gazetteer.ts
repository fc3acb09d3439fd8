import sql from 'sql-template-tag'
import type { CityPresence } from '#domain/consultant/consultant-answer.ts'
import {
  type GazetteerCity,
  type Gazetteer,
  buildGazetteer,
  type GazetteerNeighborhood,
  type PlaceNames,
} from '#domain/search/sentence/gazetteer.ts'
import { states } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CatalogueVersion } from '../catalogue/catalogue-version.ts'
import type { Queryable } from '../database/database.ts'
import { listMunicipalities, findOfficialName } from '../geo/municipalities.ts'
import { reduceToLetters } from '../geo/name-spellings.ts'
import { runOutsideRequest } from '../queue/request-context.ts'

/**
 * Caches the place names of the sentence parser, built once per version of the catalogue for all callers; during a
 * rebuild the previous ones stay in use.
 */
export function createGazetteerCache(db: Queryable, version: CatalogueVersion): () => Promise<Gazetteer> {
  let kept: { version: number; gazetteer: Gazetteer } | null = null
  let making: Promise<Gazetteer> | null = null

  async function make(current: number): Promise<Gazetteer> {
    try {
      const gazetteer = buildGazetteer(await placesOf(db))
      kept = { version: current, gazetteer }
      return gazetteer
    } finally {
      making = null
    }
  }

  return async () => {
    const current = await version.read()
    if (kept?.version === current) return kept.gazetteer
    making ??= runOutsideRequest(() => make(current))
    if (kept === null) return making
    // The next caller tries again.
    making.catch(() => undefined)
    return kept.gazetteer
  }
}

async function placesOf(db: Queryable): Promise<PlaceNames> {
  const cities = await db.query<GazetteerCity>(sql`
    select city_key as key, state, count(*) as total from listings_offered group by city_key, state`)
  const neighborhoods = await db.query<GazetteerNeighborhood>(sql`
    select neighborhood_key as key, city_key as "cityKey", state, count(*) as total
    from listings_offered where neighborhood_key <> ''
    group by neighborhood_key, city_key, state`)
  return { cities: [...cities, ...withoutListings(cities)], neighborhoods }
}

const nameIn = (state: string, letters: string): string => `${state} ${letters}`

/** The municipalities whose city the catalogue lacks in any spelling. */
function withoutListings(cities: readonly GazetteerCity[]): GazetteerCity[] {
  const listed = new Set(cities.map(({ key, state }) => nameIn(state, reduceToLetters(key))))
  return municipalities().filter(({ key, state }) => !listed.has(nameIn(state, reduceToLetters(key))))
}

let known: readonly GazetteerCity[] | null = null

const municipalities = (): readonly GazetteerCity[] =>
  (known ??= states.flatMap(({ uf }) =>
    listMunicipalities(uf).map(({ name }) => ({ key: foldText(name), state: uf, total: 0 })),
  ))

/** The place names without any listing, which need no database. */
export const buildMunicipalityGazetteer = (): Gazetteer =>
  buildGazetteer({ cities: [...municipalities()], neighborhoods: [] })

/**
 * The municipalities of exactly this name (folded by `foldText`), with or without listings; their listings are not
 * counted.
 */
export const findMunicipalities = (key: string): CityPresence[] =>
  municipalities()
    .filter(each => each.key === key)
    .map(({ state, total }) => ({ state, total, alike: 0, name: findOfficialName(state, key) }))

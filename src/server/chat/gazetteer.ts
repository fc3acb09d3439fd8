import sql from 'sql-template-tag'
import type { CityIn } from '#domain/consultant/answer.ts'
import {
  type City,
  type Gazetteer,
  gazetteerOf,
  type Neighborhood,
  type Places,
} from '#domain/search/sentence/gazetteer.ts'
import { states } from '#domain/states.ts'
import { fold } from '#domain/text.ts'
import type { CatalogueVersion } from '../catalogue/version.ts'
import type { Queryable } from '../database/database.ts'
import { municipalitiesOf, officialName } from '../geo/municipalities.ts'
import { lettersOf } from '../geo/spellings.ts'

/**
 * Caches the place names of the sentence parser, built once per version of the catalogue for all callers; during a
 * rebuild the previous ones stay in use.
 */
export function keptGazetteer(db: Queryable, version: CatalogueVersion): () => Promise<Gazetteer> {
  let kept: { version: number; gazetteer: Gazetteer } | null = null
  let making: Promise<Gazetteer> | null = null

  async function make(current: number): Promise<Gazetteer> {
    try {
      const gazetteer = gazetteerOf(await placesOf(db))
      kept = { version: current, gazetteer }
      return gazetteer
    } finally {
      making = null
    }
  }

  return async () => {
    const current = await version.read()
    if (kept?.version === current) return kept.gazetteer
    making ??= make(current)
    if (kept === null) return making
    // The next caller tries again.
    making.catch(() => undefined)
    return kept.gazetteer
  }
}

async function placesOf(db: Queryable): Promise<Places> {
  const cities = await db.query<City>(sql`
    select city_key as key, state, count(*) as total from listings_offered group by city_key, state`)
  const neighborhoods = await db.query<Neighborhood>(sql`
    select neighborhood_key as key, city_key as "cityKey", state, count(*) as total
    from listings_offered where neighborhood_key <> ''
    group by neighborhood_key, city_key, state`)
  return { cities: [...cities, ...withoutListings(cities)], neighborhoods }
}

const nameIn = (state: string, letters: string): string => `${state} ${letters}`

/** The municipalities whose city the catalogue lacks in any spelling. */
function withoutListings(cities: readonly City[]): City[] {
  const listed = new Set(cities.map(({ key, state }) => nameIn(state, lettersOf(key))))
  return municipalities().filter(({ key, state }) => !listed.has(nameIn(state, lettersOf(key))))
}

let known: readonly City[] | null = null

const municipalities = (): readonly City[] =>
  (known ??= states.flatMap(({ uf }) =>
    municipalitiesOf(uf).map(({ name }) => ({ key: fold(name), state: uf, total: 0 })),
  ))

/** The municipalities of exactly this name (`fold`ed), with or without listings; their listings are not counted. */
export const municipalitiesNamed = (key: string): CityIn[] =>
  municipalities()
    .filter(each => each.key === key)
    .map(({ state, total }) => ({ state, total, alike: 0, name: officialName(state, key) }))

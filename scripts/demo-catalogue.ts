import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeographicPlace } from '../src/domain/property/geographic-place.ts'
import { readList } from '../src/domain/caixa/list-reader.ts'
import { foldText } from '../src/domain/fold-text.ts'
import { countOnLadder } from '../src/domain/ladder/ladder-check.ts'
import { findCityPlace, findMunicipality } from '../src/server/geo/municipalities.ts'
import { listMunicipalitySeats } from '../src/server/geo/municipality-seats.ts'
import { states } from '../src/domain/states.ts'
import { asList } from './demo/list.ts'
import { selectRowsOfEachState, type DemoOptions, demoRows } from './demo/rows.ts'

/** The parameters of the demonstration; a change to any of them changes every property. */
export const demoSettings = { listings: 3000, seed: 20_261_116, date: '2026-11-16' }

/** Listings per state in the part that is bundled with the pages. */
const eachState = 10

/**
 * Creates the demonstration catalogue: invented listings in the format of the bank's list. The same options give the
 * same text.
 */
export const demoCatalogue = ({ date, ...options }: DemoOptions & { date: string }): string =>
  asList(demoRows(options), date)

/** Creates the part that is bundled with the pages, for when the server cannot be reached. */
export const demoCut = ({ date, ...options }: DemoOptions & { date: string }): string =>
  asList(selectRowsOfEachState(demoRows(options), eachState), date)

/** Creates the locations and official names of that part's cities, by state and name as `foldText` folds it. */
export function demoPlaces(options: DemoOptions): string {
  const places: Record<string, GeographicPlace & { name?: string | undefined }> = {}
  for (const { state, city } of selectRowsOfEachState(demoRows(options), eachState)) {
    places[`${state} ${foldText(city)}`] = {
      ...findCityPlace(state, city),
      name: findMunicipality(state, city)?.name,
    }
  }
  return JSON.stringify(places)
}

/** Counts by state how much of the whole catalogue stands on the price ladder: JSON, for the part that is bundled. */
export function demoLadder(options: DemoOptions & { date: string }): string {
  const list = readList(demoCatalogue(options))
  if (list.kind === 'refused') throw new Error(list.reason)
  const listings = [...list.entries].flatMap(entry => ('listing' in entry ? [entry.listing] : []))
  return JSON.stringify(Object.fromEntries(countOnLadder(listings)))
}

/** Creates the list of all municipalities for the bundle, whose searches need their names: `uf,name,lat,lng` a line. */
export const demoMunicipalities = (): string =>
  states
    .flatMap(({ uf }) =>
      listMunicipalitySeats(uf).map(({ name, lat, lng }) => [uf, name, lat, lng].join(',')),
    )
    .join('\n')

const root = fileURLToPath(new URL('..', import.meta.url))
const script = fileURLToPath(import.meta.url)

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(resolve(root, path)), { recursive: true })
  writeFileSync(resolve(root, path), content)
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === script) {
  write('dist/demo/catalogue.csv', Buffer.from(demoCatalogue(demoSettings), 'latin1'))
  write('.cache/demo/cut.csv', demoCut(demoSettings))
  write('.cache/demo/ladder.json', demoLadder(demoSettings))
  write('.cache/demo/places.json', demoPlaces(demoSettings))
  write('.cache/demo/municipalities.csv', demoMunicipalities())
}

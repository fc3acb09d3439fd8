import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../src/domain/property/place.ts'
import { fold } from '../src/domain/text.ts'
import { placeOfCity } from '../src/server/geo/municipalities.ts'
import { asList } from './demo/list.ts'
import { cutOf, type DemoOptions, demoRows } from './demo/rows.ts'

/** What the demonstration is made from: change a figure here and every property of it is another. */
export const demonstration = { listings: 3000, seed: 20_261_116, date: '2026-11-16' }

/** Listings of every state in the part that goes with the pages. */
const eachState = 10

/** The demonstration catalogue: invented listings as a list of the bank's. Same options, same text. */
export const demoCatalogue = ({ date, ...options }: DemoOptions & { date: string }): string =>
  asList(demoRows(options), date)

/** The part of it that goes with the pages, for when the server cannot be reached. */
export const demoCut = ({ date, ...options }: DemoOptions & { date: string }): string =>
  asList(cutOf(demoRows(options), eachState), date)

/** Where the cities of that part are, by state and the name as it is compared: the pages know no municipalities. */
export function demoPlaces(options: DemoOptions): string {
  const places: Record<string, Place> = {}
  for (const { state, city } of cutOf(demoRows(options), eachState)) {
    places[`${state} ${fold(city)}`] = placeOfCity(state, city)
  }
  return JSON.stringify(places)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const script = fileURLToPath(import.meta.url)

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(resolve(root, path)), { recursive: true })
  writeFileSync(resolve(root, path), content)
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === script) {
  write('dist/demo/catalogue.csv', Buffer.from(demoCatalogue(demonstration), 'latin1'))
  write('.cache/demo/cut.csv', demoCut(demonstration))
  write('.cache/demo/places.json', demoPlaces(demonstration))
}

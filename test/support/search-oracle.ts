import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { expect } from 'vitest'
import { foldText } from '#domain/fold-text.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { type Criteria, type QueryParameters, readCriteria } from '#domain/search/search-criteria.ts'
import { loadConfig } from '#server/server-config.ts'
import { startServer } from '#server/start-server.ts'
import { officialList, listRow } from './bank-list.ts'
import { postgresDatabase, type TestEngine } from './database.ts'
import { countNaively } from './naive-facets.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { filterNaively, searchNaively } from './naive-search.ts'

const adminToken = 'token-de-administracao-dos-testes'

/** The running application, with its clock. */
export interface OracleServer {
  now: () => Date
  setNow: (now: Date) => void
  get<T>(path: string): Promise<T>
  importList(path: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the whole application, without pages and without requests to the outside, on an empty database. */
export async function startOracleServer(engine: TestEngine['name']): Promise<OracleServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-oracle-'))
  const database = engine === 'postgres' ? await postgresDatabase('template0') : null
  const demonstration = join(folder, 'demonstration.csv')
  await writeFile(demonstration, officialList(listRow()), 'latin1')
  let now = new Date('2026-08-01T12:00:00Z')
  const { url, stop } = await startServer(
    loadConfig({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      ADMIN_TOKEN: adminToken,
      AUTH_SECRET: 'um segredo so dos testes, bem longo',
      PHOTOS_URL: 'off',
    }),
    {
      log: pino({ level: 'silent' }),
      now: () => now,
      site: null,
      demonstration,
      giveUp: error => {
        throw error
      },
    },
  )
  const ask = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(200)
    return JSON.parse(text) as T
  }
  return {
    now: () => now,
    setNow: next => {
      now = next
    },
    get: ask,
    async importList(path) {
      const body = new FormData()
      body.append('file', new Blob([readFileSync(path)]), basename(path))
      await ask('/api/admin/catalogue/import', {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${adminToken}` },
      })
    },
    async stop() {
      await stop()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Reads criteria that must be valid. */
function readValidCriteria(query: QueryParameters): Criteria {
  const { criteria, errors } = readCriteria(query)
  expect(errors).toEqual({})
  return criteria
}

interface FoundPage {
  items: { id: string }[]
  total: number
}

/** What a search says on one page. */
export const askForPage = async (server: OracleServer, query: QueryParameters, page: number) => {
  const path = `/api/properties?${writeQueryString({ ...query, page: String(page), limit: '100' })}`
  const { items, total } = await server.get<FoundPage>(path)
  return { ids: items.map(({ id }) => id), total }
}

/** What it must say, found one listing after another. */
export function expectPage(catalogue: NaiveCatalogue, query: QueryParameters, page: number) {
  const found = searchNaively(catalogue, readValidCriteria(query))
  return { ids: found.slice(page * 100, page * 100 + 100).map(({ id }) => id), total: found.length }
}

interface FacetsAnswer {
  total: number
  state: { value: string; total: number }[]
  city: { value: string; state: string; total: number }[]
  category: { value: string; total: number }[]
  modality: { value: string; total: number }[]
  price: { total: number }[]
}

/** Compares the counts, the map and the bare count of a search with those found one listing after another. */
export async function checkCounts(
  server: OracleServer,
  catalogue: NaiveCatalogue,
  query: Record<string, string | string[]>,
): Promise<void> {
  const criteria = { ...readValidCriteria(query), sort: 'relevance' as const }
  const parameters = writeQueryString(query)
  const expected = countNaively(catalogue, criteria)
  const facets = await server.get<FacetsAnswer>(`/api/properties/facets?${parameters}`)
  const totals = <T extends { total: number }>(counts: T[], keyOf: (count: T) => string) =>
    Object.fromEntries(counts.filter(({ total }) => total > 0).map(each => [keyOf(each), each.total]))
  expect(
    {
      total: facets.total,
      state: totals(facets.state, ({ value }) => value),
      category: totals(facets.category, ({ value }) => value),
      modality: totals(facets.modality, ({ value }) => value),
      price: facets.price.map(({ total }) => total),
    },
    parameters,
  ).toEqual({
    total: expected.total,
    state: expected.state,
    category: expected.category,
    modality: expected.modality,
    price: expected.price,
  })
  const cities = Object.values(expected.city).sort((a, b) => b - a)
  expect(
    facets.city.map(({ total }) => total),
    parameters,
  ).toEqual(cities.slice(0, 50))
  for (const { value, state, total } of facets.city) {
    const key = `${state} ${foldText(value)}`
    expect(expected.city[key], `${parameters} ${key}`).toBe(total)
  }

  const map = await server.get<{ total: number; ids: number[] }>(`/api/properties/map?${parameters}`)
  let id = 0
  const ids = map.ids.map(difference => (id += difference))
  const numbers = filterNaively(catalogue, criteria).map(({ id }) => Number(id))
  expect(
    ids.toSorted((a, b) => a - b),
    parameters,
  ).toEqual(numbers.toSorted((a, b) => a - b))
  expect(await server.get(`/api/properties/count?${parameters}`)).toEqual({ total: numbers.length })
}

import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { catalogueRoutes } from '#server/catalogue/catalogue-routes.ts'
import { propertyRoutes } from '#server/catalogue/property-routes.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import { answerRefusal, createErrorBoundary } from '#server/http/error-boundary.ts'
import { notFoundRefusal } from '#server/http/refusal.ts'
import { caseListings, caseTime } from './case-listings.ts'
import { createListing, seedCatalogue } from './catalogue.ts'
import type { TestEngine } from './database.ts'
import { permissiveGuard } from './permissive-guard.ts'

type Call = keyof typeof catalogueCalls

/** Serves the catalogue's calls over the small catalogue of the search cases and a listing that is gone. */
export function serveCaseCatalogue(engine: TestEngine) {
  const app = new Hono()
  app.onError(createErrorBoundary(pino({ level: 'silent' })))

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [
      ...caseListings,
      createListing({ id: '99', gone: true, evaluation: 150_000_33, price: 100_000_50, city: 'CAMPINAS' }),
    ])
    const index = await loadCatalogueIndex(db)
    app.route('/', catalogueRoutes({ db, index, now: () => caseTime }))
    app.route('/', propertyRoutes({ db, index, now: () => caseTime, guard: permissiveGuard }))
    app.all('*', c => answerRefusal(c, notFoundRefusal()))
  })

  /** Sends a request and checks the body against the schema that documents it. */
  async function get<Name extends Call>(call: Name, path: string) {
    const response = await app.request(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    return catalogueCalls[call].response.parse(await response.json()) as z.infer<
      (typeof catalogueCalls)[Name]['response']
    >
  }

  async function refused(path: string, status: number, code: string, init?: RequestInit) {
    const response = await app.request(path, init)
    expect(response.status, path).toBe(status)
    const { error } = ErrorBody.parse(await response.json())
    expect(error.code).toBe(code)
    return error.fields ?? {}
  }

  return { get, refused }
}

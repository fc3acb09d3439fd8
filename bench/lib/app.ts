import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { propertyRoutes } from '#server/catalogue/property-routes.ts'
import { catalogueRoutes } from '#server/catalogue/catalogue-routes.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { securityHeaders, withHeaders } from '#server/http/security-headers.ts'

/**
 * Serves the catalogue over a database of the benchmark, without accounts and without cached answers, in its own
 * process. `BENCH_KEPT_LISTINGS` = listings whose rows stay in memory.
 */
const db = await openDatabase({ url: process.env.BENCH_URL || null, folder: process.env.BENCH_FOLDER ?? '' })
const keptListings = Number(process.env.BENCH_KEPT_LISTINGS)

const app = new Hono()
app.use(withHeaders(securityHeaders({ mapStyleUrl: null, mapHosts: [] })))
const now = () => new Date()
const index = await loadCatalogueIndex(db, { keptListings })
app.route('/', catalogueRoutes({ db, index, now }))
app.route('/', propertyRoutes({ db, index, now, guard: permissiveGuard }))
const listener = getRequestListener(app.fetch)

/** Milliseconds from each request to its last byte, in order, since they were last asked for. */
let serverTimes: number[] = []
const server = createServer((request, response) => {
  const began = performance.now()
  response.once('finish', () => serverTimes.push(performance.now() - began))
  void listener(request, response)
})

process.on('message', () => {
  process.send?.({ answer: serverTimes })
  serverTimes = []
})
process.once('disconnect', () => {
  server.close()
  server.closeAllConnections()
  void db.close().then(() => process.exit())
})
server.listen(0, '127.0.0.1', () => process.send?.({ answer: (server.address() as AddressInfo).port }))

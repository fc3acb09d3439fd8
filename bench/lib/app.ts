import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Sql } from 'sql-template-tag'
import { propertyRoutes } from '#server/catalogue/property-routes.ts'
import { catalogueRoutes } from '#server/catalogue/catalogue-routes.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { securityHeaders, withHeaders } from '#server/http/security-headers.ts'
import type { TimedStatement } from './engine-baseline.ts'

/**
 * Serves the catalogue over a database of the benchmark, without accounts, in its own process, without cached
 * responses or totals. On any message it sends the statements executed since the last request.
 */
const db = await openDatabase({ url: process.env.BENCH_URL || null, folder: process.env.BENCH_FOLDER ?? '' })
let sent: TimedStatement[] = []

const recorded: Queryable = {
  query(statement: Sql) {
    sent.push({ text: statement.text, values: [...statement.values] })
    return db.query(statement)
  },
}

const app = new Hono()
app.use(withHeaders(securityHeaders({ mapStyleUrl: null, mapHosts: [] })))
const now = () => new Date()
const index = await loadCatalogueIndex(db)
app.route('/', catalogueRoutes({ db: recorded, index, now }))
app.route('/', propertyRoutes({ db, now, guard: permissiveGuard, version: index.version }))
const listener = getRequestListener(app.fetch)
const server = createServer((request, response) => void listener(request, response))

process.on('message', () => {
  process.send?.({ answer: sent })
  sent = []
})
process.once('disconnect', () => {
  server.close()
  server.closeAllConnections()
  void db.close().then(() => process.exit())
})
server.listen(0, '127.0.0.1', () => process.send?.({ answer: (server.address() as AddressInfo).port }))

import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, describe, onTestFinished } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { embeddedDatabase } from '#server/database/embedded.ts'
import { startInMemory } from '#server/database/embedded-engine.ts'
import { DatabaseUnavailable } from '#server/database/database-errors.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { type DatabaseReset, resetOf } from './database-reset.ts'
import { inDepth } from './depth.ts'
import { readPrepared } from './prepared-programs.ts'

export interface TestEngine {
  name: Database['engine']
  /**
   * A migrated, empty database for the test that asks, or for the file when a hook asks. Earlier tests of the worker
   * may have had it: it is emptied, which takes some 0.02 s; a new one takes 0.4 s embedded, 0.1 s on PostgreSQL.
   */
  fresh: () => Promise<Database>
}

const engines: readonly TestEngine['name'][] = ['embedded', 'postgres']

/**
 * Runs the same tests on both engines, for code with SQL: `eachEngine(engine => { it('…', async () => { const db =
 * await engine.fresh() }) })`. When PostgreSQL cannot be started, its tests fail.
 */
export function eachEngine(tests: (engine: TestEngine) => void): void {
  describe.each(engines)('on %s', name => tests(testEngine(name)))
}

/**
 * Runs tests of code above the stores on one engine: in `npm test` on PostgreSQL, whose databases are faster to create;
 * in the deep run on the other.
 */
export function anyEngine(tests: (engine: TestEngine) => void): void {
  describe.each<TestEngine['name']>(inDepth(['postgres'], ['embedded']))('on %s', name =>
    tests(testEngine(name)),
  )
}

/** Returns one engine, for tests that do not depend on the engine. Called where tests are declared. */
export function testEngine(name: TestEngine['name']): TestEngine {
  return { name, fresh: lentDatabases(name) }
}

/** Returns the address of a PostgreSQL database for this caller, migrated or empty. */
export async function postgresDatabase(template: 'migrated' | 'template0'): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const server = await readPrepared('/postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${template}`)
  return { url: server + name, drop: () => administer(server, `drop database ${name} with (force)`) }
}

/** Databases of this worker that earlier tests gave back, empty. */
const idle: Record<TestEngine['name'], Reusable[]> = { embedded: [], postgres: [] }

interface Reusable {
  database: () => Database
  reset: DatabaseReset
  end(): Promise<void>
}

/** Lends databases until the test is over, or what is declared around it when it is not a test that asks. */
function lentDatabases(name: TestEngine['name']): () => Promise<Database> {
  const lent: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const giveBack of lent.splice(0)) await giveBack()
  })
  return async () => {
    const found = idle[name].pop() ?? (await (name === 'embedded' ? freshEmbedded() : freshPostgres()))
    let over: Promise<void> | undefined
    const once = (end: () => Promise<void>) => (over ??= end())
    const giveBack = () =>
      once(async () => {
        if (await found.reset()) idle[name].push(found)
        else await found.end()
      })
    try {
      onTestFinished(giveBack)
    } catch {
      lent.push(giveBack)
    }
    // A test that closes its database itself wants it closed.
    return unlessOver({ ...found.database(), close: () => once(found.end) }, () => over !== undefined)
  }
}

/** Refuses writes of a test that has ended, so that they do not reach the database of the next one. */
function unlessOver(database: Database, isOver: () => boolean): Database {
  const unless = <T>(work: () => Promise<T>): Promise<T> =>
    isOver() ? Promise.reject(new DatabaseUnavailable('The test of this database is over')) : work()
  return {
    ...database,
    query: statement => unless(() => database.query(statement)),
    transaction: work => unless(() => database.transaction(work)),
    exclusively: (job, work) => unless(() => database.exclusively(job, work)),
    maintain: options => unless(() => database.maintain(options)),
  }
}

let packed: Promise<Blob> | undefined

async function freshEmbedded(): Promise<Reusable> {
  packed ??= readPrepared('/embedded').then(async file => new Blob([await readFile(file)]))
  const engine = await startInMemory(await packed)
  const database = embeddedDatabase(engine)
  return {
    database: () => embeddedDatabase(engine),
    reset: await resetOf(database),
    end: () => engine.close(),
  }
}

async function freshPostgres(): Promise<Reusable> {
  const { url, drop } = await postgresDatabase('migrated')
  const database = await openPostgres(url, () => undefined)
  return {
    database: () => database,
    reset: await resetOf(database),
    end: () => database.close().then(drop),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(`${server}postgres`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

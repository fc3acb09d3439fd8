import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { embeddedDatabase } from '#server/database/embedded.ts'
import { startInMemory } from '#server/database/embedded-engine.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { inDepth } from './depth.ts'

export interface TestEngine {
  name: Database['engine']
  /** A migrated, empty database of its own (embedded 0.4 s, PostgreSQL 0.05 s), closed after the file's tests. */
  fresh: () => Promise<Database>
}

const engines: readonly TestEngine['name'][] = ['embedded', 'postgres']

/**
 * The same tests on both engines, for code that holds SQL:
 * `eachEngine(engine => { it('…', async () => { const db = await engine.fresh() }) })`. Where no PostgreSQL can be
 * started, its tests fail.
 */
export function eachEngine(tests: (engine: TestEngine) => void): void {
  describe.each(engines)('on %s', name => tests(testEngine(name)))
}

/**
 * The same, for code above the stores: on PostgreSQL, whose databases are quicker to have; in the deep run on both
 * engines.
 */
export function anyEngine(tests: (engine: TestEngine) => void): void {
  describe.each(inDepth(['postgres'], engines))('on %s', name => tests(testEngine(name)))
}

/** One engine alone, for tests of what does not depend on it. To be called where tests are declared. */
export function testEngine(name: TestEngine['name']): TestEngine {
  const open = closedAfterwards()
  return {
    name,
    fresh: () => open(name === 'embedded' ? freshEmbedded : freshPostgres),
  }
}

/** The address of a PostgreSQL database of its own, migrated or quite empty. */
export async function postgresDatabase(template: 'migrated' | 'template0'): Promise<{
  url: string
  drop: () => Promise<void>
}> {
  const server = await shared('/postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${template}`)
  return { url: server + name, drop: () => administer(server, `drop database ${name} with (force)`) }
}

function closedAfterwards() {
  const opened: Database[] = []
  afterAll(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  return async (open: () => Promise<Database>) => {
    const database = await open()
    opened.push(database)
    return database
  }
}

let packed: Promise<Blob> | undefined

async function freshEmbedded(): Promise<Database> {
  packed ??= shared('/embedded').then(async file => new Blob([await readFile(file)]))
  return closable(embeddedDatabase(await startInMemory(await packed)))
}

async function freshPostgres(): Promise<Database> {
  const { url, drop } = await postgresDatabase('migrated')
  return closable(await openPostgres(url, () => undefined), drop)
}

/** A test may close its database itself. */
function closable(database: Database, afterwards: () => Promise<void> = async () => undefined): Database {
  let closed: Promise<void> | undefined
  return {
    ...database,
    close() {
      closed ??= database.close().then(afterwards)
      return closed
    },
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

async function shared(what: '/embedded' | '/postgres'): Promise<string> {
  const response = await fetch(inject('engines') + what)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

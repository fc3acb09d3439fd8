import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { PostgresServer } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The URL that serves `/embedded` (a migrated folder, packed), `/postgres` (a server with a migrated template),
     * and `/programs` (a folder of bundled programs).
     */
    engines: string
  }
}

/**
 * Vitest's global setup: starts the shared engines of a test run at the first request, and stops them. Runs without a
 * database wait for neither them nor their code.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-tests-'))
  let postgres: Promise<PostgresServer> | undefined
  let programs: Promise<string> | undefined
  const answers: Record<string, () => Promise<string>> = {
    '/embedded': once(() => packEmbedded(join(folder, 'embedded.tar'))),
    '/postgres': once(async () => {
      postgres = import('./postgres.ts').then(({ startPostgres }) => startPostgres())
      return prepareTemplate(await postgres)
    }),
    '/programs': () => (programs ??= import('./programs.ts').then(({ bundlePrograms }) => bundlePrograms())),
  }
  const server = createServer((request, response) => {
    // Requests are rare, and a kept connection may be closed just when it is used again.
    response.setHeader('Connection', 'close')
    const answer = answers[request.url ?? '']?.() ?? Promise.reject(new Error(`No engine ${request.url}`))
    answer.then(
      text => response.end(text),
      (error: Error) => response.writeHead(500).end(error.stack),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  project.provide('engines', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  return async () => {
    server.close()
    server.closeAllConnections()
    await (await postgres?.catch(() => undefined))?.stop()
    for (const each of [folder, await programs?.catch(() => undefined)])
      if (each !== undefined) await rm(each, { recursive: true, force: true })
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}

async function packEmbedded(file: string): Promise<string> {
  const { startInMemory } = await import('#server/database/embedded-engine.ts')
  const { migrateDatabase: migrate, readMigrations } = await import('#server/database/migrate.ts')
  const engine = await startInMemory(null)
  await migrate(engine, await readMigrations())
  await writeFile(file, Buffer.from(await (await engine.dump()).arrayBuffer()))
  await engine.close()
  return file
}

/** Databases copied from `migrated` are already migrated. */
async function prepareTemplate(server: PostgresServer): Promise<string> {
  const { Client } = await import('pg')
  const { openPostgres } = await import('#server/database/postgres.ts')
  const admin = new Client(server.url('postgres'))
  await admin.connect()
  await admin.query('create database migrated')
  await admin.end()
  const database = await openPostgres(server.url('migrated'), () => undefined)
  await database.close()
  return server.url('')
}

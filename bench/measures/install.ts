import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyFolder } from '../lib/catalogue.ts'
import { type BenchMeasure, formatSeconds } from '../lib/figures.ts'

const project = resolve(import.meta.dirname, '../..')

/** Copies the files a clone would have into a new folder. */
async function clone(): Promise<string> {
  const folder = join(await emptyFolder(), 'arremate')
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  })
  for (const name of names.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await cp(join(project, name), join(folder, name)).catch(() => undefined)
  }
  return folder
}

/** Whether a process of the group still runs: npm ends before the server it started has closed its database. */
function lives(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** Returns the milliseconds from `npm start` to the printed address, then stops the server. */
async function npmStart(folder: string, cache: string): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      npm_config_cache: cache,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data/local'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const listening = new Promise<number>((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (/http:\/\/127\.0\.0\.1:\d+/.test(output)) done(performance.now() - started)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => fail(new Error(`npm start ended:\n${output}`)), fail)
  })
  const took = await listening
  process.kill(-(child.pid as number), 'SIGTERM')
  await ended
  while (lives(child.pid as number)) await sleep(50)
  return took
}

/** Measures `npm start` for a newcomer: a fresh clone and an empty npm cache; then a second start. */
export const installMeasure: BenchMeasure = {
  name: 'install',
  async run() {
    const folder = await clone()
    const cache = await emptyFolder()
    const first = await npmStart(folder, cache)
    const second = await npmStart(folder, cache)
    return [
      {
        name: '`npm start` in a fresh clone, empty npm cache',
        target: '≤ 60 s',
        measured: formatSeconds(first),
        met: first <= 60_000,
      },
      { name: '`npm start` again', target: '< 3 s', measured: formatSeconds(second), met: second < 3000 },
    ]
  },
}

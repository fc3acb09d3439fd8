import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { json, testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/app.ts'
import { listing, seed } from '#test/support/catalogue.ts'
import { type Child, startChild } from '#test/support/child.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from './database/database.ts'
import { DatabaseError, DatabaseUnavailable } from './database/database-errors.ts'
import { diskLevel, type FreeDisk } from './free-disk.ts'
import { createMetrics } from './operations/metrics.ts'
import { watchingDisk } from './operations/watch-disk.ts'
import { isStorageFailure } from './storage-errors.ts'

const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2
const coded = (code: string) => Object.assign(new Error(code), { code })
const refused = (code: string, message = '') =>
  new DatabaseError(message, { code, constraint: null, table: null, column: null })

const failures = [
  ['a full disk', coded('ENOSPC')],
  ['a quota', coded('EDQUOT')],
  ['a read-only disk', coded('EROFS')],
  ['the embedded engine without room', refused('53100', 'could not extend file: No space left on device')],
  ['the embedded engine over its quota', refused('XX000', 'could not write to file: Quota exceeded')],
  ['PostgreSQL without room', new DatabaseUnavailable('could not extend file', { cause: coded('53100') })],
] as const

describe('a write that the disk refuses', () => {
  const engine = testEngine('embedded')
  let failure: Error | null = null
  let app: Awaited<ReturnType<typeof appOn>>
  const save = () =>
    app.request(
      '/api/favorites',
      json('POST', { user_id: 'visitante-0123456789', property: { id: listing().id } }),
    )

  beforeAll(async () => {
    const db = await engine.fresh()
    await seed(db, [listing()])
    const full: Database = {
      ...db,
      transaction: work => (failure ? Promise.reject(failure) : db.transaction(work)),
    }
    app = await appOn(full)
  })

  it.each(failures)('is answered with 503 and when to come back: %s', async (_, error) => {
    failure = error
    const answer = await save()
    failure = null
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    const body = ErrorBody.parse(await answer.json())
    expect(body.error).toMatchObject({
      code: 'storage_unavailable',
      message: expect.stringContaining('espaço'),
    })
    expect((await save()).status).toBeLessThan(300)
  })

  it('is not what other errors are', () => {
    for (const error of [coded('EACCES'), refused('23505'), new DatabaseUnavailable('refused'), null])
      expect(isStorageFailure(error)).toBe(false)
  })
})

describe('the free disk', () => {
  const engine = testEngine('embedded')
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })
  const disk = (free: number, total = 100 * gigabyte) => ({ disk: async () => ({ free, total }) })

  it.each([
    [gigabyte, 100 * gigabyte, 'enough'],
    [gigabyte - 1, 100 * gigabyte, 'low'],
    [64 * megabyte - 1, 100 * gigabyte, 'full'],
    [200 * megabyte, gigabyte, 'enough'],
    [100 * megabyte, gigabyte, 'low'],
    [20 * megabyte, gigabyte, 'full'],
  ])('of %i bytes of %i is %s', (free, total, level) => {
    expect(diskLevel({ free, total })).toBe(level)
  })

  it('is reported by the readiness check; a full one is not ready', async () => {
    const ready = async (free: number) => (await appOn(db, disk(free))).request('/api/health/ready')
    expect(await (await ready(5 * gigabyte)).json()).toEqual({ status: 'ok', freeDiskBytes: 5 * gigabyte })
    const full = await ready(megabyte)
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '60'])
    expect(ErrorBody.parse(await full.json()).error.code).toBe('not_ready')
  })

  it('is among the metrics', async () => {
    const now = () => new Date()
    const metrics = createMetrics({ db, now, adminToken: testAdminToken, ...disk(7 * gigabyte) })
    const app = await appOn(db, { metrics })
    const headers = { authorization: `Bearer ${testAdminToken}` }
    const text = await (await app.request('/api/metrics', { headers })).text()
    expect(text).toContain(`arremate_disk_free_bytes ${7 * gigabyte}\n`)
    expect(text).toContain(`arremate_disk_total_bytes ${100 * gigabyte}\n`)
  })

  it('is a trouble of the operator’s from when it is low until it is enough', async () => {
    const said: string[] = []
    const operator = {
      reportTrouble: async ({ key, detail }: { key: string; detail: string }) =>
        void said.push(`${key} ${detail}`),
      endTrouble: async (key: string) => void said.push(`${key} over`),
    }
    let found: FreeDisk | null = null
    const look = watchingDisk(async () => found, operator)
    for (const free of [null, 5, 0.5, 0.5, 0.4, 5]) {
      found = free === null ? null : { free: free * gigabyte, total: 100 * gigabyte }
      await look()
    }
    expect(said).toEqual([
      'disk:low over',
      expect.stringContaining('disk:low Restam 0,5 GB de 100'),
      'disk:low over',
    ])
  })
})

const mounts = canMount()
if (!mounts)
  process.stdout.write('No file system can be mounted here: full disks are tested by errors alone.\n')

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = join(tmpdir(), `arremate-mount-${process.pid}`)
  try {
    execFileSync('mkdir', ['-p', folder])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe.skipIf(!mounts)('a server on a small disk', () => {
  let root: string
  const mounted: string[] = []
  const children: Child[] = []
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'arremate-storage-'))
  })
  afterAll(async () => {
    await Promise.all(children.map(child => child.kill()))
    for (const folder of mounted) execFileSync('umount', ['-l', folder])
    await rm(root, { recursive: true })
  })

  async function diskOf(megabytes: number): Promise<string> {
    const folder = join(root, `disk${mounted.length}`)
    await mkdir(folder)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    mounted.push(folder)
    return folder
  }
  /** What a server says when it is started there: its address, or why not. */
  async function started(folder: string): Promise<{ server: Child; says: string }> {
    const server = await startChild('serving-child.ts', folder)
    children.push(server)
    return { server, says: await server.hear() }
  }

  it('that is too small says so in one line and ends', { timeout: 120_000 }, async () => {
    const { server, says } = await started(await diskOf(16))
    expect(says).toMatch(/^cannot start: Não há espaço no disco de /)
    await expect(server.hear()).rejects.toThrow('ended')
  })

  it('that can only be read says so in one line and ends', { timeout: 120_000 }, async () => {
    const folder = await diskOf(16)
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const { server, says } = await started(folder)
    expect(says).toMatch(/^cannot start: A pasta .* só de leitura/)
    await expect(server.hear()).rejects.toThrow('ended')
  })

  it('that fills up refuses writes with 503 and accepts them once there is free space', {
    timeout: 240_000,
  }, async () => {
    const folder = await diskOf(220)
    const { says: url } = await started(folder)
    expect(url).toMatch(/^http:/)
    const save = (n: number) =>
      fetch(`${url}/api/favorites`, {
        ...json('POST', {
          user_id: `visitante-${String(n).padStart(10, '0')}`,
          property: { id: '9999400000017' },
        }),
      })
    expect((await save(1)).status).toBeLessThan(300)
    fill(join(folder, 'fill'))
    const statuses = new Set<number>()
    for (let n = 2; n < 400; n++) statuses.add((await save(n)).status)
    for (const status of statuses) expect(status < 300 || status === 503 || status === 429).toBe(true)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503)
    rmSync(join(folder, 'fill'))
    expect((await save(1)).status).toBeLessThan(300)
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200)
  })
})

/** Writes until nothing more fits. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(4_096))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

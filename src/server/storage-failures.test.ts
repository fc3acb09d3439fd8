import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { jsonRequest, testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { testEngine } from '#test/support/database.ts'
import type { Database } from './database/database.ts'
import { DatabaseError, DatabaseUnavailable } from './database/database-errors.ts'
import { checkStorage, judgeDiskLevel, type FreeDisk } from './free-disk.ts'
import { createServerMetrics } from './operations/metrics.ts'
import { createDiskWatch } from './operations/operation-capability.ts'
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
      jsonRequest('POST', { user_id: 'visitante-0123456789', property: { id: createListing().id } }),
    )

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing()])
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
      message: expect.stringMatching(/nada foi alterado.*tente de novo.*quem cuida do site/s),
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
    expect(judgeDiskLevel({ free, total })).toBe(level)
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
    const metrics = createServerMetrics({ db, now, adminToken: testAdminToken, ...disk(7 * gigabyte) })
    const app = await appOn(db, { metrics })
    const headers = { authorization: `Bearer ${testAdminToken}` }
    const text = await (await app.request('/api/metrics', { headers })).text()
    expect(text).toContain(`arremate_disk_free_bytes ${7 * gigabyte}\n`)
    expect(text).toContain(`arremate_disk_total_bytes ${100 * gigabyte}\n`)
  })

  it('is a trouble of the operator’s from when it is low until it is enough', async () => {
    const reports: string[] = []
    const operator = {
      reportTrouble: async ({ key, detail }: { key: string; detail: string }) =>
        reports.push(`${key} ${detail}`) > 0,
      endTrouble: async (key: string) => reports.push(`${key} over`) > 0,
    }
    let found: FreeDisk | null = null
    const checkDisk = createDiskWatch(async () => found, operator)
    for (const free of [null, 5, 0.5, 0.5, 0.4, 5]) {
      found = free === null ? null : { free: free * gigabyte, total: 100 * gigabyte }
      await checkDisk()
    }
    expect(reports).toEqual([
      'disk:low over',
      expect.stringContaining('disk:low Restam 0,5 GB de 100'),
      'disk:low over',
    ])
  })
})

describe('a report of little free disk that cannot be stored', () => {
  it('is made again at the next look', async () => {
    let [stored, reports] = [false, 0]
    const operator = {
      reportTrouble: async () => {
        reports += 1
        return stored
      },
      endTrouble: async () => true,
    }
    const checkDisk = createDiskWatch(async () => ({ free: megabyte, total: 100 * gigabyte }), operator)
    await checkDisk()
    stored = true
    await checkDisk()
    await checkDisk()
    expect(reports).toBe(2)
  })
})

describe('the trial of the data folder at a start', () => {
  it('leaves no file, and removes those that killed starts left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arremate-trial-'))
    await writeFile(join(folder, '.writable.01234567-89ab-cdef-0123-456789abcdef'), 'left')
    await writeFile(join(folder, 'kept'), '')
    await checkStorage(folder, { embedded: false })
    expect(await readdir(folder)).toEqual(['kept'])
    await rm(folder, { recursive: true })
  })
})

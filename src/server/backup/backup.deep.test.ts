import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOn } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { unpackDatabase } from '#test/support/unpack-database.ts'
import { type DataFolderClaim, claimFolder } from '../data-folder.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { startHttpServer } from '../http/http-server.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { packBackup } from './pack-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { localBackupRoutes } from './local-backup-routes.ts'
import { openBackupSource } from './backup-command.ts'

const log = pino({ level: 'silent' })
const signal = new AbortController().signal
const createdAt = new Date('2026-11-21T12:00:00Z')
const steps: (() => Promise<unknown>)[] = []
let root: string
let folder: string
let file: string
let db: Database
let claim: DataFolderClaim
let cookie: string
let written = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-backup-'))
  steps.push(() => rm(root, { recursive: true }))
  folder = join(root, 'data')
  file = join(root, 'copy.tar.gz')
  const claimed = await claimFolder(folder, { lost: () => undefined })
  if ('heldBy' in claimed) throw new Error('held')
  claim = claimed
  await unpackDatabase(folder)
  db = await openDatabase({ url: null, folder })
  steps.push(() => db.close())
  await writeFile(join(folder, 'secrets.json'), '{"auth":"0123456789abcdef","admin":"0123456789abcdef"}')
  const { person, cookieOf } = accountsOn(db)
  const account = await person({ email: 'maria@exemplo.com.br' })
  cookie = await cookieOf(account)
  await seedCatalogue(db, [createListing()])
  await db.query(sql`insert into favorites (user_id, property_id, price_when_saved, saved_at)
    values (${account.id}, 8444405322578, 1, now())`)
  await db.query(sql`create table pairs (n int primary key)`)
})
afterAll(async () => {
  for (const step of steps.reverse()) await step()
})

const stopping = new AbortController()
const serveBackups = async () => {
  const app = new Hono()
  app.onError(createErrorBoundary(log))
  app.route('/', localBackupRoutes({ db, log, token: 'segredo', stopping: stopping.signal }))
  return startHttpServer(app.fetch, () => false, { host: '127.0.0.1', port: 0 })
}
const into = (name: string, changes: { force?: boolean; from?: string } = {}) =>
  restoreBackup(changes.from ?? file, {
    dataDir: join(root, name),
    passphrase: null,
    force: changes.force ?? false,
    now: createdAt,
    report: () => undefined,
  })
const left = async () => (await readdir(folder)).filter(name => name.startsWith('backup.'))

describe('a backup', () => {
  it('is made of a server that keeps writing, consistent at one moment', async () => {
    const server = await serveBackups()
    await claim.announce({ url: server.url, token: 'segredo' })
    let writing = true
    const writes = (async () => {
      while (writing) {
        await db.transaction(async tx => {
          await tx.query(sql`insert into pairs values (${written + 1}), (${written + 2})`)
        })
        written += 2
      }
    })()
    await expect.poll(() => written).toBeGreaterThan(20)
    const acknowledged = written
    const source = await openBackupSource(folder, signal)
    const meanwhile = written
    expect(await left()).toHaveLength(1)
    const second = await fetch(`${server.url}/api/local/backup`, {
      method: 'POST',
      headers: { authorization: 'Bearer segredo' },
    })
    expect([second.status, await second.text()]).toEqual([503, expect.stringContaining('em andamento')])
    const contents = { ...source, secrets: join(folder, 'secrets.json'), createdAt }
    const bytes = await packBackup(contents, file, { onProgress: () => undefined, signal })
    writing = false
    await writes
    await source.close()
    await expect.poll(left, { timeout: 120_000 }).toEqual([])
    await server.stop()
    expect(source.heldFor).toBeGreaterThan(0)
    expect(await stat(file)).toMatchObject({ size: bytes, mode: 0o100600 })
    expect((await readdir(root)).filter(name => name.endsWith('.part'))).toEqual([])

    const { manifest, aside } = await into('restored')
    expect([manifest.createdAt, aside]).toEqual([createdAt.toISOString(), null])
    expect(await readFile(join(root, 'restored/secrets.json'))).toEqual(
      await readFile(join(folder, 'secrets.json')),
    )
    const restored = await openDatabase({ url: null, folder: join(root, 'restored') })
    steps.push(() => restored.close())
    const [pairs] = await restored.query<{ n: number; last: number }>(
      sql`select count(*) as n, coalesce(max(n), 0) as last from pairs`,
    )
    expect(pairs?.n).toBe(pairs?.last)
    expect((pairs?.n ?? 1) % 2, 'no half of a transaction').toBe(0)
    expect(pairs?.n).toBeGreaterThanOrEqual(acknowledged)
    expect(pairs?.n).toBeLessThanOrEqual(meanwhile + 2)
    const { app } = accountsOn(restored)
    const me = await app.request('/api/me', { headers: { cookie } })
    expect(await me.json(), 'the session is still open').toMatchObject({
      user: { email: 'maria@exemplo.com.br' },
    })
    expect(await restored.query(sql`select property_id from favorites`)).toEqual([
      { property_id: 8444405322578 },
    ])
    expect(await restored.query(sql`select id from listings`)).toEqual([{ id: 8444405322578 }])
  })

  it('is readable only by the owner of the data folder', async () => {
    const server = await serveBackups()
    const answer = await fetch(`${server.url}/api/local/backup`, { method: 'POST' })
    expect(answer.status).toBe(401)
    await server.stop()
  })
})

/** Flips one bit in the middle. */
const flipped = (bytes: Buffer): Buffer => {
  const middle = Math.floor(bytes.length / 2)
  return Buffer.concat([
    bytes.subarray(0, middle),
    Buffer.of((bytes[middle] ?? 0) ^ 1),
    bytes.subarray(middle + 1),
  ])
}

describe('restoring', () => {
  const bad = async (name: string, make: (bytes: Buffer) => Buffer) => {
    const path = join(root, `${name}.tar.gz`)
    await writeFile(path, make(await readFile(file)))
    return path
  }
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut-off-early', bytes => bytes.subarray(0, 100)],
    ['cut-off-half', bytes => bytes.subarray(0, bytes.length / 2)],
    ['cut-off-late', bytes => bytes.subarray(0, -1)],
    ['altered', flipped],
    ['altered-inside', bytes => gzipSync(flipped(gunzipSync(bytes)), { level: 1 })],
    ['no-archive', () => Buffer.from('Bom dia.')],
    ['another-archive', () => gzipSync(Buffer.alloc(1024))],
  ])('refuses a file that is %s and changes nothing', async (name, make) => {
    await expect(into(`of-${name}`, { from: await bad(name, make) })).rejects.toThrow(
      /incompleto ou danificado/,
    )
    expect(existsSync(join(root, `of-${name}`))).toBe(false)
  })

  it('refuses a file that does not exist', async () => {
    await expect(into('of-none', { from: join(root, 'none.tar.gz') })).rejects.toThrow(
      /não pôde ser lido \(ENOENT\)/,
    )
  })

  it('refuses a folder in use by a server and one that has data', async () => {
    await expect(into('data', { force: true })).rejects.toThrow(new RegExp(`processo ${process.pid}`))
    await mkdir(join(root, 'full/database'), { recursive: true })
    await expect(into('full')).rejects.toThrow(/já tem dados/)
    await mkdir(join(root, 'secret'))
    await writeFile(join(root, 'secret/secrets.json'), 'outro')
    await expect(into('secret')).rejects.toThrow(/já tem dados/)
    expect(await readFile(join(root, 'secret/secrets.json'), 'utf8')).toBe('outro')
    expect((await readdir(join(root, 'secret'))).filter(name => !name.startsWith('lock.'))).toEqual([
      'secrets.json',
    ])
  })

  it('moves existing data aside with --force', async () => {
    await mkdir(join(root, 'old/database'), { recursive: true })
    await writeFile(join(root, 'old/database/mine'), 'kept')
    const { aside } = await into('old', { force: true })
    expect(await readFile(join(aside ?? '', 'database/mine'), 'utf8')).toBe('kept')
    expect(existsSync(join(root, 'old/database/PG_VERSION'))).toBe(true)
  })

  it('refuses a database of a newer version', async () => {
    const from = join(root, 'newer.tar.gz')
    const migrations = [
      ...(await db.query<{ name: string }>(sql`select name from migrations order by name`)).map(
        ({ name }) => name,
      ),
      '9999_future.sql',
    ]
    const contents = { folder: join(root, 'restored'), secrets: join(root, 'none'), migrations, createdAt }
    await mkdir(join(root, 'restored-copy/database'), { recursive: true })
    await packBackup({ ...contents, folder: join(root, 'restored-copy') }, from, {
      onProgress: () => undefined,
      signal,
    })
    await expect(into('of-newer', { from })).rejects.toThrow(/versão mais nova.*9999_future/)
    expect(existsSync(join(root, 'of-newer'))).toBe(false)
  })

  it('leaves no partial file when packing is cancelled', async () => {
    const cancelled = AbortSignal.abort()
    const target = join(root, 'cancelled.tar.gz')
    const contents = { folder: join(root, 'old'), secrets: join(root, 'none'), migrations: ['x'], createdAt }
    await expect(
      packBackup(contents, target, { onProgress: () => undefined, signal: cancelled }),
    ).rejects.toThrow()
    expect((await readdir(root)).filter(name => name.startsWith('cancelled'))).toEqual([])
  })
})

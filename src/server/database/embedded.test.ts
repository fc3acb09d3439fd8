import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { unpackDatabase } from '#test/support/unpack-database.ts'
import type { Database } from './database.ts'
import { embeddedDatabase } from './embedded.ts'
import { type EmbeddedEngine, startEmbedded } from './embedded-engine.ts'
import { DatabaseError, DatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-embedded-'))
  await unpackDatabase(folder)
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('the embedded engine on disk', () => {
  let engine: EmbeddedEngine
  beforeAll(async () => {
    engine = await startEmbedded(folder)
    await engine.script('create table notes (note text); create table sizes (bytes bigint)')
  })
  afterAll(() => engine.close())

  it('plans a repeated statement once for a work, again for the next, and keeps few of them', async () => {
    await engine.script('create table numbers (n integer primary key); insert into numbers values (1)')
    const find = (work: string) => engine.run('select * from numbers where n = $1::integer', ['1'], work)
    const prepared = async () =>
      (await engine.run('select name, generic_plans as plans from pg_prepared_statements', [])).rows as {
        name: string
        plans: number
      }[]
    const planOf = async ({ name }: { name: string }) =>
      JSON.stringify((await engine.run(`explain execute ${name}(1)`, [])).rows)
    for (let run = 0; run < 7; run++) await find('first')
    const [first, ...others] = await prepared()
    expect([first?.plans, others]).toEqual([2, []])
    await engine.script('insert into numbers select generate_series(2, 30000)')
    for (let run = 0; run < 7; run++) await find('second')
    const second = (await prepared()).find(({ name }) => name !== first?.name)
    expect(await planOf(second!)).toContain('Index')
    for (let run = 0; run < 100; run++) await find('second')
    expect((await prepared()).map(({ name }) => name)).not.toContain(second?.name)
    for (let work = 0; work < 20; work++) await find(`later ${work}`)
    expect((await prepared()).length).toBeLessThanOrEqual(8)
    expect((await find('first')).rows).toEqual([{ n: 1 }])
  })

  it('syncs every commit to the disk before it acknowledges it, and syncs nothing for a read', async () => {
    const sync = vi.spyOn(fs, 'fsyncSync')
    syncBuiltinESMExports()
    await engine.run('select count(*) from notes', [])
    expect(sync).toHaveBeenCalledTimes(0)
    for (let commits = 1; commits <= 5; commits++) {
      await engine.run('insert into notes values ($1)', ['a note'])
      expect(sync.mock.calls.length).toBeGreaterThanOrEqual(commits)
    }
    sync.mockClear()
    await engine.run('begin', [])
    await engine.run('insert into notes values ($1)', ['one'])
    await engine.run('insert into notes values ($1)', ['two'])
    expect(sync).toHaveBeenCalledTimes(0)
    await engine.run('commit', [])
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(1)
  })

  it('syncs its files and folders at a checkpoint', async () => {
    const synced: fs.Stats[] = []
    const original = fs.fsyncSync
    vi.spyOn(fs, 'fsyncSync').mockImplementation(handle => {
      synced.push(fs.fstatSync(handle))
      original(handle)
    })
    syncBuiltinESMExports()
    await engine.script('create table later (n int); insert into later values (1)')
    await engine.run('checkpoint', [])
    const control = fs.statSync(join(folder, 'database/global/pg_control'))
    expect(synced.some(({ ino }) => ino === control.ino)).toBe(true)
    expect(synced.filter(file => file.isFile()).length).toBeGreaterThan(3)
    expect(synced.filter(file => file.isDirectory()).length).toBeGreaterThan(0)
  })

  it('recovers after a crash and syncs what the recovery changes, not every file separately', async () => {
    await engine.run('insert into notes values ($1)', ['before the crash'])
    const crashed = await mkdtemp(join(tmpdir(), 'arremate-crashed-'))
    await cp(folder, crashed, { recursive: true })
    const sync = vi.spyOn(fs, 'fsyncSync')
    syncBuiltinESMExports()
    const recovered = await startEmbedded(crashed)
    expect(sync.mock.calls.length).toBeGreaterThan(3)
    expect(sync.mock.calls.length).toBeLessThan(100)
    const { rows } = await recovered.run('select note from notes order by note limit 1 offset 5', [])
    expect(rows).toEqual([{ note: 'before the crash' }])
    await recovered.close()
    await rm(crashed, { recursive: true })
  })

  it('opens after a start that was killed while it wrote its lock file', async () => {
    const killed = await mkdtemp(join(tmpdir(), 'arremate-embedded-'))
    await cp(join(folder, 'database'), join(killed, 'database'), { recursive: true })
    await writeFile(join(killed, 'database/postmaster.pid'), '')
    const opened = await startEmbedded(killed)
    await opened.close()
    await rm(killed, { recursive: true })
  })

  it('runs with the settings that durability depends on', async () => {
    const { rows } = await engine.run(
      `select name, setting from pg_settings
       where name in ('fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes') order by name`,
      [],
    )
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ])
  })
})

describe('the embedded engine in its own thread', () => {
  const report = vi.fn()
  let db: Database
  let worker: Worker
  beforeAll(async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage')
    db = await openDatabase({ url: null, folder, report })
    worker = post.mock.contexts[0] as Worker
  })
  afterAll(() => db.close())

  it('leaves the calling thread free while it works', async () => {
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    await db.query(sql`select count(*) from generate_series(1, 1000000)`)
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })

  it('passes errors on with their SQLSTATE', async () => {
    const error: unknown = await db
      .query(sql`insert into catalogue default values`)
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: '23505', constraint: 'catalogue_pkey' })
  })

  it('answers many concurrent statements in order', async () => {
    const asked = Array.from({ length: 200 }, (_, n) => n)
    const answers = await Promise.all(asked.map(n => db.query<{ n: number }>(sql`select ${n}::int as n`)))
    expect(answers.map(rows => rows[0]?.n)).toEqual(asked)
  })

  it('refuses waiting and new statements when its thread ends, and reports that once', async () => {
    const waiting = db.query(sql`select count(*) from generate_series(1, 100000000)`)
    void worker.terminate()
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(db.query(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(db.transaction(async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(DatabaseUnavailable))
  })
})

describe('turns on the single connection', () => {
  it('give a transaction the connection exclusively, in the order requested', async () => {
    const log: string[] = []
    const db = embeddedDatabase({
      run: async text => {
        log.push(text)
        return { rows: [], command: '' }
      },
      script: async () => undefined,
      close: async () => void log.push('close'),
    })
    const first = db.query(sql`first`)
    const transaction = db.transaction(async tx => {
      await tx.query(sql`second`)
      await tx.query(sql`third`)
    })
    const last = db.query(sql`fourth`)
    const closing = db.close()
    await Promise.all([first, transaction, last, closing])
    expect(log).toEqual(['first', 'begin', 'second', 'third', 'commit', 'fourth', 'close'])
  })
})

it('explains why it cannot open a folder', async () => {
  const opening = openDatabase({ url: null, folder: '/dev/null/nowhere' })
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable)
})

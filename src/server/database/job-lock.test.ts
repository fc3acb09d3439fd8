import { AsyncResource } from 'node:async_hooks'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import { cutJobLocks } from '#test/support/job-locks.ts'
import { createKysely } from '../account/auth-library.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-errors.ts'
import { LockLost } from './held-lock.ts'
import { openPostgres } from './postgres.ts'

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise(resolve => {
    if (signal.aborted) resolve(signal.reason)
    signal.addEventListener('abort', () => resolve(signal.reason))
  })

const raise = sql`update catalogue set version = version + 1`

describe('the lock of a job on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof postgresDatabase>>
  let db: Database
  let other: Database
  const report = vi.fn()
  const version = async () => (await other.query<{ version: number }>(sql`select version from catalogue`))[0]
  beforeAll(async () => {
    server = await postgresDatabase('migrated')
    db = await openPostgres(server.url, report)
    other = await openPostgres(server.url, report)
  })
  afterAll(async () => {
    await db.close()
    await other.close()
    await server.drop()
  })
  beforeEach(() => other.query(sql`update catalogue set version = 0`))

  it('aborts the work’s signal when its connection ends, and refuses what the work sends from then on', async () => {
    await db.exclusively('job', async signal => {
      expect(await cutJobLocks(other)).toBe(1)
      expect(await aborted(signal)).toBeInstanceOf(LockLost)
      await expect(db.query(sql`select 1`)).rejects.toBeInstanceOf(LockLost)
      await expect(db.query(raise)).rejects.toBeInstanceOf(LockLost)
      await expect(db.transaction(tx => tx.query(raise))).rejects.toBeInstanceOf(LockLost)
      const auth = createKysely<{ catalogue: { version: number } }>(db)
      const change = auth.updateTable('catalogue').set({ version: 9 })
      await expect(change.execute()).rejects.toBeInstanceOf(LockLost)
      await expect(db.exclusively('another', async () => 'done')).rejects.toBeInstanceOf(LockLost)
    })
    expect(await version()).toEqual({ version: 0 })
    expect(await db.query(raise)).toEqual([])
    expect(await db.exclusively('job', async signal => signal.aborted)).toBe(false)
  })

  it('is one among several: work inside another job ends with the lock of either', async () => {
    const inner = await db.exclusively('outer', () =>
      db.exclusively('inner', async signal => {
        await other.query(sql`
          select pg_terminate_backend(pid, 5000) from pg_locks
          where locktype = 'advisory' and classid = 7208 and objid::bigint::bit(32) = hashtext('outer')::bit(32)`)
        return aborted(signal)
      }),
    )
    expect(inner).toBeInstanceOf(LockLost)
  })

  it('refuses every write once another process has taken it, though nobody noticed yet', async () => {
    await db.exclusively('job', async signal => {
      expect(await db.query(raise)).toEqual([])
      await other.query(sql`update job_locks set token = nextval('job_lock_tokens') where job = 'job'`)
      await expect(db.query(raise)).rejects.toBeInstanceOf(LockLost)
      await expect(db.query(sql`with one as (select 1) ${raise}`)).rejects.toBeInstanceOf(LockLost)
      await expect(db.transaction(tx => tx.query(raise))).rejects.toBeInstanceOf(LockLost)
      expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 1 }])
      expect(signal.aborted).toBe(false)
    })
    expect(await version()).toEqual({ version: 1 })
  })

  it('lets the next holder begin only after the last transaction of the one before', async () => {
    const order: string[] = []
    // As another process does it, outside of this one's transaction.
    const elsewhere = AsyncResource.bind(<T>(work: () => Promise<T>) => work())
    await db.exclusively('job', async () => {
      let nextJob: Promise<unknown> = Promise.resolve()
      await db.transaction(async tx => {
        await tx.query(raise)
        await elsewhere(() => cutJobLocks(other))
        nextJob = elsewhere(() =>
          other.exclusively(
            'job',
            async () => void order.push(`the next one sees ${(await version())?.version}`),
          ),
        )
        const waiting = () =>
          other.query(sql`
            select 1 from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database() and query like '%job_lock_tokens%'`)
        while ((await elsewhere(waiting)).length === 0);
        order.push('the last transaction ends')
      })
      await nextJob
    })
    expect(order).toEqual(['the last transaction ends', 'the next one sees 1'])
  })

  it('leaves nothing behind when it was given back, also by work that failed', async () => {
    await db.exclusively('job', async () => 1)
    await expect(db.exclusively('job', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await other.query(sql`select * from job_locks where job = 'job'`)).toEqual([])
  })

  it('is lost, too, when its connection stays open and nothing answers any more', async () => {
    const { hostname, port, pathname } = new URL(server.url)
    const sockets: Socket[] = []
    const proxy = createServer(client => {
      const upstream = connect(Number(port), hostname)
      sockets.push(client, upstream)
      client.pipe(upstream).on('error', () => undefined)
      upstream.pipe(client).on('error', () => undefined)
    })
    await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
    const url = new URL(server.url)
    url.port = String((proxy.address() as AddressInfo).port)
    expect(url.pathname).toBe(pathname)
    const far = await openPostgres(url.href, report, { pingEvery: 50 })
    await far.exclusively('job', async signal => {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
      const reason = await aborted(signal)
      expect(reason).toBeInstanceOf(LockLost)
      expect((reason as LockLost).cause).toEqual(new Error('The connection does not answer'))
      expect(reason).toBeInstanceOf(DatabaseUnavailable)
    })
    for (const socket of sockets) socket.destroy()
    proxy.close()
    await far.close()
  })
})

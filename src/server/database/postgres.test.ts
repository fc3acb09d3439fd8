import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { refusePoolerByTransaction } from './postgres.ts'

const folder = '/nowhere'

async function endConnections(url: string): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await admin.end()
}

describe('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof postgresDatabase>>
  let db: Database
  const report = vi.fn()
  beforeAll(async () => {
    server = await postgresDatabase('template0')
    db = await openDatabase({ url: server.url, folder, report })
  })
  afterAll(async () => {
    await db.close()
    await server.drop()
  })

  it('continues after its connections were cut, and reports it', async () => {
    await db.query(sql`select 1`)
    const reported = new Promise(resolve => report.mockImplementationOnce(resolve))
    await endConnections(server.url)
    expect(await reported).toBeInstanceOf(Error)
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('refuses the transaction whose connection was cut, and continues', async () => {
    const cut = db.transaction(async tx => {
      await tx.query(sql`update catalogue set version = 7`)
      await endConnections(server.url)
      await tx.query(sql`select 1`)
    })
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 0 }])
  })

  it('keeps a job lock for one process until its connection ends', async () => {
    const other = await openDatabase({ url: server.url, folder })
    const inside = await db.exclusively('import', () => other.exclusively('import', async () => 'both'))
    expect(inside).toBeNull()
    const afterwards = await db.exclusively('import', async () => {
      await endConnections(server.url)
      return other.exclusively('import', async () => 'freed')
    })
    expect(afterwards).toBe('freed')
    await other.close()
  })

  it('has the settings that make it answer as the embedded engine does', async () => {
    const [row] = await db.query<{ at: string }>(
      sql`select '2026-11-21 23:30:00-03'::timestamptz::date as at`,
    )
    expect(row?.at).toBe('2026-11-22')
  })
})

describe('a pooler', () => {
  /** Lends the sessions by number: for a transaction, or for as long as a connection is open. */
  const pooler = (mode: 'transaction' | 'session', sessions: number[]) => {
    const free = [...sessions]
    return {
      async connect() {
        const own = mode === 'session' ? free.shift() : undefined
        let inTransaction: number | undefined
        return {
          async query(text: string) {
            if (text === 'begin') inTransaction = free.shift()
            if (text === 'rollback' && inTransaction !== undefined) free.unshift(inTransaction)
            return { rows: [{ session: own ?? inTransaction ?? free[0] }] }
          },
          release: () => undefined,
        }
      },
    }
  }

  it('that lends a session for one transaction is refused, because locks do not hold behind it', async () => {
    for (const sessions of [[11], [11, 12], [11, 12, 13]])
      await expect(refusePoolerByTransaction(pooler('transaction', sessions))).rejects.toThrow(
        /modo de transação/,
      )
  })

  it('that lends it as long as the connection is open is not', async () => {
    await refusePoolerByTransaction(pooler('session', [11, 12]))
  })
})

describe('an unresponsive PostgreSQL', () => {
  it('is unavailable at the start', async () => {
    const opening = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', folder })
    await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
})

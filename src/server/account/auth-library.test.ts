import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { DatabaseError, DatabaseUnavailable } from '../database/database-errors.ts'
import { createKysely } from './auth-library.ts'

interface Tables {
  things: { id: number; name: string | null; at: Date | null }
}

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
    await db.query(sql`create table things (id integer primary key, name text, at timestamptz)`)
  })
  const over = (database: Database) => createKysely<Tables>(database)
  const ids = async () =>
    (await db.query<{ id: number }>(sql`select id from things order by id`)).map(({ id }) => id)

  it('lets the library read and write our tables', async () => {
    const at = new Date('2026-11-21T12:00:00Z')
    const insertion = over(db).insertInto('things').values({ id: 1, name: "d'água", at }).returningAll()
    expect(await insertion.executeTakeFirst()).toEqual({ id: 1, name: "d'água", at })
    const found = over(db).selectFrom('things').select('name').where('at', '=', at).where('id', 'in', [1, 2])
    expect(await found.execute()).toEqual([{ name: "d'água" }])
  })

  it('commits a transaction of the library whole', async () => {
    await over(db)
      .transaction()
      .execute(async tx => {
        await tx.insertInto('things').values({ id: 10, name: null, at: null }).execute()
        await tx.insertInto('things').values({ id: 11, name: null, at: null }).execute()
      })
    expect(await ids()).toEqual([1, 10, 11])
  })

  it('rolls back a failed transaction and throws its cause', async () => {
    const half = (last: number) =>
      over(db)
        .transaction()
        .execute(async tx => {
          await tx.insertInto('things').values({ id: 20, name: null, at: null }).execute()
          await tx.insertInto('things').values({ id: last, name: null, at: null }).execute()
        })
    await expect(half(10)).rejects.toMatchObject({ name: 'DatabaseError', code: '23505' })
    const thrown = over(db)
      .transaction()
      .execute(async tx => {
        await tx.insertInto('things').values({ id: 21, name: null, at: null }).execute()
        throw new RangeError('our own')
      })
    await expect(thrown).rejects.toThrow('our own')
    expect(await ids()).toEqual([1, 10, 11])
    await half(22)
    expect(await ids()).toEqual([1, 10, 11, 20, 22])
  })

  it('throws when a commit fails', async () => {
    const failing: Database = {
      ...db,
      transaction: work =>
        db.transaction(async tx => {
          await work(tx)
          throw new DatabaseError('no', { code: '40001', constraint: null, table: null, column: null })
        }),
    }
    const writing = over(failing)
      .transaction()
      .execute(tx => tx.insertInto('things').values({ id: 30, name: null, at: null }).execute())
    await expect(writing).rejects.toMatchObject({ code: '40001' })
    expect(await ids()).not.toContain(30)
  })

  it('reports an unreachable database, before and within a transaction', async () => {
    const refuse = () => Promise.reject(new DatabaseUnavailable('gone'))
    const before = over({ ...db, transaction: refuse }).transaction()
    await expect(before.execute(async () => undefined)).rejects.toThrow(DatabaseUnavailable)
    const inTransaction = over({ ...db, transaction: work => db.transaction(() => work({ query: refuse })) })
    const reading = inTransaction.transaction().execute(tx => tx.selectFrom('things').selectAll().execute())
    await expect(reading).rejects.toThrow(DatabaseUnavailable)
    expect(await ids()).toContain(1)
  })
})

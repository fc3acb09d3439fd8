import fc from 'fast-check'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import type { Database, Queryable } from './database.ts'
import { DatabaseError } from './database-errors.ts'

const zones = [
  ['America/Sao_Paulo', 180],
  ['UTC', 0],
  ['Pacific/Kiritimati', -840],
] as const

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })
  beforeEach(async () => {
    await db.query(sql`delete from state_lists`)
    await db.query(sql`update catalogue set version = 0`)
  })

  const at = new Date('2026-11-21T02:30:00.123Z')

  it('starts migrated and empty', async () => {
    expect(db.engine).toBe(engine.name)
    expect(await db.query(sql`select version, source, updated_at from catalogue`)).toEqual([
      { version: 0, source: 'demo', updated_at: null },
    ])
  })

  it('returns values of the documented types, whatever the time zone of the process', async () => {
    for (const [zone, minutes] of zones) {
      vi.stubEnv('TZ', zone)
      expect(at.getTimezoneOffset()).toBe(minutes)
      const rows = await db.query(sql`
        select 9007199254740991::bigint as "bigint", 1.25::numeric as "numeric", 7::smallint as "smallint",
          0.1::double precision as "double", '2026-11-21'::date as "date",
          '2026-11-20 23:30:00.123-03'::timestamptz as "instant", '1890-01-01 00:00Z'::timestamptz as "old",
          true as "boolean", 'ação' as "text", 'x'::varchar as "varchar", null::bigint as "null",
          '{"a":[1,null,"x"]}'::jsonb as "jsonb", '[1]'::json as "json", 'null'::jsonb as "json null",
          array[1,null]::bigint[] as "bigints", array['a"b','c,d','\\','NULL',null,'']::text[] as "texts",
          '{}'::text[] as "none", array['2026-01-02']::date[] as "dates", array[true,false] as "booleans",
          array[array[1,2],array[3,4]] as "nested", count(*) as "count", sum(version) as "sum" from catalogue`)
      expect(rows).toEqual([
        {
          bigint: Number.MAX_SAFE_INTEGER,
          numeric: 1.25,
          smallint: 7,
          double: 0.1,
          date: '2026-11-21',
          instant: at,
          old: new Date('1890-01-01T00:00:00Z'),
          boolean: true,
          text: 'ação',
          varchar: 'x',
          null: null,
          jsonb: { a: [1, null, 'x'] },
          json: [1],
          'json null': null,
          bigints: [1, null],
          texts: ['a"b', 'c,d', '\\', 'NULL', null, ''],
          none: [],
          dates: ['2026-01-02'],
          booleans: [true, false],
          nested: [
            [1, 2],
            [3, 4],
          ],
          count: 1,
          sum: 0,
        },
      ])
      vi.unstubAllEnvs()
    }
  })

  it('takes parameters of every documented type', async () => {
    const rows = await db.query(sql`
      select ${at}::timestamptz as "instant", ${1234567890123}::bigint as "bigint", ${0.1}::float8 as "double",
        ${'d\'água; --"'} as "text", ${true}::boolean as "boolean", ${null}::text as "null",
        ${undefined}::text as "undefined", ${['a"b\\', 'c,d', '', null, '{}']}::text[] as "texts",
        ${[1, 2]}::bigint[] as "bigints", ${[]}::text[] as "none", ${[at]}::timestamptz[] as "instants",
        ${{ a: [1] }}::jsonb as "object", ${JSON.stringify([{ a: 1 }])}::jsonb as "json array",
        ${'2026-11-21'}::date as "date", 2 = any(${[1, 2]}::int[]) as "any"`)
    expect(rows).toEqual([
      {
        instant: at,
        bigint: 1234567890123,
        double: 0.1,
        text: 'd\'água; --"',
        boolean: true,
        null: null,
        undefined: null,
        texts: ['a"b\\', 'c,d', '', null, '{}'],
        bigints: [1, 2],
        none: [],
        instants: [at],
        object: { a: [1] },
        'json array': [{ a: 1 }],
        date: '2026-11-21',
        any: true,
      },
    ])
  })

  it('returns every text, number and instant as it was stored', async () => {
    const text = fc.string({ unit: 'grapheme' }).map(value => value.replaceAll('\0', ''))
    const instant = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    })
    const values = fc.record({
      texts: fc.array(text),
      whole: fc.maxSafeInteger(),
      double: fc.double().map(value => value + 0),
      instant,
    })
    await fc.assert(
      fc.asyncProperty(values, async value => {
        const { texts, whole, double, instant } = value
        const rows = await db.query(sql`
          select ${texts}::text[] as texts, ${whole}::bigint as whole, ${double}::float8 as double,
            ${instant}::timestamptz as instant`)
        expect(rows).toEqual([value])
      }),
      { numRuns: 60 },
    )
  })

  it('refuses to round a bigint', async () => {
    await expect(db.query(sql`select 9007199254740993::bigint as big`)).rejects.toThrow('bigint out of range')
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('runs a statement planned once like another one, with any values, inside transactions and after a refusal', async () => {
    const planned = (on: Queryable, { text, values }: Sql) => on.query({ plannedFor: 'a test', text, values })
    const share = (text: string | null, number: number) =>
      sql`select ${text}::text as text, 10 / ${number}::integer as share`
    for (const text of ["d'Oeste", '\\', '$1', '', null])
      expect(await planned(db, share(text, 5))).toEqual([{ text, share: 2 }])
    await expect(planned(db, share('x', 0))).rejects.toMatchObject({ code: '22012' })
    await expect(planned(db, share('a\0b', 5))).rejects.toMatchObject({ code: '22021' })
    expect(await db.transaction(tx => planned(tx, share('x', 10)))).toEqual([{ text: 'x', share: 1 }])
    expect(await planned(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('reports the SQLSTATE and the constraint of a refused statement', async () => {
    const twice = () =>
      db.query(
        sql`insert into state_lists (state, list_date, first_list_date) values ('SP', '2026-11-21', '2026-11-21')`,
      )
    await twice()
    const error: unknown = await twice().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({ code: '23505', constraint: 'state_lists_pkey', table: 'state_lists' })
    await expect(db.query(sql`selec`)).rejects.toMatchObject({ code: '42601' })
    await expect(db.query(sql`update catalogue set source = null`)).rejects.toMatchObject({
      code: '23502',
      column: 'source',
    })
  })

  it('stores a transaction whole or not at all', async () => {
    const states = () => db.query<{ state: string }>(sql`select state from state_lists order by state`)
    const failing = db.transaction(async tx => {
      await tx.query(
        sql`insert into state_lists (state, list_date, first_list_date) values ('SP', '2026-11-21', '2026-11-21')`,
      )
      throw new Error('no more')
    })
    await expect(failing).rejects.toThrow('no more')
    expect(await states()).toEqual([])
    const result = await db.transaction(async tx => {
      await tx.query(
        sql`insert into state_lists (state, list_date, first_list_date) values ${join([sql`('SP', '2026-11-21', '2026-11-21')`, sql`('RJ', '2026-11-21', '2026-11-21')`])}`,
      )
      return 'done'
    })
    expect(result).toBe('done')
    expect(await states()).toEqual([{ state: 'RJ' }, { state: 'SP' }])
  })

  it('does not commit after a refused statement, even when the work continued', async () => {
    const careless = db.transaction(async tx => {
      await tx.query(sql`update catalogue set version = 5`)
      await tx.query(sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(careless).rejects.toMatchObject({ code: '25P02' })
    expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 0 }])
  })

  it('hides uncommitted changes from everyone else', async () => {
    const steps = Array.from({ length: 10 }, (_, index) => index)
    const writing = steps.map(() =>
      db.transaction(async tx => {
        await tx.query(sql`update catalogue set version = version + 1`)
        await tx.query(sql`update catalogue set version = version + 1`)
      }),
    )
    const reading = steps.map(() => db.query<{ version: number }>(sql`select version from catalogue`))
    const seen = (await Promise.all(reading)).map(rows => rows[0]?.version)
    await Promise.all(writing)
    expect(seen.filter(version => version === undefined || version % 2 === 1)).toEqual([])
    expect(await db.query(sql`select version from catalogue`)).toEqual([{ version: 20 }])
  })

  it('refuses the database inside a transaction, and the transaction after its end', async () => {
    await expect(db.transaction(async () => db.query(sql`select 1`))).rejects.toThrow('Inside a transaction')
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('Inside a transaction')
    const kept = await db.transaction(async tx => tx)
    await expect(kept.query(sql`select 1`)).rejects.toThrow('over')
  })

  it('runs a locked job in one process at a time', async () => {
    const results = await db.exclusively('import', async () => [
      await db.exclusively('import', async () => 'twice'),
      await db.exclusively('another', async () => 'another'),
    ])
    expect(results).toEqual([null, 'another'])
    await expect(db.exclusively('import', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    )
    expect(await db.exclusively('import', async () => 'again')).toBe('again')
  })

  it('has trigrams, which only the first migration needs, and counts during maintenance', async () => {
    await db.maintain()
    await db.maintain({ vacuum: true })
    expect(await db.query(sql`select 'apartamento' % 'apartamentos' as alike`)).toEqual([{ alike: true }])
    expect(
      await db.query(
        sql`select relname from pg_stat_user_tables where relname = 'catalogue' and n_live_tup >= 0`,
      ),
    ).toEqual([{ relname: 'catalogue' }])
  })

  it('sorts keys by code point when the column says so', async () => {
    await db.query(
      sql`insert into state_lists (state, list_date, first_list_date) select s, '2026-11-21', '2026-11-21' from unnest(${['b', 'A', 'a', 'B']}::text[]) s`,
    )
    const rows = await db.query<{ state: string }>(
      sql`select state from state_lists order by state ${raw('collate "C"')}`,
    )
    expect(rows.map(row => row.state)).toEqual(['A', 'B', 'a', 'b'])
  })

  it('refuses queries once closed', async () => {
    const closed = await engine.fresh()
    await closed.close()
    await closed.close()
    await expect(closed.query(sql`select 1`)).rejects.toThrow()
  })
})

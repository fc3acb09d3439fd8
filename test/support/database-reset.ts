import sql, { raw } from 'sql-template-tag'
import type { Database, Queryable } from '#server/database/database.ts'

/** Empties a database of what a test left in it. Resolves to whether it is again as the migrations made it. */
export type DatabaseReset = () => Promise<boolean>

interface Shape {
  /** Tables, columns and indexes in one word; functions and the like no test changes. */
  print: string
  tables: string[]
}

/** Remembers what the migrations made, for a reset to it. Called on a database that nobody has written to. */
export async function resetOf(db: Database): Promise<DatabaseReset> {
  const shape = await shapeOf(db)
  const rows = new Map<string, string>()
  for (const table of await filled(db, shape.tables)) {
    const [all] = await db.query<{ rows: string }>(
      sql`select jsonb_agg(t)::text as rows from ${raw(table)} t`,
    )
    if (table !== 'migrations') rows.set(table, all?.rows ?? '[]')
  }
  return () =>
    db.transaction(async tx => {
      if ((await shapeOf(tx)).print !== shape.print || (await isLocked(tx))) return false
      const written = (await filled(tx, shape.tables)).filter(table => table !== 'migrations')
      if (written.length > 0) await tx.query(sql`truncate ${raw(written.join(', '))} cascade`)
      for (const [table, before] of rows) {
        await tx.query(
          sql`insert into ${raw(table)} select * from jsonb_populate_recordset(null::${raw(table)}, ${before}::jsonb)`,
        )
      }
      await tx.query(sql`
        select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null`)
      return true
    })
}

async function shapeOf(db: Queryable): Promise<Shape> {
  const columns = await db.query<{ kind: string; name: string; columns: string }>(sql`
    select relkind as kind, quote_ident(relname) as name,
      (select string_agg(attname || ' ' || atttypid::regtype || ' ' || attnotnull, ', ' order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns
    from pg_class where relnamespace = 'public'::regnamespace order by relname`)
  return {
    print: JSON.stringify(columns),
    tables: columns.filter(({ kind }) => kind === 'r').map(({ name }) => name),
  }
}

async function filled(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const [row] = await db.query<Record<string, boolean>>(
    sql`select ${raw(tables.map(table => `exists (select from ${table}) as ${table}`).join(', '))}`,
  )
  return tables.filter(table => row?.[table])
}

/** Whether a test left a job that still holds its lock. */
async function isLocked(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ locked: boolean }>(sql`
    select exists (
      select from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database()
      )
    ) as locked`)
  return row?.locked ?? true
}

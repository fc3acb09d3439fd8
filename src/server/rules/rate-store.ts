import sql from 'sql-template-tag'
import type { MeasuredRate } from '#domain/rules/measured-rates.ts'
import type { Queryable } from '../database/database.ts'

/** Reads the newest rate of each rule. */
export const readRates = (db: Queryable): Promise<MeasuredRate[]> =>
  db.query<MeasuredRate>(sql`select rule, value, day::text as day from rates order by rule`)

/** Stores a rate, unless a newer one is there. */
export async function storeRate(db: Queryable, { rule, value, day }: MeasuredRate, now: Date): Promise<void> {
  await db.query(sql`
    insert into rates (rule, value, day, read_at) values (${rule}, ${value}::double precision, ${day}::date, ${now})
    on conflict (rule) do update set value = excluded.value, day = excluded.day, read_at = excluded.read_at
    where rates.day <= excluded.day`)
}

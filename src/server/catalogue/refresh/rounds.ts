import sql from 'sql-template-tag'
import { states, type Uf } from '#domain/states.ts'
import type { Database, Queryable } from '../../database/database.ts'

/** One refresh of the catalogue, as its row has it. */
export interface Round {
  id: number
  trigger: 'schedule' | 'operator'
  status: 'running' | 'waiting' | 'done' | 'failed' | 'stopped'
  areas: Uf[]
  /** Areas that are done with, in any way. */
  settled: Uf[]
  imported: number
  unchanged: number
  failed: number
  /** How often the bank turned it away. */
  attempts: number
  next_attempt_at: Date | null
  problem: string | null
  started_at: Date
  finished_at: Date | null
}

export const allAreas: readonly Uf[] = states.map(({ uf }) => uf)

/** Opens a round, where none is open. */
export async function openRound(
  db: Queryable,
  { trigger, areas, at }: { trigger: Round['trigger']; areas: readonly Uf[]; at: Date },
): Promise<void> {
  await db.query(sql`
    insert into refreshes (trigger, status, areas, started_at)
    values (${trigger}, 'running', ${areas}::text[], ${at}::timestamptz)
    on conflict do nothing`)
}

/** The round under way, whichever process has begun it. */
export async function openedRound(db: Queryable): Promise<Round | null> {
  const [round] = await db.query<Round>(
    sql`select * from refreshes where status in ('running', 'waiting') order by id desc limit 1`,
  )
  return round ?? null
}

export async function latestRound(db: Queryable): Promise<Round | null> {
  const [round] = await db.query<Round>(sql`select * from refreshes order by id desc limit 1`)
  return round ?? null
}

/** Whether a round over all areas is under way, or was at that moment or later. */
export async function servedSince(db: Queryable, moment: Date): Promise<boolean> {
  const [row] = await db.query(sql`
    select 1 from refreshes
    where cardinality(areas) = ${allAreas.length}::integer
      and (finished_at is null or finished_at >= ${moment}::timestamptz)
    limit 1`)
  return row !== undefined
}

/** A waiting round goes on; `false` where it was stopped meanwhile. */
export async function goOn(db: Queryable, id: number): Promise<boolean> {
  const going = await db.query(sql`
    update refreshes set status = 'running', next_attempt_at = null, problem = null
    where id = ${id}::bigint and status in ('running', 'waiting') returning 1`)
  return going.length > 0
}

/** Whether nobody, in whichever process, has ended the round. */
export async function isUnderWay(db: Queryable, id: number): Promise<boolean> {
  return (
    (await db.query(sql`select 1 from refreshes where id = ${id}::bigint and status = 'running'`)).length > 0
  )
}

/** The bank turned the round away: nothing is asked until then. Whether it was still under way. */
export async function makeWait(
  db: Queryable,
  id: number,
  { until, problem }: { until: Date; problem: string },
): Promise<boolean> {
  const waiting = await db.query(sql`
    update refreshes set status = 'waiting', attempts = attempts + 1, next_attempt_at = ${until}::timestamptz,
      problem = ${problem}
    where id = ${id}::bigint and status = 'running' returning 1`)
  return waiting.length > 0
}

/** The bank turned the round away too often. Whether it was still under way. */
export async function giveUp(
  db: Queryable,
  id: number,
  { at, problem }: { at: Date; problem: string },
): Promise<boolean> {
  const failed = await db.query(sql`
    update refreshes set status = 'failed', problem = ${problem}, finished_at = ${at}::timestamptz
    where id = ${id}::bigint and status = 'running' returning 1`)
  return failed.length > 0
}

/** Closes a round of which every list has ended: failed where all have. `null` where it was stopped meanwhile. */
export async function closeRound(db: Queryable, id: number, at: Date): Promise<Round | null> {
  const [closed] = await db.query<Round>(sql`
    update refreshes set finished_at = ${at}::timestamptz,
      status = case when failed = cardinality(areas) then 'failed' else 'done' end,
      problem = case when failed = 0 then null else 'Não vieram todas as listas.' end
    where id = ${id}::bigint and status = 'running' returning *`)
  return closed ?? null
}

/** The operator ends whatever is under way, in whichever process. */
export async function stopRounds(db: Database, at: Date): Promise<void> {
  await db.query(sql`
    update refreshes set status = 'stopped', next_attempt_at = null, finished_at = ${at}::timestamptz
    where status in ('running', 'waiting')`)
}

import sql from 'sql-template-tag'
import { states, type Uf } from '#domain/states.ts'
import type { Database, Queryable } from '../../database/database.ts'

/** One refresh of the catalogue, as stored in its row. */
export interface RefreshRound {
  id: number
  trigger: 'schedule' | 'operator'
  status: 'running' | 'waiting' | 'done' | 'failed' | 'stopped'
  areas: Uf[]
  /** Areas that are finished, with any result. */
  settled: Uf[]
  imported: number
  unchanged: number
  failed: number
  /** How often the bank refused it. */
  attempts: number
  next_attempt_at: Date | null
  problem: string | null
  started_at: Date
  finished_at: Date | null
}

/** The areas of a whole round: all states. */
export const allAreas: readonly Uf[] = states.map(({ uf }) => uf)

/** Opens a round when none is open. */
export async function openRound(
  db: Queryable,
  { trigger, areas, at }: { trigger: RefreshRound['trigger']; areas: readonly Uf[]; at: Date },
): Promise<void> {
  await db.query(sql`
    insert into refreshes (trigger, status, areas, started_at)
    values (${trigger}, 'running', ${areas}::text[], ${at}::timestamptz)
    on conflict do nothing`)
}

/** Returns the round under way, whichever process began it. */
export async function findOpenRound(db: Queryable): Promise<RefreshRound | null> {
  const [round] = await db.query<RefreshRound>(
    sql`select * from refreshes where status in ('running', 'waiting') order by id desc limit 1`,
  )
  return round ?? null
}

/** Finds the round that was opened last, whether it is still open or not. */
export async function findLatestRound(db: Queryable): Promise<RefreshRound | null> {
  const [round] = await db.query<RefreshRound>(sql`select * from refreshes order by id desc limit 1`)
  return round ?? null
}

/** Whether a round over all areas is under way, or was at that moment or later. */
export async function wasServedSince(db: Queryable, moment: Date): Promise<boolean> {
  const [row] = await db.query(sql`
    select 1 from refreshes
    where cardinality(areas) = ${allAreas.length}::integer
      and (finished_at is null or finished_at >= ${moment}::timestamptz)
    limit 1`)
  return row !== undefined
}

/** Resumes a waiting round; returns `false` when it was ended meanwhile. */
export async function resumeRound(db: Queryable, id: number): Promise<boolean> {
  const going = await db.query(sql`
    update refreshes set status = 'running', next_attempt_at = null, problem = null
    where id = ${id}::bigint and status in ('running', 'waiting') returning 1`)
  return going.length > 0
}

/** Whether the round is still under way, not ended by any process. */
export async function isRoundOpen(db: Queryable, id: number): Promise<boolean> {
  return (
    (await db.query(sql`select 1 from refreshes where id = ${id}::bigint and status = 'running'`)).length > 0
  )
}

/** Makes the round wait until then after a refusal by the bank. Returns whether it was still under way. */
export async function postponeRound(
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

/** Fails the round after too many refusals by the bank. Returns whether it was still under way. */
export async function failRound(
  db: Queryable,
  id: number,
  { at, problem }: { at: Date; problem: string },
): Promise<boolean> {
  const failed = await db.query(sql`
    update refreshes set status = 'failed', problem = ${problem}, finished_at = ${at}::timestamptz
    where id = ${id}::bigint and status = 'running' returning 1`)
  return failed.length > 0
}

/**
 * Closes a round whose lists have all ended: as failed when all failed. Returns `null` when it was ended meanwhile.
 */
export async function closeRound(db: Queryable, id: number, at: Date): Promise<RefreshRound | null> {
  const [closed] = await db.query<RefreshRound>(sql`
    update refreshes set finished_at = ${at}::timestamptz,
      status = case when failed = cardinality(areas) then 'failed' else 'done' end,
      problem = case when failed = 0 then null else 'Não vieram todas as listas.' end
    where id = ${id}::bigint and status = 'running' returning *`)
  return closed ?? null
}

/** Ends every round under way, in any process, for the operator. */
export async function stopRounds(db: Database, at: Date): Promise<void> {
  await db.query(sql`
    update refreshes set status = 'stopped', next_attempt_at = null, finished_at = ${at}::timestamptz
    where status in ('running', 'waiting')`)
}

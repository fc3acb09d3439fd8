import sql from 'sql-template-tag'
import type { RefreshState } from '#contract/admin-schemas.ts'
import type { Queryable } from '../../database/database.ts'
import { allAreas, findLatestRound, type RefreshRound } from './round-store.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** Reads the state of the refresh from its tables. */
export async function readRefreshState(
  db: Queryable,
  { schedule, url, nextAt }: { schedule: string | null; url: string; nextAt: Date | null },
): Promise<RefreshState> {
  const round = await findLatestRound(db)
  return {
    schedule,
    nextAt: instant(nextAt),
    url,
    current: round && current(round),
    areas: await areas(db),
  }
}

const current = (round: RefreshRound): RefreshState['current'] => ({
  trigger: round.trigger,
  status: round.status,
  startedAt: round.started_at.toISOString(),
  finishedAt: instant(round.finished_at),
  nextAttemptAt: instant(round.next_attempt_at),
  problem: round.problem,
  total: round.areas.length,
  settled: round.settled.length,
  imported: round.imported,
  unchanged: round.unchanged,
  failed: round.failed,
})

/** Lists all states in the order of their names; the dates of a demonstration are not the bank's and are left out. */
async function areas(db: Queryable): Promise<RefreshState['areas']> {
  const rows = await db.query<{
    area: string
    listDate: string | null
    checkedAt: Date | null
    importedAt: Date | null
    problem: string | null
  }>(sql`
    select area, list_date as "listDate", checked_at as "checkedAt", imported_at as "importedAt", problem
    from unnest(${allAreas}::text[]) with ordinality as every_one (area, position)
    left join list_downloads using (area)
    left join (
      select state as area, s.list_date from state_lists s, catalogue where catalogue.source = 'caixa'
    ) dates using (area)
    order by position`)
  return rows.map(row => ({
    ...row,
    checkedAt: instant(row.checkedAt),
    importedAt: instant(row.importedAt),
  }))
}

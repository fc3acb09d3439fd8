import { Cron } from 'croner'
import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import type { RefreshState } from '#contract/admin-schemas.ts'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts'
import { type Uf, isUf, stateName } from '#domain/states.ts'
import { startWithBackOff } from '../../background/back-off.ts'
import { type BackgroundWorker, startWorker } from '../../background/worker.ts'
import { DownloadFailed } from '../import/download-failed.ts'
import { createAgeWatch } from './catalogue-age.ts'
import { listListProblems, orderAreas, recordListEnding, storeListEnding } from './refresh-list-store.ts'
import { refreshList } from './refresh-list.ts'
import type { RoundDependencies } from './round-dependencies.ts'
import {
  type RefreshRound,
  allAreas,
  closeRound,
  failRound,
  findLatestRound,
  findOpenRound,
  isRoundOpen,
  openRound,
  postponeRound,
  resumeRound,
  stopRounds,
  wasServedSince,
} from './round-store.ts'
import type { Queryable } from '../../database/database.ts'

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** Reads the state of the refresh from its tables. */
async function readRefreshState(
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

/** Milliseconds until a refused round resumes, the first, second and third time; then it is abandoned. */
const backOffWaits = [30 * minuteMs, 2 * hourMs, 6 * hourMs]
/** Maximum wait, whatever the bank demands, so that the next schedule is not missed for ever. */
const longestWait = dayMs

/** Makes a refused round wait, or gives it up, and notifies the operator. */
async function backOffRound(
  round: RefreshRound,
  failure: DownloadFailed,
  { db, log, now, operator }: Pick<RoundDependencies, 'db' | 'log' | 'now' | 'operator'>,
): Promise<void> {
  const problem = failure.message
  const wait = backOffWaits[round.attempts]
  const asked = Math.min((failure.retryAfter ?? 0) * 1000, longestWait)
  const until = wait === undefined ? null : new Date(now().getTime() + Math.max(wait, asked))
  log.warn({ problem, until, attempts: round.attempts }, 'the bank turned the refresh away')
  const under =
    until === null
      ? await failRound(db, round.id, { problem, at: now() })
      : await postponeRound(db, round.id, { problem, until })
  if (!under) return
  const next =
    until === null
      ? 'Não tenta mais por si até a próxima data da agenda.'
      : `Tenta de novo em ${formatBrasiliaTime(until.toISOString())}.`
  await operator.reportTrouble({
    key: 'refresh:blocked',
    title: failure.blocked
      ? 'O site da Caixa não está deixando baixar as listas'
      : 'O site da Caixa não está respondendo',
    detail: `${problem} ${next} O catálogo ficou como estava; as listas também podem ser baixadas pelo navegador e enviadas em Administração, Catálogo.`,
  })
}

/** Notifies the operator of the lists that could not be downloaded, as long as there are any. */
async function reportListProblems(
  round: RefreshRound,
  { db, operator }: Pick<RoundDependencies, 'db' | 'operator'>,
): Promise<void> {
  const open = await listListProblems(db)
  if (open.length === 0) {
    await operator.endTrouble('refresh:lists')
    return
  }
  if (round.failed === 0) return
  await operator.reportTrouble({
    key: 'refresh:lists',
    title: `Listas da Caixa que não foram atualizadas: ${open.map(({ area }) => area).join(', ')}`,
    detail: open.map(({ area, problem }) => `${stateName(area)}: ${problem}`).join('\n'),
  })
}

/** Milliseconds between two lists: from `least` to `least + spread`. */
const requestGapMs = { least: 2_000, spread: 3_000 }
/** Number of lists in a row without an answer after which the bank gets no more requests. */
const maxUnansweredInARow = 3

/**
 * Requests the remaining lists of a round, one after the other, until all are done or the bank refuses. Lists without an
 * answer are abandoned only at the end: they are requested again when the round has to wait.
 * @throws the signal's reason and the database's errors; the next call continues with what is left
 */
async function runRound(round: RefreshRound, parts: RoundDependencies, signal: AbortSignal): Promise<void> {
  try {
    await askForAll(round, parts, signal)
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error
    await backOffRound(round, error, parts)
  }
}

async function askForAll(round: RefreshRound, parts: RoundDependencies, signal: AbortSignal): Promise<void> {
  const { db, log, now, random, pause, operator } = parts
  const remaining = await orderAreas(
    db,
    round.areas.filter(area => !round.settled.includes(area)),
  )
  const silent = new Map<Uf, string>()
  let inARow = 0
  let through = false
  for (const [index, area] of remaining.entries()) {
    if (index > 0) await pause(requestGapMs.least + random() * requestGapMs.spread, signal)
    if (!(await isRoundOpen(db, round.id))) return
    const refreshed = await refreshList(area, parts, signal)
    log.info(
      { area, ...(refreshed.kind === 'failed' && { problem: refreshed.problem }) },
      `list ${refreshed.kind}`,
    )
    if (refreshed.kind !== 'failed' && !through) {
      through = true
      await operator.endTrouble('refresh:blocked')
    }
    if (refreshed.kind === 'failed' && refreshed.away) {
      silent.set(area, refreshed.problem)
      await storeListEnding(db, area, refreshed, now())
      if (++inARow === maxUnansweredInARow) throw new DownloadFailed(refreshed.problem)
    } else {
      inARow = 0
      await recordListEnding(db, { round: round.id, area, ending: refreshed, at: now() })
    }
  }
  for (const [area, problem] of silent) {
    await recordListEnding(db, { round: round.id, area, ending: { kind: 'failed', problem }, at: now() })
  }
  await close(round, parts)
}

async function close(round: RefreshRound, parts: RoundDependencies): Promise<void> {
  const { db, log, now } = parts
  const closed = await closeRound(db, round.id, now())
  if (closed === null) return
  const { status, imported, unchanged, failed } = closed
  log.info({ trigger: round.trigger, imported, unchanged, failed }, `refresh ${status}`)
  await reportListProblems(closed, parts)
}

/** Start times are spread over this many milliseconds, so that not every server asks at the same second. */
const jitter = 10 * minuteMs

/** Returns the moments of a schedule (five cron fields) in Brasília's time; `null` has none. */
export function createScheduleMoments(schedule: string | null): {
  /** Returns the newest of its moments that has passed. */
  last(at: Date): Date | null
  next(at: Date): Date | null
} {
  if (schedule === null) return { last: () => null, next: () => null }
  // A paused job only computes times; nothing runs by it.
  const cron = new Cron(schedule, { paused: true, timezone: 'America/Sao_Paulo' })
  return {
    // The library's own computation excludes the given moment.
    last: at => cron.previousRuns(1, new Date(at.getTime() + 1))[0] ?? null,
    next: at => cron.nextRun(at),
  }
}

/** Computes when a round is due by the schedule: some minutes after each of its moments that no round has served. */
function createRoundStarts(
  schedule: string | null,
  { random, served }: { random: () => number; served: (moment: Date) => Promise<boolean> },
) {
  const { last, next } = createScheduleMoments(schedule)
  let moment: Date | null = null
  let planned: Date | null = null
  return {
    /** Whether a round is to begin now. A missed moment (nothing ran then) is made up for. */
    async due(at: Date): Promise<boolean> {
      const newest = last(at)
      if (newest === null) return false
      if (newest.getTime() !== moment?.getTime()) {
        moment = newest
        planned = new Date(at.getTime() + random() * jitter)
      }
      // Another process may have been faster.
      if (planned !== null && (await served(moment))) planned = null
      return planned !== null && planned <= at
    },
    /** Returns when the next scheduled round begins; without the random delay until that is drawn. */
    next: (at: Date): Date | null => planned ?? next(at),
  }
}

export interface CatalogueRefresherDependencies extends Omit<RoundDependencies, 'pause' | 'stopping'> {
  /** Five cron fields in Brasília's time; `null` refreshes only when the operator asks. */
  schedule: string | null
  /** Waits like `RoundDependencies.pause`; only tests change it. */
  pause?: RoundDependencies['pause']
}

export interface CatalogueRefresher {
  /** Starts a round now, for these states or all; joins the one under way. */
  begin(areas?: readonly string[]): Promise<void>
  /** Ends the round under way: a committed import is finished, nothing else is requested. */
  cancel(): Promise<void>
  state(): Promise<RefreshState>
  /** Starts the worker that does the rounds, those included that were begun before. */
  start(): Pick<BackgroundWorker, 'settled' | 'stop'>
}

/** Milliseconds between checks for what other processes, the schedule or a back-off have made due. */
const checkEveryMs = 5 * minuteMs
/** Milliseconds before the next attempt when the database failed; the last applies to all that follow. */
const backOff = startWithBackOff(minuteMs, 5 * minuteMs, 30 * minuteMs)

/**
 * Keeps the catalogue as fresh as the bank's site without overloading it: by the schedule or when the operator asks,
 * one round at a time over all processes. The progress is stored in `refreshes`, so that a round resumes after a
 * process ended.
 */
export function createCatalogueRefresher({
  schedule,
  pause = (milliseconds, signal) => wait(milliseconds, null, { signal, ref: false }),
  ...given
}: CatalogueRefresherDependencies): CatalogueRefresher {
  const { db, log, now, operator } = given
  const leaving = new AbortController()
  const stopping = leaving.signal
  const parts: RoundDependencies = { ...given, pause, stopping }
  const begins = createRoundStarts(schedule, { ...given, served: moment => wasServedSince(db, moment) })
  const watchAge = schedule === null ? async () => undefined : createAgeWatch(db, operator)
  let ending = new AbortController()
  let worker: BackgroundWorker | null = null

  /** Opens a round where the schedule says so. Returns how long until the open one, or the next, is due. */
  async function untilDue(): Promise<number> {
    const at = now()
    await watchAge(at)
    if ((await findOpenRound(db)) === null && (await begins.due(at))) {
      await openRound(db, { trigger: 'schedule', areas: allAreas, at })
    }
    const round = await findOpenRound(db)
    const next = round === null ? begins.next(at) : round.next_attempt_at
    if (round !== null && (next === null || next <= at)) return 0
    return next === null ? checkEveryMs : Math.max(1, next.getTime() - at.getTime())
  }

  /** Continues the open round; the next check follows at once. */
  async function work(): Promise<number> {
    const round = await findOpenRound(db)
    // The bank may have refused another process meanwhile.
    if (round === null || (round.next_attempt_at ?? 0) > now()) return 0
    if (!(await resumeRound(db, round.id))) return 0
    ending = new AbortController()
    const signal = AbortSignal.any([stopping, ending.signal])
    try {
      log.info({ trigger: round.trigger, left: round.areas.length - round.settled.length }, 'refresh goes on')
      await runRound(round, parts, signal)
    } catch (error) {
      // After a stop the round resumes at the next start; if the operator ended it, its row says so.
      if (!signal.aborted) throw error
    }
    if (!stopping.aborted) await watchAge(now(), { atOnce: true })
    return 0
  }

  return {
    async begin(areas = allAreas) {
      await openRound(db, { trigger: 'operator', areas: [...new Set(areas)].filter(isUf), at: now() })
      worker?.kick()
    },
    async cancel() {
      await stopRounds(db, now())
      ending.abort()
      worker?.kick()
    },
    state: () => readRefreshState(db, { schedule, url: given.url, nextAt: begins.next(now()) }),
    start() {
      const started = startWorker(
        { name: 'refresh', every: checkEveryMs, lock: 'refresh', untilDue, run: work, backOff },
        { db, log, pause },
      )
      worker = started
      return {
        settled: started.settled,
        states: started.states,
        async stop() {
          leaving.abort()
          await started.stop()
        },
      }
    },
  }
}

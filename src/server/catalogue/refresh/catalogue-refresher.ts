import { setTimeout as wait } from 'node:timers/promises'
import type { RefreshState } from '#contract/admin-schemas.ts'
import { isUf } from '#domain/states.ts'
import { startWithBackOff } from '../../background/back-off.ts'
import { startWorker, type BackgroundWorker } from '../../background/worker.ts'
import { createAgeWatch } from './catalogue-age.ts'
import { minuteMs } from '../../durations.ts'
import type { RoundDependencies } from './round-dependencies.ts'
import { allAreas, resumeRound, findOpenRound, openRound, wasServedSince, stopRounds } from './round-store.ts'
import { createRoundStarts } from './refresh-schedule.ts'
import { readRefreshState } from './refresh-state.ts'
import { runRound } from './run-round.ts'

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
const lookEvery = 5 * minuteMs
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
  const look = schedule === null ? async () => undefined : createAgeWatch(db, operator)
  let ending = new AbortController()
  let worker: BackgroundWorker | null = null

  /** Opens a round where the schedule says so. Returns how long until the open one, or the next, is due. */
  async function untilDue(): Promise<number> {
    const at = now()
    await look(at)
    if ((await findOpenRound(db)) === null && (await begins.due(at))) {
      await openRound(db, { trigger: 'schedule', areas: allAreas, at })
    }
    const round = await findOpenRound(db)
    const next = round === null ? begins.next(at) : round.next_attempt_at
    if (round !== null && (next === null || next <= at)) return 0
    return next === null ? lookEvery : Math.max(1, next.getTime() - at.getTime())
  }

  /** Goes on with the open round; the next look follows at once. */
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
    if (!stopping.aborted) await look(now(), { atOnce: true })
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
        { name: 'refresh', every: lookEvery, lock: 'refresh', untilDue, run: work, backOff },
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

import type { Uf } from '#domain/states.ts'
import { DownloadFailed } from '../import/download-failed.ts'
import { orderAreas, storeListEnding, recordListEnding } from './refresh-list-store.ts'
import type { RoundDependencies } from './round-dependencies.ts'
import { closeRound, isRoundOpen, type RefreshRound } from './round-store.ts'
import { refreshList } from './refresh-list.ts'
import { backOffRound, reportListProblems } from './refresh-troubles.ts'

/** Milliseconds between two lists: from `least` to `least + spread`. */
const requestGapMs = { least: 2_000, spread: 3_000 }
/** Number of lists in a row without an answer after which the bank gets no more requests. */
const maxUnansweredInARow = 3

/**
 * Requests the remaining lists of a round, one after the other, until all are done or the bank refuses. Lists without
 * an answer are given up only at the end: they are requested again when the round has to wait.
 * @throws the signal's reason and the database's errors; the next call continues with what is left
 */
export async function runRound(
  round: RefreshRound,
  parts: RoundDependencies,
  signal: AbortSignal,
): Promise<void> {
  try {
    await askForAll(round, parts, signal)
  } catch (error) {
    if (!(error instanceof DownloadFailed)) throw error
    await backOffRound(round, error, parts)
  }
}

async function askForAll(round: RefreshRound, parts: RoundDependencies, signal: AbortSignal): Promise<void> {
  const { db, log, now, random, pause, operator } = parts
  const left = await orderAreas(
    db,
    round.areas.filter(area => !round.settled.includes(area)),
  )
  const silent = new Map<Uf, string>()
  let inARow = 0
  let through = false
  for (const [index, area] of left.entries()) {
    if (index > 0) await pause(requestGapMs.least + random() * requestGapMs.spread, signal)
    if (!(await isRoundOpen(db, round.id))) return
    const taken = await refreshList(area, parts, signal)
    log.info({ area, ...(taken.kind === 'failed' && { problem: taken.problem }) }, `list ${taken.kind}`)
    if (taken.kind !== 'failed' && !through) {
      through = true
      await operator.endTrouble('refresh:blocked')
    }
    if (taken.kind === 'failed' && taken.away) {
      silent.set(area, taken.problem)
      await storeListEnding(db, area, taken, now())
      if (++inARow === maxUnansweredInARow) throw new DownloadFailed(taken.problem)
    } else {
      inARow = 0
      await recordListEnding(db, { round: round.id, area, ending: taken, at: now() })
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

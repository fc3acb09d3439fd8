import { judgeHealth } from './health-levels.ts'
import type { OperatorNotifier } from './operator-troubles.ts'
import { readTroubles } from './open-troubles.ts'
import { type HealthSources, readHealth } from './read-health.ts'
import { isJudgedKey } from './trouble-kinds.ts'

/** Reported by a check of their own, more often. */
const isWatchedElsewhere = (key: string): boolean => key.startsWith('disk:')

/**
 * Returns a check of what the health page calls wrong: what lasts begins an operator trouble in the page's own words,
 * and ends it when the page no longer says so. A worker's trouble ends only in a process in which that worker works.
 */
export function createHealthWatch(sources: HealthSources, operator: OperatorNotifier): () => Promise<void> {
  const reported = new Map<string, string>()
  return async () => {
    const health = await readHealth(sources, 0)
    if (health.readings === null) return
    const wrong = judgeHealth(health).troubles.filter(
      ({ key, isMailed }) => isMailed && !isWatchedElsewhere(key),
    )
    for (const { key, title, detail, items } of wrong) {
      if (reported.get(key) === title) continue
      const whole = [detail, ...items].join('\n')
      if (await operator.reportTrouble({ key, title, detail: whole })) reported.set(key, title)
    }
    const working = new Set(
      health.workers.flatMap(({ name, hasRun, failures }) =>
        hasRun && failures === 0 ? [`worker:${name}`] : [],
      ),
    )
    for (const { key, overAt } of await readTroubles(sources.db, health.now)) {
      if (overAt !== null || !isJudgedKey(key) || isWatchedElsewhere(key)) continue
      if (wrong.some(each => each.key === key)) continue
      if (key.startsWith('worker:') && !working.has(key)) continue
      if (await operator.endTrouble(key)) reported.delete(key)
    }
  }
}

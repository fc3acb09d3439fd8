import { Cron } from 'croner'
import { minuteMs } from '../../durations.ts'

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
export function createRoundStarts(
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

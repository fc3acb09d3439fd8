import { Cron } from 'croner'
import { minute } from './parts.ts'

/** Beginnings are spread over so long, so that not everybody's server asks at the same second. */
const jitter = 10 * minute

/** When a schedule (five cron fields) says something in Brasília's time; `null` says nothing. */
export function moments(schedule: string | null): {
  /** The newest of its moments that has come. */
  last(at: Date): Date | null
  next(at: Date): Date | null
} {
  if (schedule === null) return { last: () => null, next: () => null }
  // A paused job only reckons: time passes elsewhere.
  const cron = new Cron(schedule, { paused: true, timezone: 'America/Sao_Paulo' })
  return {
    // Its own reckoning leaves out the moment itself.
    last: at => cron.previousRuns(1, new Date(at.getTime() + 1))[0] ?? null,
    next: at => cron.nextRun(at),
  }
}

/** When a round is due by the schedule: some minutes after each of its moments that no round has served. */
export function beginnings(
  schedule: string | null,
  { chance, served }: { chance: () => number; served: (moment: Date) => Promise<boolean> },
) {
  const { last, next } = moments(schedule)
  let moment: Date | null = null
  let planned: Date | null = null
  return {
    /** Whether a round is to begin now. A moment that was missed (nothing ran then) is made up for. */
    async due(at: Date): Promise<boolean> {
      const newest = last(at)
      if (newest === null) return false
      if (newest.getTime() !== moment?.getTime()) {
        moment = newest
        planned = new Date(at.getTime() + chance() * jitter)
      }
      // Another process may have been faster.
      if (planned !== null && (await served(moment))) planned = null
      return planned !== null && planned <= at
    },
    /** When the next round begins by itself; without its minutes of chance as long as they are not drawn. */
    next: (at: Date): Date | null => planned ?? next(at),
  }
}

import type { WaitingHazard } from './waiting-prior.ts'

/** Computes the cumulative hazard after a number of days; the probability of the event by then is `1 − exp(−hazard)`. */
export function computeCumulativeHazard(hazard: WaitingHazard, days: number): number {
  const weeks = days / 7
  return 'h13' in hazard
    ? hazard.h13 * (weeks / 13) ** hazard.shape
    : hazard.perWeek * Math.max(0, weeks - hazard.delayWeeks)
}

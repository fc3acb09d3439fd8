/**
 * Returns a function of the number of failures in a row (1 or more) that gives the wait; the last wait holds for all
 * further failures.
 */
export const startWithBackOff =
  (...waits: readonly [number, ...number[]]) =>
  (failures: number): number =>
    waits[Math.min(failures, waits.length) - 1] ?? waits[0]

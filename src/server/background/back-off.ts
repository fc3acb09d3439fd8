/** The waits after the first failures; the last holds for all that follow. */
export const startWithBackOff =
  (...waits: readonly [number, ...number[]]) =>
  (failures: number): number =>
    waits[Math.min(failures, waits.length) - 1] ?? waits[0]

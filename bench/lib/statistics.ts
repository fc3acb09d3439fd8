/** Returns the value below which `share` (0…1) of the samples lie, by nearest rank. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))
  const value = sorted[rank]
  if (value === undefined) throw new Error('No samples')
  return value
}

/** Returns the median of samples. */
export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/** Returns a reproducible generator of numbers in [0, 1) from a seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns the milliseconds that `work` takes. */
export async function measureDuration(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

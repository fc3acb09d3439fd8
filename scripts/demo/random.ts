export interface DemoRandom {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** A number from `low` to `high`; the higher `lean`, the more often a small one. */
  between(low: number, high: number, lean?: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the keys, with a frequency according to its weight. */
  weighted<Key extends string>(weights: Record<Key, number>): Key
}

/** Creates a generator with the same sequence for the same seed, on every machine (mulberry32). */
export function createDemoRandom(seed: number): DemoRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high, lean = 1) => low + (high - low) * next() ** lean,
    chance: probability => next() < probability,
    pick: from => {
      const found = from[whole(0, from.length - 1)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
    weighted: weights => {
      const keys = Object.keys(weights) as (keyof typeof weights)[]
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0)
      for (const key of keys) {
        left -= weights[key]
        if (left < 0) return key
      }
      return keys.at(-1) as keyof typeof weights
    },
  }
}

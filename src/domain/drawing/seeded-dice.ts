/** Draws random whole numbers; the same seed always gives the same sequence. */
export interface SeededDice {
  /** Returns 0 to sides − 1. */
  roll(sides: number): number
  /** Returns a number in the range, both ends included. */
  between(from: number, to: number): number
  /** Returns true with probability 1/`sides`. */
  once(sides: number): boolean
}

/** Returns numbers from 0 up to 1 (FNV-1a, then mulberry32), always the same for a seed. */
export function createSeededRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Creates dice from a property's number, so that neighbors in a list differ. */
export function createDice(seed: string): SeededDice {
  const next = createSeededRandom(seed)
  const roll = (sides: number): number => Math.floor(next() * sides)
  return {
    roll,
    between: (from, to) => from + roll(to - from + 1),
    once: sides => roll(sides) === 0,
  }
}

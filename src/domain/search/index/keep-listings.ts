import type { BitSet } from './bit-set.ts'

type NumberList = Float64Array | Uint32Array | Uint8Array

/**
 * Keeps the positions of `set` whose number lies in a range. Like the other two filters here it examines only positions
 * that are still in the set. An unknown number (NaN) is in no range.
 */
export function keepRange(
  set: BitSet,
  column: Float64Array,
  least: number | null,
  most: number | null,
): void {
  const from = least ?? Number.NEGATIVE_INFINITY
  const to = most ?? Number.POSITIVE_INFINITY
  for (let word = 0; word < set.length; word++) {
    let kept = set[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      const value = column[(word << 5) + bit]!
      if (!(value >= from && value <= to)) kept &= ~(1 << bit)
    }
    set[word] = kept
  }
}

/** Keeps the positions whose code is accepted: `accepted[code]` is 1. */
export function keepCodes(set: BitSet, column: NumberList, accepted: Uint8Array): void {
  for (let word = 0; word < set.length; word++) {
    let kept = set[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      if (accepted[column[(word << 5) + bit]!] !== 1) kept &= ~(1 << bit)
    }
    set[word] = kept
  }
}

/** Keeps the positions for which `passes` returns true. */
export function keepWhere(set: BitSet, passes: (position: number) => boolean): void {
  for (let word = 0; word < set.length; word++) {
    let kept = set[word]!
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      const bit = 31 - Math.clz32(bits & -bits)
      if (!passes((word << 5) + bit)) kept &= ~(1 << bit)
    }
    set[word] = kept
  }
}

/** A set of listing positions, one bit each. Sets that are combined have the same length. */
export type BitSet = Uint32Array

/** Creates an empty set for positions below `size`. */
export const createBitSet = (size: number): BitSet => new Uint32Array((size + 31) >>> 5)

/** Creates the set of all positions below `size`. */
export function createFullBitSet(size: number): BitSet {
  const set = createBitSet(size).fill(0xffff_ffff)
  if ((size & 31) !== 0 && set.length > 0) set[set.length - 1] = 2 ** (size & 31) - 1
  return set
}

/** Adds a position to a set; it must be below the set's size. */
export const addBit = (set: BitSet, position: number): void => {
  set[position >>> 5]! |= 1 << (position & 31)
}

/** Whether a set contains a position. */
export const hasBit = (set: BitSet, position: number): boolean =>
  (set[position >>> 5]! & (1 << (position & 31))) !== 0

/** Removes from `set` what `other` lacks. */
export function keepCommonBits(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
}

/** Adds to `set` the positions of `other`, which has the same size. */
export function addBits(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!
}

/** Removes from `set` the positions of `other`, which has the same size. */
export function removeBits(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= ~other[word]!
}

/** Counts the positions in a set. */
export function countBits(set: BitSet): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += countWordBits(set[word]!)
  return count
}

/** Counts the ones of 32 bits, by adding neighbors in parallel (Warren, Hacker's Delight, 5–1). */
function countWordBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x5555_5555)
  sum = (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** Lists the positions of the set, in ascending order. */
export function listBits(set: BitSet): Uint32Array {
  const positions = new Uint32Array(countBits(set))
  let next = 0
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      positions[next++] = (word << 5) + 31 - Math.clz32(bits & -bits)
  }
  return positions
}

/** Calls `visit` for each position of the set, in ascending order. */
export function forEachBit(set: BitSet, visit: (position: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      visit((word << 5) + 31 - Math.clz32(bits & -bits))
  }
}

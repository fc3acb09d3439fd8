import { isWithinEdits } from '../edit-distance.ts'
import type { ParseBudget } from './parse-budget.ts'

interface Entry {
  name: string
  /** The name without spaces. */
  letters: string
  /** The letters that occur, one bit each. */
  mask: number
  total: number
}

/** Names by first letter and length, so that a misspelled one is compared with few. */
export type NameIndex = ReadonlyMap<string, readonly Entry[]>

const minNameLength = 5
const maxNameLength = 40

function maskOf(letters: string): number {
  let mask = 0
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) % 31)
  return mask
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** Names between two yields. */
const slice = 500

/** Builds the index; yields every few milliseconds. */
export function* buildNameIndex(
  names: ReadonlyMap<string, readonly { total: number }[]>,
): Generator<void, NameIndex> {
  const index = new Map<string, Entry[]>()
  let done = 0
  for (const [name, places] of names) {
    if (++done % slice === 0) yield
    const letters = name.replaceAll(' ', '')
    if (letters.length < minNameLength || letters.length > maxNameLength) continue
    const entry = {
      name,
      letters,
      mask: maskOf(letters),
      total: places.reduce((sum, one) => sum + one.total, 0),
    }
    const key = `${letters[0]}${letters.length}`
    const group = index.get(key)
    if (group) group.push(entry)
    else index.set(key, [entry])
  }
  return index
}

export interface NearestName {
  name: string
  edits: number
  total: number
  /** Whether another name is as near. */
  tied: boolean
}

/**
 * The name nearest to letters that are none: one slip in 5 to 7 letters, two in longer ones, the first letter as it
 * is; of the same nearness, that with the most listings. `accept` may leave names out. Once the effort is spent, the
 * best so far.
 */
export function findNearestName(
  index: NameIndex,
  letters: string,
  effort: ParseBudget,
  accept: (name: string) => boolean,
): NearestName | null {
  if (letters.length < minNameLength || letters.length > maxNameLength || !effort.mayCompare()) return null
  const most = letters.length >= 8 ? 2 : 1
  const mask = maskOf(letters)
  let best: NearestName | null = null
  for (let length = letters.length - most; length <= letters.length + most; length++)
    for (const { name, letters: other, mask: otherMask, total } of index.get(`${letters[0]}${length}`) ??
      []) {
      if (bits(mask ^ otherMask) > most * 2 || (best?.edits === 1 && total <= best.total && best.tied))
        continue
      if (!effort.mayCompare()) return best
      const edits = isWithinEdits(letters, other, 1)
        ? 1
        : most === 2 && isWithinEdits(letters, other, 2)
          ? 2
          : null
      if (edits === null || !accept(name)) continue
      if (best === null || edits < best.edits) best = { name, edits, total, tied: false }
      else if (edits === best.edits && total > best.total) best = { name, edits, total, tied: true }
      else if (edits === best.edits) best.tied = true
    }
  return best
}
